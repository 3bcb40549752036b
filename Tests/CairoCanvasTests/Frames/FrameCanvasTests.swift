import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("FrameCanvas")
struct FrameCanvasTests: SmallFrames {
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

  @Test("a text that moves in a group that clears its bounds is drawn again as a whole")
  func clearedBounds() throws {
    var canvas = try canvas(scale: 1)
    let shaper = try PangoTextShaper()
    func text(_ size: CGFloat, _ x: CGFloat, _ y: CGFloat) -> DrawCommand {
      .text(shaper.shape(request("mmm", size: size)), at: CGPoint(x: x, y: y), .black)
    }
    for x in [10.0, 15] {
      var cut = DrawGroup(
        contents: DrawList([
          text(20, 20, 4), text(10, x, 30), .fill(square(2, 60, 9, 9), FillStyle(), .red),
        ]))
      cut.blendMode = .copy
      let all = square(0, 0, Double(Self.width), Double(Self.height))
      let list = DrawList([.fill(all, FillStyle(), .blue), .group(cut)])
      _ = try canvas.show(list)
      #expect(try bytes(canvas) == whole(list, scale: 1))
    }
  }

  @Test("the shadow of a blurred backdrop, far from it, follows what changes behind it")
  func shadowOfBackdrop() throws {
    var canvas = try canvas(scale: 1)
    let glass = DrawGroup(
      contents: DrawList([
        .fill(
          square(10, 10, 20, 20), FillStyle(),
          .color(Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0.5)))
      ]), filter: .backdropBlur(radius: 2, opacity: 0.5))
    for x in [4.0, 14, 22] {
      let behind = DrawCommand.fill(square(x, 12, 6, 6), FillStyle(), .red)
      let shadowed = DrawGroup(
        contents: DrawList([behind, .group(glass)]),
        filter: .shadow(
          color: Color.Resolved(red: 0, green: 0, blue: 0), radius: 2,
          offset: CGPoint(x: 50, y: 40)))
      let all = square(0, 0, Double(Self.width), Double(Self.height))
      let list = DrawList([.fill(all, FillStyle(), .blue), .group(shadowed)])
      _ = try canvas.show(list)
      #expect(try bytes(canvas) == whole(list, scale: 1))
    }
  }

  @Test("holes in a flattened group, which covers the picture otherwise, show no earlier frame")
  func holes() throws {
    var canvas = try canvas(scale: 1)
    for x in [4.0, 20, 12] {
      var hole = DrawGroup(contents: DrawList([.fill(square(x, 4, 6, 6), FillStyle(), .black)]))
      hole.blendMode = .destinationOut
      let all = square(0, 0, Double(Self.width), Double(Self.height))
      let card = DrawGroup(
        contents: DrawList([.fill(all, FillStyle(), .red), .group(hole)]), isFlattened: true)
      let list = DrawList([.group(card)])
      _ = try canvas.show(list)
      #expect(try bytes(canvas) == whole(list, scale: 1))
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
