import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

/// Damaged files are errors or other pictures; none ends the process.
@Suite("damaged PNG files")
struct PNGMutationTests {
  /// Files of every layout that is written, and of their parts.
  private static let files: [[UInt8]] = {
    var random = SplitMix64(seed: 1)
    func picture(_ width: Int, _ height: Int, _ colors: [UInt32]) -> Bitmap {
      var pixels: [UInt8] = []
      for _ in 0..<width * height {
        let color = colors.randomElement(using: &random) ?? 0
        pixels += (0..<4).map { UInt8(truncatingIfNeeded: color >> (8 * $0)) }
      }
      return Bitmap(width: width, height: height, pixels: pixels)
    }
    let many = (0..<2000).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &random) }
    return [
      picture(9, 7, [0xFF00_0000, 0xFFFF_FFFF]), picture(31, 5, [0xFFFF_0000, 0x8000_8000, 0]),
      picture(20, 20, many.map { $0 | 0xFF00_0000 }),
      picture(33, 17, many.map { $0 & 0x3F3F_3F3F }),
      picture(40, 40, (0..<256).map { UInt32($0) * 0x01_0101 | 0xFF00_0000 }),
    ].compactMap { try? PNG.encode($0, scale: 2, description: "café") }
  }()

  /// CRC-32 of a chunk, one bit after the other.
  private func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 0 ? 0 : 0xEDB8_8320) }
    }
  }

  private func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// A chunk with the right checksum, and with a length that may be wrong.
  private func chunk(_ name: String, _ data: [UInt8], length: UInt32? = nil) -> [UInt8] {
    let body = Array(name.utf8) + data
    return bigEndian(length ?? UInt32(data.count)) + body + bigEndian(checksum(body[...]))
  }

  /// Reads a file, which may fail in no other way than by an error of the canvas.
  ///
  /// - Returns: Whether it was read.
  private func survives(_ file: [UInt8]) -> Bool {
    do throws(CanvasError) {
      let bitmap = try PNG.decode(file)
      #expect(bitmap.pixels.count == 4 * bitmap.width * bitmap.height)
      _ = try PNG.metadata(file)
      return true
    } catch {
      return false
    }
  }

  @Test("bytes that are changed, cut off, left out or repeated", arguments: 0..<5)
  func bytes(file number: Int) throws {
    let file = try #require(Self.files.dropFirst(number).first)
    var random = SplitMix64(seed: UInt64(number))
    #expect(survives(file))
    for _ in 0..<1500 {
      var bytes = file
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let at = Int.random(in: 0..<max(bytes.count, 1), using: &random)
        guard bytes.indices.contains(at) else { break }
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[at] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1: bytes[at] = [0, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
        case 2: bytes.removeSubrange(at...)
        case 3: bytes.removeSubrange(at..<min(at + 9, bytes.count))
        default: bytes.insert(contentsOf: bytes[at..<min(at + 30, bytes.count)], at: at)
        }
      }
      _ = survives(bytes)
    }
  }

  @Test("chunks with right checksums and wrong contents, lengths and places", arguments: 0..<5)
  func chunks(file number: Int) throws {
    let file = try #require(Self.files.dropFirst(number).first)
    var random = SplitMix64(seed: UInt64(number))
    let chunks = PNGChunk.all(in: file)
    #expect(survives(file[..<8] + chunks.flatMap { chunk($0.name, $0.data) }))
    var read = 0
    for _ in 0..<1500 {
      var bytes = Array(file[..<8])
      let changed = Int.random(in: chunks.indices, using: &random)
      for (index, original) in chunks.enumerated() {
        var data = original.data
        guard index == changed else {
          bytes += chunk(original.name, data)
          continue
        }
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1:
          guard !data.isEmpty else { break }
          let at = Int.random(in: data.indices, using: &random)
          data[at] = UInt8.random(in: .min ... .max, using: &random)
          bytes += chunk(original.name, data)
        case 2: bytes += chunk(original.name, Array(data.prefix(data.count / 2)))
        case 3: bytes += chunk(original.name, data) + chunk(original.name, data)
        case 4:
          let lengths: [UInt32] = [0, 1, 0x7FFF_FFFF, 0x8000_0000, .max]
          let length = lengths.randomElement(using: &random)
          bytes += chunk(original.name, data, length: length)
        default: break
        }
      }
      if survives(bytes) { read += 1 }
    }
    // Checksums are right, so that the contents are read, and many of them are other pictures.
    #expect(read > 100)
  }

  @Test("a file that is too short for its pixels is refused before memory is taken for them")
  func tooShort() {
    let header = bigEndian(30_000) + bigEndian(30) + [8, 6, 0, 0, 0]
    // 3 600 000 bytes of pixels need at least 3 489 bytes.
    func file(_ count: Int) -> [UInt8] {
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
        + chunk("IDAT", [UInt8](repeating: 0, count: count)) + chunk("IEND", [])
    }
    func error(_ file: [UInt8]) -> String {
      do throws(CanvasError) {
        _ = try PNG.decode(file)
        return "none"
      } catch {
        return "\(error)"
      }
    }
    #expect(error(file(3_000)).contains("too short for its pixels"))
    let longer = error(file(4_000))
    #expect(longer != "none" && !longer.contains("too short for its pixels"))
  }

  @Test(
    "a header of a huge picture, without pixels", arguments: [(32_767, 8192), (32_767, 32_767)])
  func huge(width: UInt32, height: UInt32) {
    let header = bigEndian(width) + bigEndian(height) + [8, 6, 0, 0, 0]
    let file =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
      + chunk("IDAT", [0x78, 0x01]) + chunk("IEND", [])
    #expect(!survives(file))
  }
}
