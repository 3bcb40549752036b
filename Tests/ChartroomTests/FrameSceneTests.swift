import CairoCanvas
import Chartroom
import Foundation
import Graphics
import Showcase
import Testing

/// Scenes as frames: what is drawn over an old frame has the bytes of a new picture.
@MainActor
@Suite("frames of scenes")
struct FrameSceneTests {
  @Test("a square that crosses a scene leaves no trace", arguments: ShowcaseScene.all)
  func crossing(scene: ShowcaseScene) throws {
    let scale: CGFloat = 1
    let (list, size) = try scene.renderer(scale: scale).drawing()
    func frame(_ number: Int) -> DrawList {
      let square = CGRect(
        x: size.width * CGFloat(number) / 5 + 0.4, y: size.height * CGFloat(number) / 6, width: 37,
        height: 29)
      return DrawList([
        .group(DrawGroup(contents: list)),
        .fill(
          Path(square), FillStyle(),
          .color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.3))),
      ])
    }
    let rasterizer = Rasterizer()
    var canvas: FrameCanvas?
    for number in 0..<4 {
      let expected = try rasterizer.bitmap(of: frame(number), size: size, scale: scale)
      if canvas == nil {
        canvas = try FrameCanvas(width: expected.width, height: expected.height, scale: scale)
      }
      let changed = try canvas?.show(frame(number)) ?? []
      if number > 0 {
        #expect(changed.reduce(0) { $0 + $1.width * $1.height } <= 4 * 41 * 33)
      }
      #expect(try canvas?.withPixels { Array($0) } == expected.pixels, "frame \(number)")
    }
  }
}
