import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("RowDeflater")
struct RowDeflaterTests {
  @Test("a file is the same for any number of threads", arguments: PNGCompression.allCases)
  func threads(compression: PNGCompression) throws {
    var random = SplitMix64(seed: 6)
    // Rows of every kind, three bands of them, the last one of two rows; and 256 colours, whose rows
    // are shorter, in two bands.
    let colours = (0..<700_000).map { at -> [UInt8] in
      let step = at / 1000 % 3 == 0 ? Int.random(in: 0..<40, using: &random) : at / 90
      return [UInt8(step % 256), UInt8(at / 3000 % 256), UInt8(step / 7 % 256), 255]
    }
    let few = colours.map { [$0[0], 0, 0, 255] }
    for pixels in [colours, few + few] {
      let bitmap = Bitmap(
        width: 500, height: pixels.count / 500, pixels: pixels.flatMap(\.self))
      let files = try [nil, 1, 2, 3, 16].map { threads in
        try PNG.encode(
          bitmap, scale: 1, description: nil, compression: compression, threads: threads)
      }
      #expect(Set(files).count == 1)
      #expect(try PNG.decode(files[0]) == bitmap)
    }
  }

  @Test(
    "a stream begins as zlib's does, and ends with the checksum of its rows",
    arguments: [1, 2, 255, 3_000])
  func stream(height: Int) throws {
    var random = SplitMix64(seed: 98)
    let pixels = (0..<300 * height).flatMap { _ in
      (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) } + [255]
    }
    let bitmap = Bitmap(width: 300, height: height, pixels: pixels)
    for (compression, second) in [(PNGCompression.fast, 0x01), (.balanced, 0x5E)] {
      let file = try PNG.encode(bitmap, scale: 1, description: nil, compression: compression)
      let stream = PNGChunk.all(in: file).filter { $0.name == "IDAT" }.flatMap(\.data)
      #expect(stream.prefix(2) == [0x78, UInt8(second)])
      // The reader checks the sum: with another one, the file is an error.
      #expect(try PNG.decode(file) == bitmap)
    }
  }
}
