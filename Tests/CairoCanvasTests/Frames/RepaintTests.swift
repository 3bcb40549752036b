import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("Repaint")
struct RepaintTests: SmallFrames {
  @Test("a mark that moves draws itself and what it touches, and no more")
  func counts() throws {
    func list(markAt x: CGFloat) -> DrawList {
      let tiles = (0..<100).map { tile in
        DrawCommand.fill(
          square(CGFloat(tile % 10) * 12, CGFloat(tile / 10) * 9, 10, 7), FillStyle(), .blue)
      }
      return DrawList(
        tiles + [
          .fill(Path(ellipseIn: CGRect(x: x, y: 20, width: 4, height: 4)), FillStyle(), .red)
        ])
    }
    var canvas = try canvas()
    _ = try canvas.show(list(markAt: 14))
    #expect(canvas.drawnCommands == 101)
    let changed = try canvas.show(list(markAt: 15))
    // From 14 to 19, and a pixel on each side for rounding.
    #expect(changed == [PixelRect(minX: 13, minY: 19, maxX: 20, maxY: 25)])
    #expect(canvas.drawnCommands == 2)
    #expect(try bytes(canvas) == whole(list(markAt: 15)))
  }

  @Test("a change under an inner shadow draws what its shadow reaches, also on the other marks")
  func innerShadow() throws {
    func list(_ x: CGFloat) -> DrawList {
      DrawList([
        .group(
          DrawGroup(
            contents: DrawList([
              .fill(square(10, 10, 40, 60), FillStyle(), .red),
              .fill(square(x, 10, 20, 60), FillStyle(), .blue),
              .fill(square(90, 10, 20, 60), FillStyle(), .red),
            ]),
            filter: .innerShadow(
              color: Color.black.resolve(in: .light), radius: 16, offset: CGPoint(x: 3, y: 2)))
        )
      ])
    }
    var canvas = try canvas()
    for x in [52, 60, 66, 55] as [CGFloat] {
      _ = try canvas.show(list(x))
      #expect(try bytes(canvas) == whole(list(x)), "\(x)")
    }
  }

  @Test("a masked group is drawn command by command, and copies what is flattened in it")
  func masked() throws {
    let disc = Path(ellipseIn: CGRect(x: 10.3, y: 7.7, width: 90, height: 70))
    let flattened = DrawGroup(
      contents: DrawList([.fill(disc.offsetBy(dx: 9, dy: 3), FillStyle(), .red)]),
      isFlattened: true)
    func list(_ x: CGFloat) -> DrawList {
      DrawList([
        .fill(square(0, 0, 120, 90), FillStyle(), .blue),
        .group(
          DrawGroup(
            contents: DrawList([
              .group(flattened), .fill(square(x, 20.5, 9, 11), FillStyle(), .black),
              .fill(square(90, 60, 5, 5), FillStyle(), .black),
            ]), mask: DrawList([.fill(disc, FillStyle(), .black)]))),
      ])
    }
    var canvas = try canvas()
    for (frame, x) in ([15, 16, 60, 61.5, 62] as [CGFloat]).enumerated() {
      _ = try canvas.show(list(x))
      #expect(try bytes(canvas) == whole(list(x)), "\(x)")
      #expect(canvas.copiedGroups == frame)
      // The ground, and the square that moves; the other one lies elsewhere.
      if frame > 0 { #expect(canvas.drawnCommands == 2) }
    }
  }

  @Test(
    "an opaque ground that covers all, or nearly all, hides the frame before",
    arguments: [
      CGRect(x: 0, y: 0, width: 120, height: 90), CGRect(x: -5, y: -5, width: 300, height: 200),
      CGRect(x: 0.4, y: 0, width: 119.2, height: 90), CGRect(x: 0, y: 0, width: 120, height: 89),
    ], [1, 0.99])
  func ground(rect: CGRect, opacity: Float) throws {
    func list(_ frame: Int) -> DrawList {
      let ground = Color.Resolved(red: 0.9, green: 1, blue: 1, opacity: opacity)
      return DrawList([
        .group(
          DrawGroup(contents: DrawList([.fill(Path(rect), FillStyle(), .color(ground))]))),
        .fill(square(CGFloat(frame) * 9, 0, 60, 90), FillStyle(), .red),
      ])
    }
    var canvas = try canvas()
    for frame in 0..<6 {
      _ = try canvas.show(list(frame))
      #expect(try bytes(canvas) == whole(list(frame)))
    }
  }

  @Test(
    "what a change uncovers is drawn in the changed pixels only",
    arguments: [1, 1.5, 2] as [CGFloat])
  func uncovered(scale: CGFloat) throws {
    // Outlines that a clip would round differently, below something that moves.
    let disc = Path(ellipseIn: CGRect(x: 10.3, y: 7.7, width: 90, height: 70))
    func list(_ x: CGFloat) -> DrawList {
      DrawList([
        .fill(disc, FillStyle(), .color(Color.Resolved(red: 0, green: 0.4, blue: 1, opacity: 0.5))),
        .stroke(disc, StrokeStyle(lineWidth: 2.5, dash: [4, 3]), .red),
        .group(
          DrawGroup(
            contents: DrawList([.fill(square(x, 20.5, 9, 11), FillStyle(), .blue)]),
            clip: DrawGroup.Clip(path: disc), opacity: 0.7)),
      ])
    }
    var canvas = try canvas(scale: scale)
    for x in [15, 16, 60, 61.5, 200] as [CGFloat] {
      _ = try canvas.show(list(x))
      #expect(try bytes(canvas) == whole(list(x), scale: scale), "\(x)")
    }
  }
}
