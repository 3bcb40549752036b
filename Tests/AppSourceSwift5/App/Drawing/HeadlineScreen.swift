import SwiftUI

/// Marks the words of a headline that are written letter by letter.
struct WrittenWords: TextAttribute {
  var tint = Color.teal
}

/// Writes a headline: plain words fade in together, and each letter of the marked words follows the one before.
struct WritingRenderer: TextRenderer {
  /// How much is written, from 0 to 1.
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  var displayPadding: EdgeInsets { EdgeInsets(top: 12, leading: 0, bottom: 12, trailing: 0) }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    let written = layout.flatMap { $0 }.filter { $0[WrittenWords.self] != nil }
    let letters = written.reduce(0) { $0 + $1.count }
    var index = 0
    for line in layout {
      for run in line {
        guard let words = run[WrittenWords.self] else {
          var plain = context
          plain.opacity = min(1, 3 * progress)
          plain.draw(run)
          continue
        }
        for letter in run {
          let start = 0.6 * Double(index) / Double(letters)
          write(letter, part: max(0, min((progress - start) / 0.4, 1)), words.tint, context)
          index += 1
        }
      }
    }
  }

  private func write(
    _ letter: Text.Layout.RunSlice, part: Double, _ tint: Color, _ context: GraphicsContext
  ) {
    var context = context
    let bounds = letter.typographicBounds
    if part < 1 {
      let dot = CGRect(x: bounds.rect.midX - 1.5, y: bounds.origin.y + 4, width: 3, height: 3)
      context.fill(Path(ellipseIn: dot), with: .color(tint.opacity(1 - part)))
      context.addFilter(.blur(radius: 3 * (1 - part)))
    }
    context.opacity = part
    context.translateBy(x: 0, y: (1 - part) * bounds.ascent / 2)
    context.draw(letter, options: .disablesSubpixelQuantization)
  }
}

struct WritingTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.transaction {
      $0.animation = .linear(duration: 0.9)
    } body: {
      $0.textRenderer(WritingRenderer(progress: phase.isIdentity ? 1 : 0))
    }
  }
}

/// A headline whose words come and go.
struct HeadlineScreen: View {
  @State private var isVisible = true

  private var headline: Text {
    let lights = Text("Northern Lights").customAttribute(WrittenWords()).foregroundStyle(.teal)
    return Text("Tonight \(lights.bold()) above the fjord")
  }

  var body: some View {
    VStack(spacing: 24) {
      Spacer()
      if isVisible {
        headline
          .font(.system(.title, design: .rounded, weight: .semibold))
          .multilineTextAlignment(.center)
          .transition(WritingTransition())
      }
      Spacer()
      Button(isVisible ? "Hide" : "Show") {
        withAnimation { isVisible.toggle() }
      }
      .buttonStyle(.borderedProminent)
      .id("toggle")
    }
    .padding()
  }
}
