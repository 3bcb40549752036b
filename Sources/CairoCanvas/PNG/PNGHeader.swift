public import Foundation

/// The size and the scale of a PNG file, read from the chunks before its pixels.
///
/// Nothing is decompressed, and only the beginning of the file is needed.
public struct PNGHeader: Hashable, Sendable {
  /// The width in pixels, 1 or more.
  public let width: Int
  /// The height in pixels, 1 or more.
  public let height: Int
  /// The device pixels per point, from pHYs at 72 points an inch; `nil` where the file has no pHYs.
  public let scale: CGFloat?

  /// Parses the header; `nil` if the bytes do not begin with a PNG signature and a size of at least one pixel.
  ///
  /// Only `PNG.decode(_:)` detects other defects.
  /// - Parameter bytes: The file, or its beginning.
  /// - Complexity: O(*n*) in the number of chunks before the pixels.
  public init?(_ bytes: [UInt8]) {
    func number(_ place: Int) -> Int {
      bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    func name(_ place: Int) -> String {
      String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
    }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 24, bytes.starts(with: signature), name(8) == "IHDR" else { return nil }
    width = number(16)
    height = number(20)
    guard width > 0, height > 0 else { return nil }
    var density = 0
    // A chunk is its length, its name, its data and a checksum.
    var place = 8
    while place + 8 <= bytes.count, name(place) != "IDAT" {
      if name(place) == "pHYs", place + 17 <= bytes.count, bytes[place + 16] == 1 {
        density = number(place + 8)
      }
      place += number(place) + 12
    }
    scale = PNG.scale(pixelsPerMetre: density)
  }
}
