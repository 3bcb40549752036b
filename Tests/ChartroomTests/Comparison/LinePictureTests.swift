import CairoCanvas
import Chartroom
import Decimation
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("LinePicture")
struct LinePictureTests {
  @Test(
    "refuses pictures that cannot be made",
    arguments: [(0, 5), (5, 0), (-1, 5), (5, 40_000), (40_000, 5)])
  func impossible(width: Int, height: Int) {
    #expect(throws: CanvasError.self) {
      try PixelError(
        of: Decimated(), from: [1, 2].span, at: Positions<Double>.indices,
        in: LinePicture(width: width, height: height))
    }
  }

  @Test("covers every column once, also where the width is not that of whole strips")
  func strips() throws {
    for width in [1, 2, 255, 256, 257, 511, 512, 513, 1_000] {
      let picture = LinePicture(width: width, height: 3, lineWidth: 9)
      let bitmap = try picture.bitmap(
        of: nil, from: [1, 1].span, at: Positions<Double>.indices,
        color: Color.Resolved(red: 0, green: 0, blue: 1))
      #expect(bitmap.width == width && bitmap.height == 3)
      // The line is as wide as the plot is high, so that every pixel has its colour.
      let isBlue = (0..<width).allSatisfy { bitmap.rgbaStraight(x: $0, y: 1) == (0, 0, 255, 255) }
      #expect(isBlue, "\(width)")
    }
  }

  @Test("takes the longest sides, and no longer ones")
  func limits() throws {
    let longest = LinePicture(width: 32_767, height: 1, lineWidth: 0)
    #expect(
      try PixelError(
        of: Decimated(), from: [1].span, at: Positions<Double>.indices, in: longest
      ).pixels == 32_767)
    #expect(throws: CanvasError.invalidSize(width: 32_768, height: 1)) {
      try PixelError(
        of: Decimated(), from: [1].span, at: Positions<Double>.indices,
        in: LinePicture(width: 32_768, height: 1))
    }
  }
}
