import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("PNG layout")
struct PNGLayoutTests {
  /// A picture of pixels in `.bgraStraight`, premultiplied by the obvious formula.
  private func picture(_ width: Int, _ straight: [UInt32]) -> Bitmap {
    let pixels = straight.flatMap { word -> [UInt8] in
      let alpha = Int(word >> 24)
      return [0, 8, 16].map { UInt8((Int(word >> $0 & 255) * alpha + 127) / 255) } + [UInt8(alpha)]
    }
    return Bitmap(width: width, height: straight.count / width, pixels: pixels)
  }

  /// Writes a picture with every effort, expects each file to hold its pixels, and tells their
  /// colour type, bits and number of colours in the palette, which are those of all.
  private func layout(_ bitmap: Bitmap) throws -> [Int] {
    let layouts = try PNGCompression.allCases.map { compression in
      let file = try PNG.encode(bitmap, scale: 1, description: nil, compression: compression)
      #expect(try PNG.decode(file) == bitmap)
      let chunks = PNGChunk.all(in: file)
      let header = try #require(chunks.first).data
      let palette = chunks.first { $0.name == "PLTE" }?.data.count ?? 0
      return [Int(header[9]), Int(header[8]), palette / 3]
    }
    #expect(Set(layouts).count == 1)
    return try #require(layouts.first)
  }

  private static let (grey, rgb, palette, greyAlpha, rgba) = (0, 2, 3, 4, 6)

  @Test(
    "opaque greys take as few bits as hold them exactly",
    arguments: [(255, 1), (85, 2), (17, 4), (51, 4), (15, 8), (1, 8)])
  func greys(unit: Int, bits: Int) throws {
    let levels = Array(stride(from: 0, through: 255, by: unit)).map { UInt32($0) }
    let pixels = (0..<7 * 90).map { at in 0xFF00_0000 | levels[at % levels.count] * 0x01_0101 }
    #expect(try layout(picture(7, pixels)) == [Self.grey, bits, 0])
  }

  @Test("colours of a palette that are not opaque come first, in the order in which they come")
  func alphaFirst() throws {
    let colours: [UInt32] = [0xFFFF_0000, 0x8000_FF00, 0xFF00_00FF, 0]
    let bitmap = picture(40, (0..<40 * 40).map { colours[$0 % 4] })
    #expect(try layout(bitmap) == [Self.palette, 2, 4])
    let chunks = PNGChunk.all(in: try PNG.encode(bitmap, scale: 1, description: nil))
    #expect(chunks.map(\.name) == ["IHDR", "sRGB", "PLTE", "tRNS", "pHYs", "IDAT", "IEND"])
    #expect(chunks[3].data == [0x80, 0])
    #expect(chunks[2].data == [0, 255, 0, 0, 0, 0, 255, 0, 0, 0, 0, 255])
  }

  @Test("a palette must pay for itself")
  func smallPicture() throws {
    let pixels = (0..<16).map { 0xFF00_0000 | UInt32($0) << 12 }
    #expect(try layout(picture(4, pixels)) == [Self.rgb, 8, 0])
  }

  @Test("grey with alpha takes two bytes a pixel")
  func greysWithAlpha() throws {
    let pixels = (0..<64 * 64).map { at -> UInt32 in
      let alpha = UInt32(at % 251 + 4)
      return alpha << 24 | (at % 3 == 0 ? 0xFF_FFFF : 0)
    }
    #expect(try layout(picture(64, pixels)) == [Self.greyAlpha, 8, 0])
  }

  @Test("colours with alpha take four bytes, and clear pixels are zeros whatever was in them")
  func alpha() throws {
    var random = SplitMix64(seed: 6)
    let pixels = (0..<40 * 30).map { _ -> UInt32 in
      let alpha: UInt32 = [0, 1, 254, 255].randomElement(using: &random) ?? 0
      return alpha << 24 | UInt32.random(in: 0...0xFF_FFFF, using: &random)
    }
    #expect(try layout(picture(40, pixels)) == [Self.rgba, 8, 0])
    let dirty = Bitmap(width: 2, height: 1, pixels: [9, 8, 7, 0, 0, 0, 0, 255])
    let copy = try PNG.decode(PNG.encode(dirty, scale: 1, description: nil))
    #expect(copy.pixels == [0, 0, 0, 0, 0, 0, 0, 255])
  }

  @Test("balanced files are no larger than fast ones, and small ones the smallest")
  func sizes() throws {
    // Bars and lines over a gradient, and some noise.
    var random = SplitMix64(seed: 12)
    let pixels = (0..<300 * 200).map { at -> UInt32 in
      let (x, y) = (at % 300, at / 300)
      if x / 8 % 2 == 0, y > x % 150 { return 0xFF30_60C0 }
      if y % 40 == 0 { return 0xFFD0_D0D0 }
      if x > 250 { return 0xFF00_0000 | UInt32.random(in: 0...0xFFFF, using: &random) }
      return 0xFF00_0000 | UInt32(x * 255 / 300) << 16 | UInt32(y)
    }
    let bitmap = picture(300, pixels)
    let counts = try PNGCompression.allCases.map {
      try PNG.encode(bitmap, scale: 1, description: nil, compression: $0).count
    }
    #expect(counts == counts.sorted(by: >))
  }

  @Test(
    "few colours take a palette of as few bits as number them, more than 256 none",
    arguments: [
      (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (255, 8), (256, 8), (257, 8),
    ])
  func palettes(number: Int, bits: Int) throws {
    let colours = (0..<UInt32(number)).map { 0xFF00_00FF | $0 << 8 }
    let pixels = (0..<61 * 50).map { colours[$0 * 7 % number] }
    let expected = number > 256 ? [Self.rgb, 8, 0] : [Self.palette, bits, number]
    #expect(try layout(picture(61, pixels)) == expected)
  }

  @Test("any shape and any number of colours is read back", arguments: 0..<12)
  func shapes(round: Int) throws {
    var random = SplitMix64(seed: UInt64(round))
    for (width, height) in [(1, 1), (1, 300), (300, 1), (2, 2), (9, 17), (129, 70), (11_000, 3)] {
      let number = [1, 2, 5, 200, 256, 257, 100_000][round % 7]
      let isOpaque = round % 2 == 0
      let colours = (0..<min(number, width * height)).map { _ in
        UInt32.random(in: .min ... .max, using: &random) | (isOpaque ? 0xFF00_0000 : 0)
      }
      var pixels: [UInt32] = []
      while pixels.count < width * height {
        let run = round % 3 == 0 ? 1 : Int.random(in: 1...400, using: &random)
        pixels += Array(repeating: colours[pixels.count % colours.count], count: run)
      }
      _ = try layout(picture(width, Array(pixels[..<(width * height)])))
    }
  }
}
