import CKernels
import Foundation
import Graphics

/// Strokes polylines by their coverage of pixel columns, where Cairo would find the outline first.
///
/// Cairo's stroker makes a polygon of every piece, join and cap, and cuts all of them where they
/// cross. A series with a few points in every column is mostly crossings. Here each piece says how far
/// up and down it reaches on the vertical lines of the columns that it crosses (`ChainSweep`,
/// `ShapeSweep`), and what is covered in between counts (`StripCoverage`): crossings cost nothing, and
/// what is covered twice counts once.
///
/// Against Cairo's stroke of the same random walk in steps of up to 30 pixels, 2 pixels wide with round
/// joins, 1920 × 1080, one thread (medians of turns): 33 times as fast for 1 000 vertices, 97 times
/// for 7 680 and 235 times for 100 000; five series of 15 360 vertices, what M4 leaves at most, take
/// 3 ms together. With miters and butt caps it is 9 times for 7 680 vertices and 26 times for
/// 100 000. Dashes on a dense line take as long as with Cairo.
///
/// A column is measured on 16 lines, exactly in y; on 64 lines where sparse lines are steep. Against a
/// reference of 64 × 64 samples a pixel the mean error is below Cairo's for lines of all slopes, but
/// for exactly vertical hairlines at odd places: 0.006, where Cairo's is 0.004.
///
/// All caps, joins and dashes are taken, in transforms that keep shapes, up to `widest` pixels wide.
/// Left to Cairo are other transforms; but for round joins and caps without a dash, lines that go
/// farther than `DevicePath.limit` from the picture; dashes that repeat within an eighth of a pixel
/// or more than a million times, and miter limits beyond 1000.
struct PolylineStroker: ~Copyable {
  /// The widest line in pixels: the time of a column grows with the pieces that reach it.
  static let widest: CGFloat = 128

  /// How what is covered is found: chains are faster, shapes know all styles.
  private enum Way: ~Copyable {
    case chains(ChainSweep)
    case shapes(ShapeSweep)
  }

  /// The pixels that can be seen and may be touched.
  let area: PixelRect
  private let way: Way

  /// Prepares a line.
  ///
  /// - Returns: `nil` when the line is left to Cairo.
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

  /// Whether a part of a line has the same bytes as that part of the whole.
  ///
  /// Lines of some other styles are left to Cairo, which rounds what a clip cuts.
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
  /// Whether a line is all discs about its points: round ends, round joins, no dash.
  fileprivate var isRound: Bool { lineCap == .round && lineJoin == .round && !isDashed }
}
