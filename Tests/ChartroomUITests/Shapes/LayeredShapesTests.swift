import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Strokes and layers of shapes")
struct LayeredShapesTests {
  private func lines<Content: View>(
    _ direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: () -> Content
  ) -> [String] {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    return stage(width: 100, height: 100, environment: environment, content: content).drawList()
      .description.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("a stroked shape is a line as a view, and the outline of the line as a shape")
  func stroked() {
    #expect(
      lines { Rectangle().stroke(lineWidth: 4) }.contains { $0.hasPrefix("stroke #000000 width 4") }
    )
    let outline = Rectangle().stroke(style: StrokeStyle(lineWidth: 10))
      .path(in: CGRect(0, 0, 100, 100))
    #expect(outline.boundingRect == CGRect(x: -5, y: -5, width: 110, height: 110))
    #expect(!outline.contains(CGPoint(x: 50, y: 50)) && outline.contains(CGPoint(x: 3, y: 50)))
    #expect(Rectangle().stroke(lineWidth: .nan).path(in: CGRect(0, 0, 9, 9)).isEmpty)
    // As a clip, it leaves a frame.
    let clipped = stage(width: 100, height: 100) {
      Color.red.clipShape(Rectangle().stroke(style: StrokeStyle(lineWidth: 10)))
    }
    guard case .group(let group) = clipped.drawList().commands.first else {
      Issue.record("\(clipped.drawList())")
      return
    }
    #expect(group.clip?.path == outline)
  }

  @Test("a shape can be drawn again in front of each of its drawings, also within its edges")
  func chained() {
    let drawn = lines {
      Rectangle().strokeBorder(.red, lineWidth: 2).fill(.green).stroke(.blue, lineWidth: 3)
        .strokeBorder(.orange, lineWidth: 4)
    }
    let colors = drawn.compactMap { line in
      ["#FF383C", "#34C759", "#0088FF", "#FF8D28"].first { line.contains($0) }
    }
    #expect(colors == ["#FF383C", "#34C759", "#0088FF", "#FF8D28"])
    // The border lies within the frame, and the fill covers all of it.
    #expect(drawn.contains { $0.hasSuffix("rect 1,1 98x98") })
    #expect(drawn.contains { $0.contains("#34C759") && $0.hasSuffix("rect 0,0 100x100") })
  }

  /// The lower left half of its frame.
  private struct Corner: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior

    func path(in rect: CGRect) -> Path {
      Path {
        $0.addLines([
          rect.origin, CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
      }
    }
  }

  @Test("shapes are mirrored from right to left unless they are fixed")
  func mirrored() {
    func isLeft(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection) -> Bool {
      var environment = EnvironmentValues()
      environment.layoutDirection = direction
      let taps = Log<String>()
      let stage = stage(width: 100, height: 100, environment: environment) {
        Corner(layoutDirectionBehavior: behavior).onTapGesture { taps.entries.append("tap") }
      }
      stage.send(.tap(at: CGPoint(x: 10, y: 80)))
      return !taps.entries.isEmpty
    }
    #expect(isLeft(.mirrors, .leftToRight) && !isLeft(.mirrors, .rightToLeft))
    #expect(isLeft(.fixed, .rightToLeft) && !isLeft(.mirrors(in: .leftToRight), .leftToRight))
    // A symmetric shape keeps its path, and shapes derived from it do not.
    #expect(
      lines(.rightToLeft) { RoundedRectangle(cornerRadius: 9) }
        == lines { RoundedRectangle(cornerRadius: 9) })
    #expect(
      lines(.rightToLeft) { Circle().trim(from: 0, to: 0.3) }
        != lines { Circle().trim(from: 0, to: 0.3) })
    #expect(
      outline(.rightToLeft) { UnevenRoundedRectangle(topLeadingRadius: 20) }
        == reflected(UnevenRoundedRectangle(topLeadingRadius: 20)))
    // Clips are mirrored as the shapes are.
    let right = Corner(layoutDirectionBehavior: .mirrors)
    #expect(
      lines(.rightToLeft) { Color.red.clipShape(right) }
        == lines {
          Color.red.clipShape(
            right.transform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0)))
        })
  }

  /// Returns the path of the only fill of a view.
  private func outline<Content: View>(
    _ direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: () -> Content
  ) -> Path? {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let list = stage(width: 100, height: 100, environment: environment, content: content).drawList()
    guard case .fill(let path, _, _) = list.commands.first else { return nil }
    return path
  }

  /// Returns the horizontal reflection of a shape in a square of 100 points.
  private func reflected<Outline: Shape>(_ shape: Outline) -> Path {
    shape.path(in: CGRect(0, 0, 100, 100))
      .applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0))
  }

  @Test("shapes that are derived from a symmetric one are mirrored, also through others")
  func derived() {
    func expect<Outline: Shape>(_ shape: Outline, isMirrored: Bool = true) {
      let found = outline(.rightToLeft) { shape }
      #expect(
        found == (isMirrored ? reflected(shape) : shape.path(in: CGRect(0, 0, 100, 100))),
        "\(Outline.self)")
    }
    expect(Circle().inset(by: 5).trim(from: 0, to: 0.3))
    expect(AnyShape(Circle()).trim(from: 0, to: 0.3))
    expect(Circle().stroke(lineWidth: 6).trim(from: 0, to: 0.3))
    expect(AnyShape(Circle()).stroke(lineWidth: 6).trim(from: 0, to: 0.3))
    let fixed = Corner(layoutDirectionBehavior: .fixed)
    expect(fixed.size(width: 20, height: 20, anchor: .leading), isMirrored: false)
    expect(fixed.union(fixed), isMirrored: false)
    expect(AnyShape(fixed).trim(from: 0, to: 0.3), isMirrored: false)
  }

  private struct Line: View {
    @State private var isOn = false

    var body: some View {
      Circle().stroke(
        .red, style: StrokeStyle(lineWidth: isOn ? 20 : 2, dash: [isOn ? 8 : 4, 4])
      )
      .contentShape(Rectangle())
      .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
  }

  private struct Frame: View {
    @State private var isOn = false

    var body: some View {
      Color.red.clipShape(Rectangle().stroke(lineWidth: isOn ? 40 : 20))
        .overlay {
          Color.clear.contentShape(Rectangle())
            .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
    }
  }

  @Test("the width and the dashes of a line are animated, as a view and as a clip")
  func animatedLines() {
    let line = stage(width: 100, height: 100) { Line() }
    line.send(.tap(at: CGPoint(x: 50, y: 50)))
    _ = line.drawList()
    line.advance(to: line.time + 0.5)
    let drawn = line.drawList().description
    #expect(drawn.contains("width 11") && drawn.contains("dash [6 4]"), "\(drawn)")
    let frame = stage(width: 100, height: 100) { Frame() }
    frame.send(.tap(at: CGPoint(x: 50, y: 50)))
    _ = frame.drawList()
    frame.advance(to: frame.time + 0.5)
    let half = stage(width: 100, height: 100) {
      Color.red.clipShape(Rectangle().stroke(lineWidth: 30)).overlay { Color.clear }
    }
    #expect(frame.drawList().description == half.drawList().description)
  }

  @Test("uneven corners are continuous, or circular on request, each with its radius")
  func uneven() {
    let rect = CGRect(0, 0, 200, 100)
    let radii = RectangleCornerRadii(topLeading: 40, bottomTrailing: 20)
    let smooth = Path(roundedRect: rect, cornerRadii: radii)
    let round = Path(roundedRect: rect, cornerRadii: radii, style: .circular)
    #expect(smooth != round)
    for path in [smooth, round] {
      let bounds = path.boundingRect
      #expect(bounds.insetBy(dx: -1e-9, dy: -1e-9).contains(rect))
      #expect(rect.insetBy(dx: -1e-9, dy: -1e-9).contains(bounds))
    }
    for path in [smooth, round] {
      #expect(!path.contains(CGPoint(x: 5, y: 5)) && !path.contains(CGPoint(x: 198, y: 98)))
      #expect(path.contains(CGPoint(x: 199, y: 1)) && path.contains(CGPoint(x: 1, y: 99)))
    }
    // Equal radii are those of a rounded rectangle.
    let equal = RectangleCornerRadii(
      topLeading: 20, bottomLeading: 20, bottomTrailing: 20, topTrailing: 20)
    #expect(
      Path(roundedRect: rect, cornerRadii: equal) == Path(roundedRect: rect, cornerRadius: 20))
    var path = Path()
    path.addRoundedRect(in: rect, cornerRadii: radii, transform: CGAffineTransform(scaleX: 2, y: 1))
    #expect(path.boundingRect == CGRect(0, 0, 400, 100))
  }
}
