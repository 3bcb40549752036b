import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("ImagePlayer")
struct ImagePlayerTests {
  private typealias Interpolation = RasterImage.Interpolation

  @Test(
    "an image that is drawn pixel by pixel keeps its bytes", arguments: Interpolation.allCases,
    [1, 2, 3] as [CGFloat])
  func crisp(interpolation: RasterImage.Interpolation, scale: CGFloat) throws {
    var random = try RandomDrawing(seed: 3, size: CGSize(width: 40, height: 40))
    let image = random.image()
    // A third of a point is not exact, but still a whole number of pixels.
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    let group = DrawGroup(
      contents: DrawList([.image(image, in: CGRect(origin: .zero, size: size), interpolation)]),
      transform: CGAffineTransform(translationX: 2 / scale, y: 1 / scale))
    let bitmap = try picture(width: 50, height: 50, scale: scale, [.group(group)])
    for y in 0..<image.height {
      let row = (y + 1) * bitmap.bytesPerRow + 8
      let bytes = bitmap.pixels[row..<row + 4 * image.width]
      #expect(Array(bytes) == Array(image.pixels[4 * y * image.width..<4 * (y + 1) * image.width]))
    }
    let ink = try #require(bitmap.ink())
    #expect(ink.maxX <= image.width + 2 && ink.maxY <= image.height + 1)
  }

  @Test(
    "an image that is shrunk has the mean of its pixels, without aliasing",
    arguments: [2, 3, 4.5, 7, 13, 16.5, 30, 61, 100], [Interpolation.low, .medium, .high])
  func shrunk(factor: Double, interpolation: RasterImage.Interpolation) throws {
    let image = DrawnImages.checkerboard(width: 300, height: 300)
    let side = 300 / factor
    let bitmap = try picture(
      [.image(image, in: CGRect(x: 0, y: 0, width: side, height: side), interpolation)])
    let inside = 0..<min(40, Int(side))
    let pixels = inside.flatMap { y in inside.map { x in bitmap[x, y] } }
    // The mean of an odd number of squares is off by half of one.
    let most = Int(255 / 2 / factor / factor) + 8
    let error = pixels.map { abs(Int($0[0]) - 128) }.max() ?? 0
    #expect(error <= most)
    #expect(pixels.allSatisfy { $0[3] == 255 })
  }

  @Test("an image without interpolation is enlarged as squares, and otherwise smoothly")
  func enlarged() throws {
    let image = DrawnImages.checkerboard(width: 2, height: 1)
    func row(_ interpolation: RasterImage.Interpolation) throws -> [UInt8] {
      let bitmap = try picture(
        width: 40, height: 1,
        [.image(image, in: CGRect(x: 0, y: 0, width: 40, height: 1), interpolation)])
      return (0..<40).map { bitmap[$0, 0][0] }
    }
    #expect(try row(.none) == Array(repeating: 0, count: 20) + Array(repeating: 255, count: 20))
    for interpolation in [Interpolation.low, .medium, .high] {
      let row = try row(interpolation)
      #expect(row == row.sorted() && row[0] == 0 && row[39] == 255)
      // Half an image pixel is ten pixels, between whose middles the colours change.
      #expect(row[8] == 0 && row[31] == 255 && (110...146).contains(row[20]))
    }
  }

  @Test("partly covered pixels at the edges have the colour of the edge")
  func edges() throws {
    let image = DrawnImages.image(
      width: 3, height: 3, Array(repeating: [0, 0, 255, 255], count: 9))
    let bitmap = try picture(
      [.image(image, in: CGRect(x: 5.5, y: 5.5, width: 20, height: 20), .low)])
    #expect(bitmap[5, 10] == [255, 0, 0, 128])
    #expect(bitmap[25, 10] == [255, 0, 0, 128])
    #expect(bitmap[10, 10] == [255, 0, 0, 255])
    #expect(try #require(bitmap.ink()) == (5, 5, 26, 26))
  }

  @Test("images follow the transform: the first pixel lies at the rectangle's first corner")
  func turned() throws {
    let image = DrawnImages.image(width: 2, height: 1, [[0, 0, 255, 255], [255, 0, 0, 255]])
    let group = DrawGroup(
      contents: DrawList([.image(image, in: CGRect(x: 0, y: 0, width: 20, height: 10), .none)]),
      transform: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 5))
    let bitmap = try picture([.group(group)])
    #expect(bitmap[15, 8] == [255, 0, 0, 255])
    #expect(bitmap[15, 20] == [0, 0, 255, 255])
    #expect(try #require(bitmap.ink()) == (10, 5, 20, 25))
  }

  @Test(
    "a rectangle without area shows nothing, and one with negative sides the image as it is",
    arguments: [CGRect(x: 3, y: 3, width: 0, height: 9), .null, .zero])
  func empty(rect: CGRect) throws {
    #expect(try picture([.image(DrawnImages.pixel, in: rect, .low)]).ink() == nil)
    let negative = CGRect(x: 20, y: 20, width: -10, height: -5)
    #expect(
      try #require(picture([.image(DrawnImages.pixel, in: negative, .low)]).ink())
        == (10, 15, 20, 20))
  }
}
