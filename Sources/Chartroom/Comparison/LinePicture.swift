package import CairoCanvas
package import Decimation
import Foundation
package import Graphics

/// The size and line width of a plot of one series, for measuring decimation error.
///
/// The first position maps to the left edge and the last position to the right edge, so the pixel columns
/// are the buckets of `.equalWidth(width, over: first...last)`. The lowest value maps to half a line width
/// above the bottom edge, and the highest value to half a line width below the top edge. If all positions are
/// equal, the line is centred horizontally. If all values are equal, the line is centred vertically. Joins
/// and caps are round.
public struct LinePicture: Hashable, Sendable {
  /// The width of the plot, 1 to 32 767 pixels.
  public var width: Int
  /// The height of the plot, 1 to 32 767 pixels.
  public var height: Int
  /// The line width, in pixels; 0 and negative widths draw no line.
  public var lineWidth: Double

  /// Creates a plot description.
  ///
  /// The sides are not checked here: drawing throws an error for a side out of range.
  ///
  /// - Parameters:
  ///   - width: The width, 1 to 32 767 pixels; 1920 by default.
  ///   - height: The height, 1 to 32 767 pixels; 1080 by default.
  ///   - lineWidth: The line width, in pixels; 2 by default. 0 and negative widths draw no line.
  public init(width: Int = 1920, height: Int = 1080, lineWidth: Double = 2) {
    self.width = width
    self.height = height
    self.lineWidth = lineWidth
  }

  /// The maximum number of pixel columns drawn in one pass.
  ///
  /// It bounds the memory: drawing takes hundreds of bytes per point, and a series can have millions of
  /// points.
  static let stripWidth = 256

  /// The pixel columns of the plot, divided into strips.
  var strips: [Range<Int>] {
    get throws(CanvasError) {
      let side = 1...PictureSize.longestSide
      guard side.contains(width), side.contains(height) else {
        throw .invalidSize(width: width, height: height)
      }
      return stride(from: 0, to: width, by: Self.stripWidth).map {
        $0..<min($0 + Self.stripWidth, width)
      }
    }
  }

  /// Draws a series, or only its decimated points, on a transparent background.
  ///
  /// - Parameters:
  ///   - kept: The kept points; `nil` for the whole series.
  ///   - values: The values of the series; NaN and ±∞ are gaps.
  ///   - positions: The positions of the points.
  ///   - color: The colour of the line.
  /// - Returns: A bitmap of `width` × `height` pixels.
  /// - Throws: `CanvasError` if a side is not 1 to 32 767 pixels, or if there is not enough memory.
  /// - Complexity: That of `PixelError.init(of:from:at:in:)`, and 4 bytes per pixel for the bitmap.
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
