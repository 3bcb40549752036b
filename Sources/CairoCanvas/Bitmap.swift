import CKernels

/// An image in memory, with rows from top to bottom and pixels in `.bgraPremultiplied`.
///
/// A pixel has four bytes: blue, green, red and alpha. The colour components are sRGB and multiplied by
/// alpha. This is the byte order of Cairo's `CAIRO_FORMAT_ARGB32` on little-endian machines, and of
/// ffmpeg's `bgra`.
public struct Bitmap: Equatable, Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// The number of bytes from the start of one row to the start of the next: 4 × `width`.
  public let bytesPerRow: Int
  /// The pixels in `.bgraPremultiplied`, row by row: `height` × `bytesPerRow` bytes.
  public private(set) var pixels: [UInt8]

  /// Creates an image from pixels in `.bgraPremultiplied`.
  ///
  /// - Parameters:
  ///   - width: The width, in pixels; a negative value counts as 0.
  ///   - height: The height, in pixels; a negative value counts as 0.
  ///   - pixels: The rows without padding. Missing bytes are zeros, which are transparent. Surplus bytes
  ///     are dropped. A component may exceed its alpha, and is clamped to it when it is divided by alpha.
  /// - Precondition: The number of bytes, 4 × `width` × `height`, fits into an `Int`.
  /// - Complexity: O(1) if `pixels` has exactly that number of bytes; otherwise O(*n*) for *n* bytes of the
  ///   image.
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

  /// Returns one pixel in `.rgbaStraight`, with components that are not multiplied by alpha.
  ///
  /// - Parameters:
  ///   - x: The column, from 0 at the left.
  ///   - y: The row, from 0 at the top.
  /// - Returns: The components divided by alpha and rounded to nearest. All are 0 if the pixel is fully
  ///   transparent or outside of the image.
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

  /// Composites another image over this one, at a whole-pixel position.
  ///
  /// - Parameters:
  ///   - picture: The other image. Its pixels outside of this image are ignored.
  ///   - x: The column of this image at which the other image's left edge is placed; may be negative.
  ///   - y: The row of this image at which the other image's top edge is placed; may be negative.
  /// - Complexity: O(*n*) for *n* pixels of `picture`.
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

  /// Returns the image downscaled by an integer factor with a box filter.
  ///
  /// Each pixel is the mean of a square of `factor` × `factor` premultiplied pixels. Squares at the right
  /// and bottom edges may be incomplete, in which case only their pixels inside the image count.
  /// - Parameter factor: The side of a square, in pixels; a value less than 1 counts as 1.
  /// - Returns: An image with each side divided by `factor` and rounded up. For a factor of 1 or an image
  ///   without pixels, it is an unchanged copy.
  /// - Complexity: O(*n*) for *n* pixels.
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

  /// Whether every pixel is opaque; `true` for an image without pixels.
  ///
  /// - Complexity: O(*n*) for *n* pixels; the search ends early at a pixel that is not opaque.
  public var isOpaque: Bool {
    pixels.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { ck_pixels_are_opaque_widest()($0, width * height) } ?? true
    }
  }

  /// Returns a premultiplied component divided by its alpha, rounded to nearest and at most 255.
  static func straight(_ component: UInt8, _ alpha: UInt8) -> UInt8 {
    guard alpha > 0 else { return 0 }
    return UInt8(min(255, (Int(component) * 255 + Int(alpha) / 2) / Int(alpha)))
  }

  /// Returns a straight component multiplied by its alpha, rounded to nearest.
  static func premultiplied(_ component: UInt8, _ alpha: UInt8) -> UInt8 {
    UInt8((Int(component) * Int(alpha) + 127) / 255)
  }
}
