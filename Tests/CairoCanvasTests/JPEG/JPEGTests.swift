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
