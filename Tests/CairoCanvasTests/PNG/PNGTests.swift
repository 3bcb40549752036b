import CairoCanvas
import Foundation
import Graphics
import Testing

@Suite("PNG")
struct PNGTests {
  /// A picture of noise, premultiplied.
  private func noise(_ width: Int, _ height: Int, isOpaque: Bool) -> Bitmap {
    var state: UInt64 = UInt64(width) &* 31 &+ UInt64(height)
    func byte() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 56)
    }
    var pixels: [UInt8] = []
    for _ in 0..<width * height {
      let alpha = isOpaque ? 255 : byte()
      for _ in 0..<3 { pixels.append(UInt8(byte() * alpha / 255)) }
      pixels.append(UInt8(alpha))
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test("what is written is read back", arguments: [(1, 1), (7, 3), (64, 33)], [true, false])
  func roundTrip(size: (Int, Int), isOpaque: Bool) throws {
    let bitmap = noise(size.0, size.1, isOpaque: isOpaque)
    let file = try PNG.encode(bitmap, scale: 2, description: "A chart")
    let decoded = try PNG.decode(file)
    #expect(decoded == bitmap)
    let metadata = try PNG.metadata(file)
    #expect(metadata.description == "A chart")
    #expect(metadata.scale == 2)
    #expect(metadata.isSRGB)
    #expect(metadata.hasAlpha == !isOpaque)
  }

  @Test("an opaque picture is stored as RGB, another as RGBA", arguments: [true, false])
  func colorType(isOpaque: Bool) throws {
    let file = try PNG.encode(noise(4, 4, isOpaque: isOpaque), scale: 1, description: nil)
    let header = try #require(PNGChunk.all(in: file).first)
    #expect(header.name == "IHDR")
    #expect(header.data[8] == 8)
    #expect(header.data[9] == (isOpaque ? 2 : 6))
  }

  @Test("colours are divided by alpha and rounded to nearest")
  func straight() throws {
    let bitmap = Bitmap(width: 1, height: 1, pixels: [1, 50, 100, 128])
    #expect(bitmap.rgbaStraight(x: 0, y: 0) == (199, 100, 2, 128))
    let copy = try PNG.decode(PNG.encode(bitmap, scale: 1, description: nil))
    #expect(copy.rgbaStraight(x: 0, y: 0) == (199, 100, 2, 128))
  }

  @Test("a file holds these chunks and no others, and is the same every time")
  func chunkNames() throws {
    let bitmap = noise(5, 5, isOpaque: true)
    let plain = try PNG.encode(bitmap, scale: 3, description: nil)
    #expect(PNGChunk.all(in: plain).map(\.name) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    // 72 × 3 pixels an inch are 8504 a metre.
    #expect(PNGChunk.all(in: plain)[2].data == [0, 0, 0x21, 0x38, 0, 0, 0x21, 0x38, 1])
    #expect(PNGChunk.all(in: plain)[1].data == [0])
    #expect(try PNG.encode(bitmap, scale: 3, description: nil) == plain)
  }

  @Test(
    "a description is tEXt in ASCII and iTXt in UTF-8 otherwise",
    arguments: [("", "tEXt"), ("Sales 2024", "tEXt"), ("Übersicht → 日本", "iTXt")])
  func descriptions(text: String, chunk: String) throws {
    let file = try PNG.encode(noise(2, 2, isOpaque: true), scale: 1, description: text)
    #expect(PNGChunk.all(in: file).map(\.name).contains(chunk))
    #expect(try PNG.metadata(file).description == text)
  }

  @Test("a description with a language is iTXt, up to its first null character")
  func languages() throws {
    let file = try PNG.encode(
      noise(2, 2, isOpaque: true), scale: 1, description: "Sales\0 2024", language: "en")
    let texts = PNGChunk.all(in: file).filter { ["tEXt", "iTXt"].contains($0.name) }
    #expect(texts.map(\.name) == ["iTXt"])
    #expect(texts.first?.data == Array("Description\0\0\0en\0\0Sales".utf8))
  }

  @Test("every cut of a file is an error")
  func truncated() throws {
    let file = try PNG.encode(noise(6, 6, isOpaque: false), scale: 1, description: "x")
    for count in 0..<file.count {
      #expect(throws: CanvasError.self) { try PNG.decode(Array(file[..<count])) }
    }
  }

  @Test("a changed byte is an error or a picture, never a trap")
  func corrupt() throws {
    let bitmap = noise(6, 6, isOpaque: false)
    let file = try PNG.encode(bitmap, scale: 1, description: "x")
    var errors = 0
    for at in file.indices {
      var copy = file
      copy[at] ^= 0x55
      do { _ = try PNG.decode(copy) } catch { errors += 1 }
    }
    #expect(errors > file.count / 2)
    #expect(throws: CanvasError.self) { try PNG.decode(Array("not a picture".utf8)) }
  }

  @Test("a header that promises too many pixels is an error")
  func oversize() throws {
    var file = try PNG.encode(noise(1, 1, isOpaque: true), scale: 1, description: nil)
    // Width and height of 30 000 with the checksum that belongs to them.
    file.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in file[12..<29] {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    crc = ~crc
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: crc >> (24 - 8 * $0)) }
    file.replaceSubrange(29..<33, with: bytes)
    #expect(throws: CanvasError.png(reason: "the picture has too many pixels")) {
      try PNG.decode(file)
    }
  }

  @Test("a picture without pixels cannot be written", arguments: [(0, 0), (0, 5), (5, 0)])
  func empty(size: (Int, Int)) {
    let bitmap = Bitmap(width: size.0, height: size.1, pixels: [])
    #expect(throws: CanvasError.invalidSize(width: size.0, height: size.1)) {
      try PNG.encode(bitmap, scale: 1, description: nil)
    }
  }
}
