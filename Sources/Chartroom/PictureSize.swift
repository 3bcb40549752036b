package import Foundation

/// The size of a picture in points and in pixels.
package struct PictureSize: Hashable, Sendable {
  /// The most pixels of a side, which is the limit of Cairo.
  package static let longestSide = 32_767
  /// The most bytes of the pixels of one picture, at four bytes per pixel.
  package static let mostBytes = 512 << 20

  /// The size in points.
  package let points: CGSize
  /// Pixels per point.
  package let scale: CGFloat
  /// The width in pixels: points times scale, rounded half away from zero; 1 or more.
  package let width: Int
  /// The height in pixels, rounded as the width.
  package let height: Int

  /// The number of pixels.
  package var pixels: Int { width * height }

  /// Creates a size, without checking limits.
  ///
  /// - Parameters:
  ///   - points: The size in points. A side that is NaN or less than one pixel becomes one pixel.
  ///   - scale: Pixels per point.
  package init(points: CGSize, scale: CGFloat) {
    self.points = points
    self.scale = scale
    // The bound is far above the limit of a canvas and far below that of integers.
    func pixels(_ length: CGFloat) -> Int { Int(max(1, min((length * scale).rounded(), 1e9))) }
    width = pixels(points.width)
    height = pixels(points.height)
  }

  /// Creates a size within the limits of pictures.
  ///
  /// - Throws: `PictureSizeError`.
  package init(within points: CGSize, scale: CGFloat) throws(PictureSizeError) {
    self.init(points: points, scale: scale)
    func isPixel(_ length: CGFloat) -> Bool { (length * scale).rounded() >= 1 }
    guard isPixel(points.width), isPixel(points.height) else { throw .empty(points, scale) }
    guard max(width, height) <= Self.longestSide else { throw .longSide(self) }
    guard pixels * 4 <= Self.mostBytes else { throw .tooManyPixels(self) }
  }
}

/// The error for a size that a picture cannot have.
package enum PictureSizeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A side is less than one pixel; the size in points and the scale.
  case empty(CGSize, CGFloat)
  /// A side has more than `PictureSize.longestSide` pixels.
  case longSide(PictureSize)
  /// The pixels take more than `PictureSize.mostBytes`.
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
      + "\(NumberText.shortest(scale)) times"
  }
}
