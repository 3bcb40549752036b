import CairoCanvas
import Foundation
import Graphics
import Testing

@Suite("ImageCanvas")
struct ImageCanvasTests {
  @Test("a rectangle on whole pixels covers them fully and no others", arguments: [1, 2, 3])
  func crisp(scale: Int) throws {
    let bitmap = try picture(
      width: 10 * scale, height: 10 * scale, scale: CGFloat(scale),
      [
        .fill(
          square(1 / CGFloat(scale), 2, 7 / CGFloat(scale), 5), FillStyle(), .red)
      ])
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let isInside = (1..<8).contains(x) && (2 * scale..<7 * scale).contains(y)
        #expect(bitmap[x, y] == (isInside ? [255, 0, 0, 255] : [0, 0, 0, 0]))
      }
    }
  }

  @Test("pixels are blue, green, red, alpha, premultiplied")
  func layout() throws {
    let half = Paint.color(Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.5))
    let bitmap = try picture(width: 1, height: 1, [.fill(square(0, 0, 1, 1), FillStyle(), half)])
    #expect(bitmap.pixels == [0, 64, 128, 128])
    #expect(bitmap[0, 0] == [255, 128, 0, 128])
    #expect(!bitmap.isOpaque)
  }

  @Test(
    "a picture that stays where it was drawn has the bytes of one that is copied",
    arguments: 0..<UInt64(8))
  func inPlace(seed: UInt64) throws {
    var drawing = try RandomDrawing(seed: seed, size: CGSize(width: 90, height: 61))
    let list = drawing.list()
    let scale = CGFloat(seed % 3 + 1)
    var canvas = try ImageCanvas(width: 90, height: 61, scale: scale)
    try canvas.draw(list)
    let copied = try canvas.finish()
    let picture = try ImageCanvas.bitmap(
      of: list, width: 90, height: 61, scale: scale, glyphs: GlyphCache())
    #expect(picture == copied)
  }

  @Test("a picture that is too long to be drawn in its place is drawn elsewhere")
  func tooLong() throws {
    let picture = try ImageCanvas.bitmap(
      of: DrawList([.fill(square(4_999, 0, 1, 1), FillStyle(), .red)]), width: 5_000, height: 2,
      scale: 1, glyphs: GlyphCache())
    #expect(picture.width == 5_000 && picture[4_999, 0] == [255, 0, 0, 255])
    #expect(picture[4_998, 0] == [0, 0, 0, 0])
  }

  @Test("a picture in its place is refused for the same sizes and scales as a canvas")
  func inPlaceRefusals() {
    for (width, height) in [(0, 4), (4, -3), (32_768, 4)] {
      #expect(throws: CanvasError.invalidSize(width: width, height: height)) {
        try ImageCanvas.bitmap(
          of: DrawList([]), width: width, height: height, scale: 1, glyphs: GlyphCache())
      }
    }
    for scale in [0, -1, .nan, .infinity] as [CGFloat] {
      #expect(throws: CanvasError.self) {
        try ImageCanvas.bitmap(
          of: DrawList([]), width: 4, height: 4, scale: scale, glyphs: GlyphCache())
      }
    }
  }

  @Test("a scale that is not positive and finite is an error", arguments: [0, -1, .nan, .infinity])
  func badScales(scale: CGFloat) {
    let error = #expect(throws: CanvasError.self) {
      _ = try ImageCanvas(width: 4, height: 4, scale: scale).finish()
    }
    #expect(
      error?.description
        == "'\(scale)' is not a scale. Give a finite number of pixels per point above 0, such as 2."
    )
  }
}
