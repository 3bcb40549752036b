import ChartroomUI
import Foundation
import Graphics

/// The button of a series: filled with a check mark if the series is visible, an outline if it is hidden.
struct CheckBoxView: View, Equatable {
  let line: Line

  static let font = Font.system(size: 14, weight: .medium)
  /// The height, in points.
  static let height: CGFloat = 36
  /// The width of the button without the name, in points.
  static let sides = leading + tick.width + gap + trailing
  private static let leading: CGFloat = 12
  private static let tick = CGSize(width: 10, height: 8)
  private static let gap: CGFloat = 5
  private static let trailing: CGFloat = 12
  static let outline: CGFloat = 1.5

  @Environment(\.chartGround) private var ground

  nonisolated static func == (left: CheckBoxView, right: CheckBoxView) -> Bool {
    left.line == right.line
  }

  var body: some View {
    if line.isHidden {
      let color = ContestTheme.idleButton(line.color, on: ground)
      name(color)
        .padding(.horizontal, Self.sides / 2)
        .frame(height: Self.height)
        .background { Capsule(style: .circular).strokeBorder(color, lineWidth: Self.outline) }
    } else {
      let color = ContestTheme.button(line.color, on: ground)
      let letters = ContestTheme.letters(on: color)
      HStack(spacing: Self.gap) {
        Checkmark()
          .stroke(letters, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
          .frame(width: Self.tick.width, height: Self.tick.height)
        name(letters)
      }
      .padding(.leading, Self.leading).padding(.trailing, Self.trailing)
      .frame(height: Self.height)
      .background { Capsule(style: .circular).fill(color) }
    }
  }

  private func name(_ color: Color) -> some View {
    Text(line.title).font(Self.font).lineLimit(1).foregroundStyle(color)
  }
}

/// A check mark that fills its frame.
struct Checkmark: UnmirroredShape, Equatable {
  func path(in rect: CGRect) -> Path {
    Path {
      $0.addLines([
        CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.55),
        CGPoint(x: rect.minX + rect.width * 0.36, y: rect.maxY),
        CGPoint(x: rect.maxX, y: rect.minY),
      ])
    }
  }
}
