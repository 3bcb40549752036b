import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Reads in layout and drawing")
struct LayoutReadsTests {
  @Test("state that only an alignment guide reads moves the view, without an evaluation")
  func alignmentGuide() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 20) { Guided(log: log) }
    #expect(stage.frame(of: "box")?.minX == 0)
    log.entries = []
    for step in 1...3 {
      stage.send(.tap(at: CGPoint(x: 90, y: 10)))
      #expect(stage.frame(of: "box")?.minX == CGFloat(5 * step))
    }
    #expect(log.entries.isEmpty)
  }

  @Test("a layout that holds a binding arranges its views again")
  func layout() {
    let stage = stage(width: 100, height: 20) { Arranged() }
    #expect(stage.frame(of: "second")?.minX == 10)
    for step in 1...3 {
      stage.send(.tap(at: CGPoint(x: 90, y: 10)))
      #expect(stage.frame(of: "second")?.minX == CGFloat(10 + 5 * step))
      #expect(stage.frame(of: "row")?.width == CGFloat(20 + 5 * step))
    }
  }

  @Test("a shape that holds a binding is drawn again, and not measured")
  func shape() {
    let stage = stage(width: 100, height: 20) { Outlined() }
    #expect(stage.drawList().description.contains("L 0,20"))
    let before = stage.counts
    for step in 1...3 {
      stage.send(.tap(at: CGPoint(x: 90, y: 10)))
      #expect(stage.drawList().description.contains("L \(5 * step),20"))
    }
    #expect(stage.counts.measurements == before.measurements)
    #expect(stage.counts.bodies == before.bodies)
  }

  @Test("a shape whose size depends on a binding is laid out again")
  func shapeSize() {
    let stage = stage(width: 100, height: 20) { Widening() }
    #expect(stage.frame(of: "short")?.width == 0)
    stage.send(.tap(at: CGPoint(x: 90, y: 10)))
    #expect(stage.frame(of: "short")?.width == 5)
  }

  @Test("the environment that only an alignment guide reads moves the view")
  func environment() {
    func content(_ spacing: CGFloat) -> some View {
      SpacingGuided().environment(\.lineSpacing, spacing)
    }
    let stage = stage(width: 100, height: 20) { content(0) }
    #expect(stage.frame(of: "box")?.minX == 0)
    stage.update { content(7) }
    #expect(stage.frame(of: "box")?.minX == 7)
  }

  @Test("a write from another thread reaches the layout, and elements that are gone do not count")
  func threads() async {
    let log = Log<Binding<CGFloat>>()
    let stage = stage(width: 100, height: 20) { Sharing(log: log) }
    #expect(stage.frame(of: "box")?.minX == 0)
    nonisolated(unsafe) let shared = log.entries[0]
    await Task.detached { shared.wrappedValue = 9 }.value
    #expect(stage.frame(of: "box")?.minX == 9)
    stage.update { Color.red }
    _ = stage.drawList()
    shared.wrappedValue = 5
    #expect(stage.frame(of: "box") == nil)
  }
}

private struct Guided: View {
  let log: Log<String>
  @State private var shift: CGFloat = 0

  var body: some View {
    log.entries.append("body")
    return ZStack(alignment: .leading) {
      Color.white.frame(maxWidth: .infinity)
      Color.red.frame(width: 10, height: 10).id("box")
        .alignmentGuide(.leading) { _ in -shift }
    }
    .onTapGesture { shift += 5 }
  }
}

private struct Sharing: View {
  let log: Log<Binding<CGFloat>>
  @State private var shift: CGFloat = 0

  var body: some View {
    if log.entries.isEmpty { log.entries.append($shift) }
    return ZStack(alignment: .leading) {
      Color.white.frame(maxWidth: .infinity)
      Color.red.frame(width: 10, height: 10).id("box")
        .alignmentGuide(.leading) { _ in -shift }
    }
  }
}

private struct SpacingGuided: View {
  @Environment(\.lineSpacing) private var spacing

  var body: some View {
    ZStack(alignment: .leading) {
      Color.white.frame(maxWidth: .infinity)
      Color.red.frame(width: 10, height: 10).id("box")
        .alignmentGuide(.leading) { _ in -spacing }
    }
  }
}

/// A row with a gap that a binding gives.
private struct GapRow: Layout {
  @Binding var gap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    return CGSize(width: widths.reduce(gap, +), height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width + gap
    }
  }
}

private struct Arranged: View {
  @State private var gap: CGFloat = 0

  var body: some View {
    ZStack(alignment: .leading) {
      Color.white.frame(maxWidth: .infinity)
      GapRow(gap: $gap) {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 10, height: 10).id("second")
      }
      .id("row")
    }
    .onTapGesture { gap += 5 }
  }
}

/// A line to a point that a binding gives.
private struct Slant: Shape, @unchecked Sendable {
  @Binding var end: CGFloat

  func path(in rect: CGRect) -> Path {
    Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: end, y: rect.height))
    }
  }
}

/// A shape whose width is the value of a binding.
private struct Wide: Shape, @unchecked Sendable {
  @Binding var width: CGFloat

  func path(in rect: CGRect) -> Path { Path(rect) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: width, height: 10) }
}

private struct Outlined: View {
  @State private var end: CGFloat = 0

  var body: some View {
    Slant(end: $end).stroke(Color.red).contentShape(Rectangle()).onTapGesture { end += 5 }
  }
}

private struct Widening: View {
  @State private var width: CGFloat = 0

  var body: some View {
    ZStack {
      Color.white
      Wide(width: $width).fill(Color.blue).id("short")
    }
    .onTapGesture { width = 5 }
  }
}
