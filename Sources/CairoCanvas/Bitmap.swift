import CKernels

/// A picture in memory: rows from top to bottom, pixels in `.bgraPremultiplied`.
///
/// A pixel is four bytes: blue, green, red, alpha, with colours multiplied by alpha. This is the byte
/// order of Cairo's `CAIRO_FORMAT_ARGB32` on little-endian machines, and of ffmpeg's `bgra`. Components
/// are sRGB.
public struct Bitmap: Equatable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The distance from one row to the next, in bytes; always `width * 4`.
  public let bytesPerRow: Int
  /// The pixels in `.bgraPremultiplied`; `height * bytesPerRow` bytes.
  public private(set) var pixels: [UInt8]

  /// Creates a picture from pixels in `.bgraPremultiplied`.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row; a negative one counts as 0.
  ///   - height: The number of rows; a negative one counts as 0.
  ///   - pixels: Rows without padding. Missing bytes are zeros, which are transparent; surplus bytes are
  ///     dropped. A colour above its alpha is allowed and counts as equal to it.
  /// - Complexity: O(1) where `pixels` has `width` × `height` × 4 bytes, otherwise O(*n*) in them.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    bytesPerRow = self.width * 4
    let count = bytesPerRow * self.height
    if pixels.count == count {
      self.pixels = pixels
    } else {
      self.pixels = Array(pixels.prefix(count))
      self.pixels.append(contentsOf: repeatElement(0, count: count - self.pixels.count))
    }
  }

  /// Returns one pixel in `.rgbaStraight`.
  ///
  /// - Parameters:
  ///   - x: The column, from 0.
  ///   - y: The row, from 0.
  /// - Returns: Components divided by alpha and rounded to nearest; zeros where the pixel is
  ///   transparent or lies outside of the picture.
  /// - Complexity: O(1).
  public func rgbaStraight(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
  {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return (0, 0, 0, 0) }
    let at = y * bytesPerRow + x * 4
    let alpha = pixels[at + 3]
    return (
      Self.straight(pixels[at + 2], alpha), Self.straight(pixels[at + 1], alpha),
      Self.straight(pixels[at], alpha), alpha
    )
  }

  /// Composites another picture over this one, aligned to whole pixels.
  ///
  /// - Parameters:
  ///   - picture: The other picture. Its parts outside of this picture are ignored.
  ///   - x: The column of this picture under its left column; may be negative.
  ///   - y: The row of this picture under its top row; may be negative.
  /// - Complexity: O(*n*) in the number of pixels of `picture`.
  public mutating func draw(_ picture: Bitmap, x: Int, y: Int) {
    guard x < width, y < height, x > -picture.width, y > -picture.height else { return }
    let columns = max(0, x)..<min(width, x + picture.width)
    for row in max(0, y)..<min(height, y + picture.height) {
      let start = row * bytesPerRow + columns.lowerBound * 4
      let source = (row - y) * picture.bytesPerRow + (columns.lowerBound - x) * 4
      for pixel in 0..<columns.count {
        let (to, from) = (start + pixel * 4, source + pixel * 4)
        let rest = 255 - Int(picture.pixels[from + 3])
        for byte in 0..<4 {
          let covered = (Int(pixels[to + byte]) * rest + 127) / 255
          pixels[to + byte] = UInt8(min(255, Int(picture.pixels[from + byte]) + covered))
        }
      }
    }
  }

  /// Returns the picture reduced by a whole factor: each pixel is the mean of a square of pixels.
  ///
  /// - Parameter factor: The side of a square in pixels; less than 1 counts as 1. Squares at the right
  ///   and bottom edges may be incomplete.
  /// - Returns: A picture of the size divided by `factor`, rounded up; the picture itself for a factor of
  ///   1 and for a picture without pixels.
  /// - Complexity: O(*n*) in the number of pixels.
  public func reduced(by factor: Int) -> Bitmap {
    guard factor > 1, width > 0, height > 0 else { return self }
    let columns = (width - 1) / factor + 1
    let rows = (height - 1) / factor + 1
    var means: [UInt8] = []
    means.reserveCapacity(columns * rows * 4)
    for row in 0..<rows {
      let lines = row * factor..<min((row + 1) * factor, height)
      for column in 0..<columns {
        let across = column * factor..<min((column + 1) * factor, width)
        let count = lines.count * across.count
        for byte in 0..<4 {
          var sum = 0
          for y in lines {
            for x in across { sum += Int(pixels[y * bytesPerRow + x * 4 + byte]) }
          }
          means.append(UInt8((sum + count / 2) / count))
        }
      }
    }
    return Bitmap(width: columns, height: rows, pixels: means)
  }

  /// Whether every pixel has full alpha; `true` for a picture without pixels.
  ///
  /// - Complexity: O(*n*) in the number of pixels, less where an early pixel is not opaque.
  public var isOpaque: Bool {
    pixels.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { ck_pixels_are_opaque_widest()($0, width * height) } ?? true
    }
  }

  /// A premultiplied component divided by its alpha, rounded to nearest, at most 255.
  static func straight(_ component: UInt8, _ alpha: UInt8) -> UInt8 {
    guard alpha > 0 else { return 0 }
    return UInt8(min(255, (Int(component) * 255 + Int(alpha) / 2) / Int(alpha)))
  }

  /// A straight component times its alpha, rounded to nearest.
  static func premultiplied(_ component: UInt8, _ alpha: UInt8) -> UInt8 {
    UInt8((Int(component) * Int(alpha) + 127) / 255)
  }
}
