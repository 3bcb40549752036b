import CairoCanvas
import TestSupport
import Testing

@Suite("YCbCrPicture")
struct YCbCrPictureTests {
  @Test(
    "converting what changed leaves the bytes of converting all",
    arguments: [ChromaSubsampling.yuv420, .yuv444], [(37, 23), (40, 24), (1, 1), (64, 3)])
  func parts(subsampling: ChromaSubsampling, size: (width: Int, height: Int)) throws {
    var random = SplitMix64(seed: 3)
    let (width, height) = size
    func fill(_ rect: PixelRect, in pixels: inout [UInt8]) {
      for y in rect.minY..<rect.maxY {
        for x in rect.minX..<rect.maxX {
          for byte in 0..<4 {
            pixels[4 * (y * width + x) + byte] = UInt8.random(in: 0...255, using: &random)
          }
        }
      }
    }
    func empty() throws -> YCbCrPicture {
      try YCbCrPicture(
        width: width, height: height, subsampling: subsampling, range: .limited, header: [1, 2, 3])
    }
    let whole = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    var pixels = [UInt8](repeating: 0, count: 4 * width * height)
    var picture = try empty()
    picture.convert(whole, of: pixels.span.bytes)
    for _ in 0..<40 {
      let x = Int.random(in: 0..<width, using: &random)
      let y = Int.random(in: 0..<height, using: &random)
      let rect = PixelRect(
        minX: x, minY: y, maxX: Int.random(in: x...width, using: &random),
        maxY: Int.random(in: y...height, using: &random))
      fill(rect, in: &pixels)
      picture.convert(rect, of: pixels.span.bytes)
      var expected = try empty()
      expected.convert(whole, of: pixels.span.bytes)
      #expect(picture.bytes == expected.bytes)
    }
    #expect(picture.bytes.prefix(3) == [1, 2, 3])
  }

  @Test("pixels that are too few, and rectangles outside, change nothing")
  func outside() throws {
    var picture = try YCbCrPicture(width: 4, height: 4, subsampling: .yuv420, range: .full)
    let before = picture.bytes
    #expect(before.count == 24)
    let pixels = [UInt8](repeating: 200, count: 64)
    let few = Array(pixels.prefix(63))
    picture.convert(PixelRect(minX: 0, minY: 0, maxX: 4, maxY: 4), of: few.span.bytes)
    picture.convert(PixelRect(minX: 4, minY: -3, maxX: 9, maxY: 9), of: pixels.span.bytes)
    #expect(picture.bytes == before)
  }
}
