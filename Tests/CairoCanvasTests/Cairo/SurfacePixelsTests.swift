import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("SurfacePixels")
struct SurfacePixelsTests {
  @Test("pixels outside of changed rectangles are restored, however these lie", arguments: 0..<12)
  func restored(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let (width, height) = (200, 150)
    // An outline over everything, which a clip would round differently.
    let disc = Path(ellipseIn: CGRect(x: 3.3, y: 4.7, width: 190, height: 140))
    let cover = DrawCommand.fill(
      disc, FillStyle(), .color(Color.Resolved(red: 0.2, green: 0.7, blue: 0.4, opacity: 0.6)))
    var tiles = (0..<14).map { _ in
      CGPoint(
        x: CGFloat(Int.random(in: 0...190, using: &random)),
        y: CGFloat(Int.random(in: 0...140, using: &random)))
    }
    func list() -> DrawList {
      DrawList(tiles.map { .fill(square($0.x, $0.y, 7, 5), FillStyle(), .red) } + [cover])
    }
    var canvas = try FrameCanvas(width: width, height: height, scale: 1)
    var several = 0
    for frame in 0..<8 {
      let changed = try canvas.show(list())
      var whole = try ImageCanvas(width: width, height: height, scale: 1)
      try whole.draw(list())
      let expected = try whole.finish().pixels
      let pixels: [UInt8] = try canvas.withPixels { Array($0) }
      #expect(pixels == expected, "\(frame)")
      if changed.count > 1 { several += 1 }
      // Several rectangles, next to each other, above each other and apart.
      for _ in 0..<5 {
        let index = Int.random(in: 0..<tiles.count, using: &random)
        tiles[index].x = CGFloat(Int.random(in: 0...190, using: &random))
      }
    }
    #expect(several > 3)
  }
}
