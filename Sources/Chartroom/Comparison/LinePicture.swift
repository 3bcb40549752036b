package import CairoCanvas
package import Decimation
import Foundation
package import Graphics

/// The dimensions of a line plot of one series, and the width of its line; used to measure decimation error.
///
/// The first position lies on the left edge and the last position on the right edge, so that columns of
/// pixels are the buckets of `.equalWidth(width, over: first...last)`. The lowest and the highest
/// value lie half a line width inside the bottom and the top edge. If all positions are equal,
/// the line is centred horizontally; if all values are equal, vertically. Joins and caps are round.
public struct LinePicture: Hashable, Sendable {
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int
  /// The width of the line in pixels; a line of width 0 or less is not drawn.
  public var lineWidth: Double

  /// Creates a description of a picture.
  ///
  /// - Parameters:
  ///   - width: The width, 1 to 32 767 pixels; 1920 by default.
  ///   - height: The height, 1 to 32 767 pixels; 1080 by default.
  ///   - lineWidth: The width of the line in pixels; 2 by default.
  public init(width: Int = 1920, height: Int = 1080, lineWidth: Double = 2) {
    self.width = width
    self.height = height
    self.lineWidth = lineWidth
  }

  /// The number of columns drawn at once.
  ///
  /// It bounds the memory: a point takes hundreds of bytes while it is drawn, and there may be millions.
  static let stripWidth = 256

  /// The columns of the picture, divided into strips.
  var strips: [Range<Int>] {
    get throws(CanvasError) {
      guard width > 0, height > 0 else { throw .invalidSize(width: width, height: height) }
      return stride(from: 0, to: width, by: Self.stripWidth).map {
        $0..<min($0 + Self.stripWidth, width)
      }
    }
  }

  /// Draws a series, or the points that a decimation kept of it, on a transparent background.
  ///
  /// - Parameters:
  ///   - kept: The kept points; `nil` for the whole series.
  ///   - values: The values of the series; NaN and ±∞ are gaps.
  ///   - positions: The positions of its points.
  ///   - color: The colour of the line.
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
