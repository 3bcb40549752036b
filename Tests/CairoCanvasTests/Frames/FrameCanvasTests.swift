import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("FrameCanvas")
struct FrameCanvasTests {
  private static let width = 120
  private static let height = 90

  private func canvas(scale: CGFloat = 1, groupBudget: Int = 1 << 20) throws -> FrameCanvas {
    try FrameCanvas(
      width: Self.width, height: Self.height, scale: scale, groupBudget: groupBudget)
  }

  private func bytes(_ canvas: borrowing FrameCanvas) throws -> [UInt8] {
    try canvas.withPixels { Array($0) }
  }

  /// The pixels of a list on a canvas that has shown nothing before.
  private func whole(_ list: DrawList, scale: CGFloat = 1) throws -> [UInt8] {
    var canvas = try ImageCanvas(width: Self.width, height: Self.height, scale: scale)
    try canvas.draw(list)
    return try canvas.finish().pixels
  }

  @Test("every list looks as if it were drawn alone", arguments: 0..<60)
  func randomLists(seed: Int) throws {
    var random = try RandomDrawing(seed: UInt64(seed), size: CGSize(width: 120, height: 90))
    let scale: CGFloat = [1, 1.5, 2][seed % 3]
    var canvas = try canvas(scale: scale)
    var list = random.list()
    var before: [UInt8]?
    for frame in 0..<12 {
      let changed = try canvas.show(list)
      let pixels = try bytes(canvas)
      let expected = try whole(list, scale: scale)
      try #require(pixels == expected, "frame \(frame)\n\(list)")
      if let before { expectSame(pixels, before, outside: changed) }
      before = pixels
      list = random.changed(list)
    }
  }

  /// Expects that all pixels that differ lie in the rectangles, which do not overlap.
  private func expectSame(_ new: [UInt8], _ old: [UInt8], outside changed: [PixelRect]) {
    var counts = [Int](repeating: 0, count: Self.width * Self.height)
    for rect in changed {
      for y in rect.minY..<rect.maxY {
        for x in rect.minX..<rect.maxX { counts[y * Self.width + x] += 1 }
      }
    }
    #expect(counts.allSatisfy { $0 <= 1 })
    let differing = counts.indices.filter { new[4 * $0..<4 * $0 + 4] != old[4 * $0..<4 * $0 + 4] }
    #expect(differing.allSatisfy { counts[$0] == 1 })
  }

  @Test("an equal list draws nothing and changes nothing")
  func equalLists() throws {
    var random = try RandomDrawing(seed: 77, size: CGSize(width: 120, height: 90))
    let list = random.list()
    var canvas = try canvas()
    #expect(try canvas.show(list).count == 1)
    let pixels = try bytes(canvas)
    #expect(try canvas.show(list).isEmpty)
    #expect(canvas.drawnCommands == 0)
    #expect(try bytes(canvas) == pixels)
  }

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

  @Test(
    "a flattened group that stays is copied, with the bytes of drawing it",
    arguments: [
      nil, Path(CGRect(x: 10, y: 10, width: 60, height: 50)),
      Path(CGRect(x: 10.3, y: 9.6, width: 60.5, height: 50.2)),
      Path(roundedRect: CGRect(x: 8, y: 8, width: 70, height: 60), cornerRadius: 12),
    ])
  func flattened(clip: Path?) throws {
    func list(_ frame: Int, isFlattened: Bool = true) -> DrawList {
      let line = Polyline((0..<50).map { CGPoint(x: Double($0) * 2, y: Double($0 * 37 % 50)) })
      let contents = DrawList([
        .polyline(line, StrokeStyle(lineWidth: 1.5, lineJoin: .miter), .red),
        .fill(Path(ellipseIn: CGRect(x: 3.3, y: 8.1, width: 30, height: 20)), FillStyle(), .blue),
      ])
      return DrawList([
        .fill(
          square(0, 0, 120, 90), FillStyle(), .color(Color.Resolved(red: 0.9, green: 1, blue: 1))),
        .group(
          DrawGroup(
            contents: DrawList([
              .group(
                DrawGroup(
                  contents: contents, transform: CGAffineTransform(translationX: 7.4, y: 9.2),
                  isFlattened: isFlattened))
            ]), clip: clip.map { DrawGroup.Clip(path: $0) })),
        .fill(
          square(CGFloat(frame) * 5, 10, 30, 40), FillStyle(),
          .color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.3))),
      ])
    }
    for budget in [0, 1 << 20] {
      var canvas = try canvas(groupBudget: budget)
      for frame in 0..<10 {
        _ = try canvas.show(list(frame))
        #expect(try bytes(canvas) == whole(list(frame, isFlattened: false)))
      }
      // The first frame meets it, the second draws it for keeping.
      #expect(canvas.copiedGroups == (budget > 0 ? 9 : 0))
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

  @Test("a point very far away hides no change near by", arguments: [1e7, 1e16, 1e20, 1e300])
  func farAway(distance: CGFloat) throws {
    func list(_ paint: Paint, opacity: Double = 1) -> DrawList {
      let line = Polyline([
        CGPoint(x: 0, y: -distance), CGPoint(x: 30, y: 80), CGPoint(x: 90, y: 60),
      ])
      let style = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
      return DrawList([
        .group(
          DrawGroup(contents: DrawList([.polyline(line, style, paint)]), opacity: opacity))
      ])
    }
    var canvas = try canvas()
    for paint in [Paint.red, .blue] {
      _ = try canvas.show(list(paint))
      #expect(try bytes(canvas) == whole(list(paint)))
    }
    let layer = try picture(width: 120, height: 90, list(.red, opacity: 0.5).commands)
    #expect(layer.alpha(60, 70) > 100)
  }

  @Test("flattened groups that change from frame to frame are never kept")
  func changingGroups() throws {
    var canvas = try canvas()
    for frame in 0..<10 {
      let contents = DrawList([.fill(square(CGFloat(frame), 0, 30, 30), FillStyle(), .red)])
      _ = try canvas.show(DrawList([.group(DrawGroup(contents: contents, isFlattened: true))]))
    }
    #expect(canvas.copiedGroups == 0)
    #expect(canvas.keptBytes == 0)
  }

  @Test("what is kept of groups stays within the budget")
  func budget() throws {
    let budget = 20_000
    var canvas = try canvas(groupBudget: budget)
    func list(_ frame: Int) -> DrawList {
      let groups = (0..<10).map { index in
        let contents = DrawList([.fill(square(0, 0, 30, 30), FillStyle(), .blue)])
        return DrawCommand.group(
          DrawGroup(
            contents: contents,
            transform: CGAffineTransform(
              translationX: CGFloat(index % 4) * 29, y: CGFloat(index / 4) * 29),
            isFlattened: true))
      }
      return DrawList(groups + [.fill(square(CGFloat(frame), 0, 120, 90), FillStyle(), .red)])
    }
    for frame in 0..<6 {
      _ = try canvas.show(list(frame))
      #expect(canvas.keptBytes <= budget + 4 * Self.width * Self.height)
      #expect(try bytes(canvas) == whole(list(frame)))
    }
    #expect(canvas.copiedGroups > 0)
  }

  @Test("sizes and scales outside of their ranges are errors")
  func limits() {
    #expect(throws: CanvasError.invalidSize(width: 0, height: 5)) {
      _ = try FrameCanvas(width: 0, height: 5, scale: 1)
    }
    #expect(throws: CanvasError.invalidScale(0)) {
      _ = try FrameCanvas(width: 5, height: 5, scale: 0)
    }
  }
}
