import CKernels
import Foundation
import Graphics

/// A stroker for polylines, which computes coverage by pixel columns instead of an outline.
///
/// Cairo's stroker builds a polygon from every segment, join and cap, and intersects all of them. A series
/// with a few points in every column consists mostly of intersections. Here each segment extends spans on the
/// vertical lines of the columns that it crosses (`ChainSweep`, `ShapeSweep`), and the union of the spans is
/// covered (`StripCoverage`): intersections cost nothing.
///
/// Compared with Cairo's stroke of the same random walk in steps of up to 30 pixels, 2 pixels wide with round
/// joins, 1920 × 1080, one thread (medians of alternating runs): 33 times as fast for 1 000 vertices, 97 times
/// for 7 680 and 235 times for 100 000. Five series of 15 360 vertices, the most that M4 leaves, take 3 ms
/// together. With miter joins and butt caps it is 9 times as fast for 7 680 vertices and 26 times for 100 000.
/// Dashes on a dense line take as long as with Cairo.
///
/// A column is sampled on 16 lines, exactly in y, and on 64 lines where a sparse polyline is steep. Compared
/// with a reference of 64 × 64 samples a pixel, the mean error is below Cairo's for all slopes except for
/// exactly vertical hairlines between pixels: 0.006, where Cairo's is 0.004.
///
/// All caps, joins and dashes are supported for lines up to `widest` pixels wide, in transforms that preserve
/// circles. Cairo strokes all other lines, and these unless they have round joins and caps and no dash: lines
/// farther than `DevicePath.limit` from the image, dashes with a period below an eighth of a pixel or of
/// more than a million pieces, and miter limits above 1000.
struct PolylineStroker: ~Copyable {
  /// The maximum line width, in pixels.
  ///
  /// The time for a column is proportional to the number of segments that reach it.
  static let widest: CGFloat = 128

  /// The algorithm: chains are faster, and shapes support all styles.
  private enum Way: ~Copyable {
    case chains(ChainSweep)
    case shapes(ShapeSweep)
  }

  /// The visible pixels that may be touched.
  let area: PixelRect
  private let way: Way

  /// Prepares a line.
  ///
  /// - Returns: `nil` for a line that Cairo should stroke.
  init?(
    _ polyline: Polyline, _ style: StrokeStyle, transform: CGAffineTransform, area: PixelRect
  ) {
    let width = style.lineWidth * transform.largestScale
    guard transform.keepsShapes, width > 0, width <= Self.widest else { return nil }
    let radius = width / 2
    if style.isRound {
      let chains = StrokeChains(polyline, transform: transform, radius: radius, area: area)
      self.area = area.intersection(chains.pixels)
      way = .chains(ChainSweep(chains, radius: radius, area: self.area))
    } else {
      guard
        let shapes = StrokeShapes(
          polyline, style, transform: transform, radius: radius, area: area)
      else { return nil }
      self.area = area.intersection(shapes.pixels)
      way = .shapes(ShapeSweep(shapes, radius: radius, area: self.area))
    }
  }

  /// Whether clipping a line of a style leaves the remaining bytes unchanged.
  ///
  /// Cairo strokes some lines of other styles, and rounds outlines where a clip cuts them.
  static func isSameInParts(_ style: StrokeStyle, transform: CGAffineTransform) -> Bool {
    let width = style.lineWidth * transform.largestScale
    return style.isRound && transform.keepsShapes && width > 0 && width <= widest
  }

  /// Paints through the coverage of the line.
  ///
  /// - Throws: `outOfMemory`.
  consuming func paint(
    with painter: borrowing CoveragePainter, on context: borrowing CairoContext
  ) throws(CanvasError) {
    let area = area
    switch consume way {
    case .chains(var sweep): try sweep.paint(area, with: painter, on: context)
    case .shapes(var sweep): try sweep.paint(area, with: painter, on: context)
    }
  }
}

extension StrokeStyle {
  /// Whether a stroke is the union of discs around its points: round caps, round joins, no dash.
  fileprivate var isRound: Bool { lineCap == .round && lineJoin == .round && !isDashed }
}
