/// An immutable bitmap that draw lists can contain.
///
/// Copies share the pixels, and a comparison checks for shared storage before contents.
public struct RasterImage: Equatable, Sendable {
  /// The width, in pixels; at least 1.
  public let width: Int
  /// The height, in pixels; at least 1.
  public let height: Int
  /// The pixels in `.bgraPremultiplied`, row by row from top to bottom: 4 × `width` × `height` bytes.
  public let pixels: [UInt8]

  /// Creates an image from pixels in `.bgraPremultiplied`, without copying them.
  ///
  /// The initialiser fails unless the width and height are positive and the number of bytes matches them.
  ///
  /// - Parameters:
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  ///   - pixels: Rows from top to bottom without padding. A pixel has four bytes: blue, green, red and alpha,
  ///     in sRGB and multiplied by alpha. The result is unspecified where a component exceeds its alpha.
  /// - Complexity: O(1).
  public init?(width: Int, height: Int, bgraPremultiplied pixels: [UInt8]) {
    guard width > 0, height > 0, pixels.count.isMultiple(of: 4) else { return nil }
    let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard !isTooLarge, count == pixels.count / 4 else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Returns the image with its opacity multiplied by a factor, which is clamped to 0...1; NaN counts as 0.
  ///
  /// - Complexity: O(*n*) for *n* pixels; O(1) for a factor of 1 or more.
  package func faded(by factor: Float) -> RasterImage {
    let factor = Color.Resolved.unit(factor)
    guard factor < 1 else { return self }
    let faded = pixels.map { UInt8((Float($0) * factor).rounded()) }
    return RasterImage(width: width, height: height, bgraPremultiplied: faded) ?? self
  }

  /// The method used to scale an image, as in SwiftUI's `Image.Interpolation`.
  ///
  /// An image drawn at one image pixel per device pixel, aligned to the pixel grid, keeps its colours with
  /// every method.
  public enum Interpolation: Hashable, Sendable, CaseIterable {
    /// The colour of the nearest pixel; details can be lost if the image is shrunk.
    case none
    /// Bilinear interpolation if the image is enlarged; the mean of the covered pixels if it is shrunk.
    case low
    /// The same as `low`.
    case medium
    /// The same as `low` if the image is enlarged; a sharper, cubic filter if it is shrunk.
    case high
  }
}

extension RasterImage: Hashable {
  /// Hashes the size only; `==` compares all pixels.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}
