package import Foundation

/// The size of an image in points and in pixels.
package struct PictureSize: Hashable, Sendable {
  /// The maximum number of pixels per side, which is Cairo's limit.
  package static let longestSide = 32_767
  /// The maximum number of bytes of an image's pixels, at four bytes per pixel.
  package static let mostBytes = 512 << 20

  /// The size in points.
  package let points: CGSize
  /// The number of pixels per point.
  package let scale: CGFloat
  /// The width in pixels: points × scale, rounded to the nearest integer and at least 1.
  package let width: Int
  /// The height in pixels: points × scale, rounded to the nearest integer and at least 1.
  package let height: Int

  /// The number of pixels.
  package var pixels: Int { width * height }

  /// Creates a size, without checking limits.
  ///
  /// - Parameters:
  ///   - points: The size in points. A side that is NaN or less than one pixel becomes one pixel.
  ///   - scale: The number of pixels per point.
  package init(points: CGSize, scale: CGFloat) {
    self.points = points
    self.scale = scale
    // The bound is far above the limit of a canvas and far below that of integers.
    func pixels(_ length: CGFloat) -> Int { Int(max(1, min((length * scale).rounded(), 1e9))) }
    width = pixels(points.width)
    height = pixels(points.height)
  }

  /// Creates a size within the limits of images.
  ///
  /// - Parameters:
  ///   - points: The size in points.
  ///   - scale: The number of pixels per point.
  /// - Throws: `PictureSizeError` if a side is NaN, rounds to 0 pixels or exceeds `longestSide`, or if the
  ///   pixels exceed `mostBytes`.
  package init(within points: CGSize, scale: CGFloat) throws(PictureSizeError) {
    self.init(points: points, scale: scale)
    func isPixel(_ length: CGFloat) -> Bool { (length * scale).rounded() >= 1 }
    guard isPixel(points.width), isPixel(points.height) else { throw .empty(points, scale) }
    guard max(width, height) <= Self.longestSide else { throw .longSide(self) }
    guard pixels * 4 <= Self.mostBytes else { throw .tooManyPixels(self) }
  }
}

/// The error for a size that an image cannot have.
package enum PictureSizeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A size in points and a scale at which a side is less than one pixel.
  case empty(CGSize, CGFloat)
  /// A size with a side of more than `PictureSize.longestSide` pixels.
  case longSide(PictureSize)
  /// A size whose pixels take more than `PictureSize.mostBytes`.
  case tooManyPixels(PictureSize)

  /// The size, the limit, and the remedy.
  package var description: String {
    switch self {
    case .empty(let points, let scale):
      "\(Self.text(points, scale)) is less than one pixel. Give a larger size or scale."
    case .longSide(let size):
      "\(Self.text(size.points, size.scale)) has a side of \(max(size.width, size.height)) pixels, "
        + "and the limit is \(PictureSize.longestSide). Give a smaller size or scale."
    case .tooManyPixels(let size):
      "\(Self.text(size.points, size.scale)) takes \((size.pixels * 4) >> 20) MiB of pixels, and the "
        + "limit is \(PictureSize.mostBytes >> 20). Give a smaller size or scale."
    }
  }

  private static func text(_ points: CGSize, _ scale: CGFloat) -> String {
    "\(NumberText.shortest(points.width))x\(NumberText.shortest(points.height)) points at "
      + "scale \(NumberText.shortest(scale))"
  }
}
