import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("IndexedPixels")
struct IndexedPixelsTests {
  @Test(
    "samples of few bits fill bytes from the left, whatever the width is",
    arguments: [(2, 1), (4, 2), (16, 4), (256, 8)])
  func packing(number: Int, bits: Int) throws {
    var random = SplitMix64(seed: UInt64(number))
    for width in Array(1...17) + [63, 64, 65] {
      // Enough rows that a palette pays for itself.
      let height = 20_000 / width
      let colours = (0..<number).map { [UInt8($0), UInt8(255 - $0), 77, 255] }
      let pixels = (0..<width * height).flatMap { at in
        colours[at < number ? at : Int.random(in: 0..<number, using: &random)]
      }
      let bitmap = Bitmap(width: width, height: height, pixels: pixels)
      let file = try PNG.encode(bitmap, scale: 1, description: nil)
      let header = try #require(PNGChunk.all(in: file).first).data
      #expect(header[8] == UInt8(bits) && header[9] == 3, "\(width)")
      #expect(try PNG.decode(file) == bitmap, "\(width)")
    }
  }

  @Test("the palette has the colours in the order in which they first occur")
  func order() throws {
    let colours: [[UInt8]] = [[3, 2, 1, 255], [9, 8, 7, 255], [6, 5, 4, 255]]
    let pixels = (0..<900).flatMap { colours[[0, 2, 1][$0 % 3]] }
    let file = try PNG.encode(
      Bitmap(width: 30, height: 30, pixels: pixels), scale: 1, description: nil)
    let palette = try #require(PNGChunk.all(in: file).first { $0.name == "PLTE" }).data
    #expect(palette == [1, 2, 3, 4, 5, 6, 7, 8, 9])
  }
}
