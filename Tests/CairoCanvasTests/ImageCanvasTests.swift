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

  @Test("the even-odd rule leaves a hole where the winding rule fills")
  func rules() throws {
    var path = square(0, 0, 20, 20)
    path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    let wound = try picture([.fill(path, FillStyle(), .red)])
    let evenOdd = try picture([.fill(path, FillStyle(eoFill: true), .red)])
    #expect(wound.alpha(10, 10) == 255)
    #expect(evenOdd.alpha(10, 10) == 0)
    #expect(evenOdd.alpha(2, 2) == 255)
  }

  @Test("without antialiasing every pixel is full or clear")
  func aliased() throws {
    let disc = Path(ellipseIn: CGRect(x: 3.3, y: 4.2, width: 30, height: 30))
    func partial(_ style: FillStyle) throws -> Int {
      let bitmap = try picture([.fill(disc, style, .red)])
      return (0..<1600).count { ![0, 255].contains(bitmap.alpha($0 % 40, $0 / 40)) }
    }
    #expect(try partial(FillStyle(antialiased: false)) == 0)
    #expect(try partial(FillStyle()) > 50)
  }

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

  @Test("sizes that Cairo cannot hold are errors that name them", arguments: [0, -3, 32_768])
  func badSizes(side: Int) {
    #expect(throws: CanvasError.invalidSize(width: side, height: 4)) {
      _ = try ImageCanvas(width: side, height: 4, scale: 1).finish()
    }
    #expect(throws: CanvasError.invalidSize(width: 4, height: side)) {
      _ = try ImageCanvas(width: 4, height: side, scale: 1).finish()
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
