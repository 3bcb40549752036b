package import CairoCanvas
package import Decimation
import Foundation
package import Graphics

/// A picture of one series as a line, for comparing what decimation leaves of it.
///
/// The first position lies on its left edge and the last one on its right edge, so that columns of
/// pixels are the buckets of `.equalWidth(width, over: first...last)`. The lowest and the highest
/// value lie half a line inside of its bottom and its top. Where all positions, or all values, are
/// equal, they lie in the middle. Joins and ends are round.
public struct LinePicture: Hashable, Sendable {
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int
  /// The width of the line in pixels; a line that is not wider than 0 draws nothing.
  public var lineWidth: Double

  /// Describes a picture: 1920 × 1080 pixels and a line of 2 by default.
  ///
  /// - Parameters:
  ///   - width: 1 to 32 767 pixels.
  ///   - height: 1 to 32 767 pixels.
  ///   - lineWidth: In pixels.
  public init(width: Int = 1920, height: Int = 1080, lineWidth: Double = 2) {
    self.width = width
    self.height = height
    self.lineWidth = lineWidth
  }

  /// Columns that are drawn at once: with all columns of a picture, millions of points would take
  /// hundreds of bytes each.
  static let stripWidth = 256

  /// The columns of the picture, cut into strips.
  var strips: [Range<Int>] {
    get throws(CanvasError) {
      guard width > 0, height > 0 else { throw .invalidSize(width: width, height: height) }
      return stride(from: 0, to: width, by: Self.stripWidth).map {
        $0..<min($0 + Self.stripWidth, width)
      }
    }
  }

  /// Draws a series, or what a decimation kept of it, on a clear ground.
  ///
  /// - Parameters:
  ///   - kept: What was kept; `nil` for the whole series.
  ///   - values: The series; NaN and ±∞ are gaps.
  ///   - positions: Where its points stand.
  ///   - color: Of the line.
  /// - Returns: A picture of `width` × `height` pixels.
  /// - Throws: `CanvasError` for sides that are not 1 to 32 767 pixels, or when memory is short.
  /// - Complexity: As `PixelError.init(of:from:at:in:)`.
  package func bitmap<X: Coordinate>(
    of kept: Decimated?, from values: Span<Double>, at positions: Positions<X>,
    color: Color.Resolved
  ) throws -> Bitmap {
    let strips = try strips
    var picture = Bitmap(width: width, height: height, pixels: [])
    try values.withUnsafeBufferPointer { values in
      let line = PlacedLine(values, positions, in: self)
      for columns in strips {
        picture.draw(try line.strip(columns, of: kept, color: color), x: columns.lowerBound, y: 0)
      }
    }
    return picture
  }
}
