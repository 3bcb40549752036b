public import Foundation

/// The size and the scale of a PNG file, read from the chunks before its pixels.
///
/// Only the beginning of the file is needed, and nothing is decompressed.
public struct PNGHeader: Hashable, Sendable {
  /// The width, in pixels; at least 1.
  public let width: Int
  /// The height, in pixels; at least 1.
  public let height: Int
  /// The number of device pixels per point, at 72 points per inch, rounded to 3 decimals.
  ///
  /// The value is derived from the pHYs chunk. It is `nil` if the bytes contain no such chunk in pixels per
  /// metre.
  public let scale: CGFloat?

  /// Creates a header from the beginning of a PNG file.
  ///
  /// The initialiser fails if the bytes do not begin with a PNG signature and an IHDR chunk with a size of
  /// at least 1 × 1 pixels. Only `PNG.decode(_:)` detects other defects.
  /// - Parameter bytes: The file, or its beginning.
  /// - Complexity: O(*n*) for *n* chunks before the pixels.
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
