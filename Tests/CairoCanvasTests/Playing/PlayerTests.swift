import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("Player")
struct PlayerTests {
  @Test("a group's opacity fades the finished group, not its parts")
  func opacity() throws {
    let parts = DrawList([
      .fill(square(0, 0, 20, 20), FillStyle(), .red),
      .fill(square(10, 0, 20, 20), FillStyle(), .blue),
    ])
    let bitmap = try picture([.group(DrawGroup(contents: parts, opacity: 0.5))])
    #expect(bitmap[15, 5] == [0, 0, 255, 128])
    #expect(bitmap[5, 5] == [255, 0, 0, 128])
  }

  @Test("a group's transform maps inner to outer: the inner one applies first")
  func transformOrder() throws {
    let inner = DrawGroup(
      contents: DrawList([.fill(square(0, 0, 2, 2), FillStyle(), .red)]),
      transform: CGAffineTransform(translationX: 5, y: 0))
    let outer = DrawGroup(
      contents: DrawList([.group(inner)]), transform: CGAffineTransform(scaleX: 3, y: 3))
    let ink = try #require(try picture([.group(outer)]).ink())
    #expect(ink == (15, 0, 21, 6))
  }

  @Test("a clip limits a group in the group's own coordinates", arguments: [1.0, 0.5])
  func clip(opacity: Double) throws {
    let group = DrawGroup(
      contents: DrawList([.fill(square(0, 0, 30, 30), FillStyle(), .red)]),
      transform: CGAffineTransform(translationX: 10, y: 10),
      clip: DrawGroup.Clip(path: square(5, 5, 4, 6)), opacity: opacity)
    let bitmap = try picture([.group(group), .fill(square(0, 0, 1, 1), FillStyle(), .blue)])
    #expect(bitmap[15, 15] == [255, 0, 0, opacity == 1 ? 255 : 128])
    #expect(bitmap.alpha(14, 15) == 0)
    #expect(bitmap.alpha(18, 20) > 0)
    #expect(bitmap.alpha(19, 20) == 0)
    // The clip ends with its group.
    #expect(bitmap[0, 0] == [0, 0, 255, 255])
  }

  @Test("an empty clip shows nothing")
  func emptyClip() throws {
    for path in [Path(), square(5, 5, 0, 10), square(.nan, 0, 1, 1)] {
      let group = DrawGroup(
        contents: DrawList([.fill(square(0, 0, 30, 30), FillStyle(), .red)]),
        clip: DrawGroup.Clip(path: path))
      #expect(try picture([.group(group)]).ink() == nil)
    }
  }

  @Test("a flattened group has the same bytes as one that is not")
  func flattened() throws {
    func draw(_ isFlattened: Bool) throws -> Bitmap {
      let contents = DrawList([
        .fill(
          Path(ellipseIn: CGRect(x: 3.3, y: 2.7, width: 20, height: 15)), FillStyle(),
          .color(Color.Resolved(red: 0.3, green: 0.7, blue: 0.1, opacity: 0.6))),
        .stroke(square(1, 1, 30, 30), StrokeStyle(lineWidth: 1.3), .black),
      ])
      let group = DrawGroup(
        contents: contents, transform: CGAffineTransform(rotationAngle: 0.1),
        isFlattened: isFlattened)
      return try picture([.fill(square(0, 0, 9, 40), FillStyle(), .blue), .group(group)])
    }
    #expect(try draw(true) == draw(false))
  }

  @Test("a layer lies on the pixel grid: an opacity just below one changes nothing but rounding")
  func layerGrid() throws {
    func draw(_ opacity: Double) throws -> Bitmap {
      let contents = DrawList([
        .fill(Path(ellipseIn: CGRect(x: 7.3, y: 5.6, width: 20, height: 15)), FillStyle(), .black)
      ])
      return try picture([.group(DrawGroup(contents: contents, opacity: opacity))])
    }
    let plain = try draw(1)
    let layered = try draw(0.999_999)
    for (a, b) in zip(plain.pixels, layered.pixels) { #expect(abs(Int(a) - Int(b)) <= 1) }
  }
}
