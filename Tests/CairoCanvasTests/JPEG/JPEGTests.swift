import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("JPEG files")
struct JPEGTests {
  /// A file of 32 × 16 pixels, of which the left half is red and the right half is blue, made with ffmpeg.
  private static let redAndBlue: [UInt8] = [UInt8](
    Data(
      base64Encoded: """
        /9j/4AAQSkZJRgABAgAAAQABAAD//gAQTGF2YzU5LjM3LjEwMAD/2wBDAAgEBAQEBAUFBQUFBQYGBgYGBgYGBgYGBgYHBwcI
        CAgHBwcGBgcHCAgICAkJCQgICAgJCQoKCgwMCwsODg4RERT/xABOAAEBAAAAAAAAAAAAAAAAAAAABgEBAQEBAAAAAAAAAAAA
        AAAAAAgHBhABAAAAAAAAAAAAAAAAAAAAABEBAAAAAAAAAAAAAAAAAAAAAP/AABEIABAAIAMBEgACEgADEgD/2gAMAwEAAhED
        EQA/AIscoN/AAEgKqE1gAD//2Q==
        """, options: .ignoreUnknownCharacters) ?? Data())

  @Test("the pixels have the colours of the picture, and are opaque")
  func pixels() throws {
    let bitmap = try JPEG.decode(Self.redAndBlue)
    #expect(bitmap.width == 32 && bitmap.height == 16)
    for y in 0..<16 {
      for x in 0..<32 {
        let (red, green, blue, alpha) = bitmap.rgbaStraight(x: x, y: y)
        #expect(x < 16 ? red > 245 && blue < 10 : blue > 245 && red < 10)
        #expect(green < 10 && alpha == 255)
      }
    }
  }

  @Test("a file that ends too early is an error at every length")
  func truncated() {
    // The end marker may be missing, because all pixels are there.
    for count in 0..<Self.redAndBlue.count - 2 {
      #expect(throws: CanvasError.self, "\(count)") {
        try JPEG.decode(Array(Self.redAndBlue.prefix(count)))
      }
    }
  }

  @Test("damaged files are errors or pictures, and never more than that", arguments: 0..<200)
  func damaged(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var bytes = Self.redAndBlue
    for _ in 0...seed % 3 {
      bytes[Int.random(in: 2..<bytes.count, using: &random)] = UInt8.random(
        in: 0...255, using: &random)
    }
    let bitmap = try? JPEG.decode(bytes)
    #expect(bitmap.map { $0.pixels.count == 4 * $0.width * $0.height } ?? true)
  }

  @Test("a picture with too many pixels is an error before its pixels are read")
  func tooLarge() throws {
    // The size stands behind the marker FF C0, the length and the precision.
    var bytes = Self.redAndBlue
    let marker = try #require(
      bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    bytes.replaceSubrange(marker + 5..<marker + 9, with: [0xFF, 0x00, 0xFF, 0x00])
    #expect(throws: CanvasError.image(reason: "JPEG: the picture has too many pixels")) {
      try JPEG.decode(bytes)
    }
  }

  @Test("an encoded picture is the decoded one, within the tolerance of its quality")
  func encoded() throws {
    var random = SplitMix64(seed: 3)
    var pixels: [UInt8] = []
    for y in 0..<24 {
      for x in 0..<40 {
        pixels += [UInt8(6 * x), UInt8(10 * y), UInt8.random(in: 90..<110, using: &random), 255]
      }
    }
    let bitmap = Bitmap(width: 40, height: 24, pixels: pixels)
    func error(_ quality: Double) throws -> Int {
      let decoded = try JPEG.decode(JPEG.encode(bitmap, quality: quality))
      #expect(decoded.width == 40 && decoded.height == 24)
      return zip(decoded.pixels, pixels).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
    }
    #expect(try error(1) <= 4)
    #expect(try error(1) < error(0.5) && error(0.5) < error(0))
    let best = try JPEG.encode(bitmap, quality: 1)
    #expect(try JPEG.encode(bitmap, quality: .infinity) == best)
    #expect(try JPEG.encode(bitmap, quality: .nan) == best)
    #expect(try JPEG.encode(bitmap, quality: -1) == JPEG.encode(bitmap, quality: 0))
  }

  @Test("a thin red line keeps its colour")
  func chroma() throws {
    var pixels = [UInt8](repeating: 255, count: 4 * 16 * 16)
    for y in 0..<16 {
      pixels.replaceSubrange(4 * (16 * y + 7)..<4 * (16 * y + 8), with: [0, 0, 255, 255])
    }
    let file = try JPEG.encode(Bitmap(width: 16, height: 16, pixels: pixels), quality: 0.95)
    let (red, green, blue, _) = try JPEG.decode(file).rgbaStraight(x: 7, y: 8)
    #expect(red > 245 && green < 20 && blue < 20)
  }

  @Test("transparent pixels are on white")
  func transparent() throws {
    // Half of a red that is half transparent.
    let bitmap = Bitmap(
      width: 16, height: 8,
      pixels: (0..<128).flatMap { $0 % 16 < 8 ? [0, 0, 0, 0] : [0, 0, 128, 128] as [UInt8] })
    let decoded = try JPEG.decode(JPEG.encode(bitmap, quality: 1))
    #expect(decoded.rgbaStraight(x: 2, y: 4) == (255, 255, 255, 255))
    let (red, green, blue, _) = decoded.rgbaStraight(x: 13, y: 4)
    #expect(red > 250 && (124...131).contains(green) && (124...131).contains(blue))
  }

  @Test("a picture without pixels and one that is too wide are errors")
  func impossible() throws {
    #expect(
      throws: CanvasError.image(reason: "JPEG: a picture without pixels cannot be a JPEG file")
    ) {
      try JPEG.encode(Bitmap(width: 0, height: 3, pixels: []), quality: 1)
    }
    #expect(throws: CanvasError.self) {
      try JPEG.encode(Bitmap(width: 70_000, height: 1, pixels: []), quality: 1)
    }
  }

  @Test("image files are recognised by their first bytes")
  func formats() throws {
    #expect(try ImageFile.decode(Self.redAndBlue).width == 32)
    let png = try PNG.encode(
      Bitmap(width: 3, height: 2, pixels: []), scale: 1, description: nil)
    #expect(try ImageFile.decode(png).width == 3)
    for bytes in [[], [0xFF], [UInt8]("GIF89a".utf8)] as [[UInt8]] {
      #expect(throws: CanvasError.self) { try ImageFile.decode(bytes) }
    }
  }
}
