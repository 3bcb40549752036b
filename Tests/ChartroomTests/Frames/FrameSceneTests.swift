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
  @Test("a square that crosses a scene leaves no trace", arguments: ShowcaseScene.all, [1, 2])
  func crossing(scene: ShowcaseScene, scale: CGFloat) throws {
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
        // Two squares, a pixel more on every side, and what joining rectangles adds; a backdrop is drawn as a whole.
        let most =
          list.readsBackdrop
          ? expected.width * expected.height : 4 * Int(41 * scale) * Int(33 * scale)
        #expect((1...most).contains(changed.reduce(0) { $0 + $1.width * $1.height }))
      }
      #expect(try canvas?.withPixels { Array($0) } == expected.pixels, "frame \(number)")
    }
  }

  @Test("the mini-map of a pan is drawn twice, the second time for keeping, and then copied")
  func miniMap() throws {
    let frames = 6
    let scene = try FrameScene(points: 3_000, frames: frames)
    var canvas = try FrameCanvas(
      width: Int(FrameScene.size.width), height: Int(FrameScene.size.height), scale: 1)
    for frame in 0..<frames { _ = try canvas.show(scene.drawList(of: frame)) }
    #expect(canvas.copiedGroups == frames - 1)
  }
}
