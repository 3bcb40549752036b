import CairoCanvas
import Foundation

/// PNG files: decoded, and encoded again where they are sound.
struct PNGTarget: FuzzTarget {
  let corpus: [[UInt8]]

  let tokens =
    [
      "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "pHYs", "tEXt", "iTXt", "zTXt", "iCCP", "sRGB",
      "gAMA",
    ]
    .map { Array($0.utf8) } + [
      [0, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF], [0x7F, 0xFF, 0xFF, 0xFF], [0, 0, 0x80, 0],
    ]

  /// Takes the smallest goldens below the working directory, and pictures with every kind of pixels.
  init() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: URL(filePath: "Fixtures/goldens"), includingPropertiesForKeys: nil)
    let goldens = try files.filter { $0.pathExtension == "png" }.sorted { $0.path < $1.path }
      .map { try [UInt8](Data(contentsOf: $0)) }.sorted { $0.count < $1.count }
    corpus = Array(goldens.prefix(12))
  }

  func run(_ input: [UInt8], number: Int) throws {
    // A few bytes can ask for 2²⁸ pixels, which take a second.
    let most = number.isMultiple(of: 100) ? 1 << 24 : 1 << 18
    guard Self.pixels(of: input) <= most else { return }
    // Damage that the checksums reveal gets no further than to them.
    let input = number.isMultiple(of: 4) ? input : Self.withChecksums(input)
    let bitmap: Bitmap
    do throws(CanvasError) {
      bitmap = try PNG.decode(input)
      _ = try PNG.metadata(input)
    } catch {
      guard !"\(error)".isEmpty else { throw Finding("an error without words") }
      return
    }
    guard bitmap.width * bitmap.height <= 1 << 18 else { return }
    let again = try PNG.decode(PNG.encode(bitmap, scale: 1, description: nil))
    guard again == bitmap else { throw Finding("the picture changes when it is written") }
  }

  /// Returns the number of pixels that the header of a file asks for.
  private static func pixels(of input: [UInt8]) -> Int {
    guard input.count >= 24 else { return 0 }
    func number(_ place: Int) -> Int { input[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    return number(16).multipliedReportingOverflow(by: number(20)).partialValue
  }

  /// Returns a file with the checksum of each chunk corrected.
  private static func withChecksums(_ input: [UInt8]) -> [UInt8] {
    var bytes = input
    var start = 8
    while start + 12 <= bytes.count {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = start + 8 + length
      guard end + 4 <= bytes.count else { break }
      let sum = checksum(bytes[(start + 4)..<end])
      for index in 0..<4 { bytes[end + index] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * index)) }
      start = end + 4
    }
    return bytes
  }

  /// Returns the CRC-32 of a chunk (PNG specification, annex D).
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1
      }
    }
  }
}
