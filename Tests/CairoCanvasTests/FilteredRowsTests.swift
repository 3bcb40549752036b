import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("filters of PNG")
struct FilteredRowsTests {
  @Test(
    "rows that are like the one above are told so, however low the picture is",
    arguments: [20, 256, 257, 600])
  func equalRows(height: Int) throws {
    // Longer than the compressor looks back, so that it sees the likeness through the filter only.
    let width = 16_384
    var random = SplitMix64(seed: 4)
    let row = (0..<width).flatMap { _ -> [UInt8] in
      (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) } + [255]
    }
    let bitmap = Bitmap(
      width: width, height: height, pixels: (0..<height).flatMap { _ in row })
    for compression in [PNGCompression.fast, .balanced] {
      let file = try PNG.encode(bitmap, scale: 1, description: nil, compression: compression)
      #expect(file.count < 2 * 3 * width, "\(compression): \(file.count)")
    }
  }
}
