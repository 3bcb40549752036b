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

  @Test("narrow and low pictures have filters too", arguments: [(9, 4096), (4096, 2)])
  func slimPictures(width: Int, height: Int) throws {
    // One colour a row or, of the low one, a ramp along the row.
    let pixels = (0..<width * height).flatMap { at -> [UInt8] in
      let step = height > width ? at / width : at % width
      return [UInt8(step * 7 % 256), UInt8(step / 16), UInt8(step * 5 % 256), 255]
    }
    let bitmap = Bitmap(width: width, height: height, pixels: pixels)
    let file = try PNG.encode(bitmap, scale: 1, description: nil, compression: .balanced)
    #expect(file.count < pixels.count / 8, "\(file.count)")
  }

  @Test("small files have the filters that compress best, whatever the pixels look like")
  func triedFilters() throws {
    var random = SplitMix64(seed: 7)
    let phrase = (0..<400).map { _ in
      (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) } + [255]
    }
    // Every other row is the one above, but all say the same, from one place on or another.
    let firsts = (0...100).map { _ in Int.random(in: 0..<400, using: &random) }
    var pixels: [UInt8] = []
    for y in 0..<200 {
      for x in firsts[(y + 1) / 2]..<firsts[(y + 1) / 2] + 600 { pixels += phrase[x % 400] }
    }
    let bitmap = Bitmap(width: 600, height: 200, pixels: pixels)
    let counts = try [PNGCompression.balanced, .small].map { compression in
      try PNG.encode(bitmap, scale: 1, description: nil, compression: compression).count
    }
    #expect(counts[1] < counts[0] / 3, "\(counts)")
  }
}
