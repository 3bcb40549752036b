import CKernels
import Foundation
import Graphics

/// Strokes polylines by their coverage of pixel columns, where Cairo would find the outline first.
///
/// Cairo's stroker makes a polygon of every piece, join and cap, and cuts all of them where they
/// cross. A series with a few points in every column is mostly crossings. Here each column of
/// pixels asks the pieces that reach it how far up and down they do (`StrokeChains`), and counts
/// what is covered in between (`StripCoverage`); crossings cost nothing, and what is covered
/// twice counts once.
///
/// Round joins and caps, no dash, a transform that keeps shapes, and lines up to `widest` pixels
/// wide are taken; everything else is left to Cairo.
struct PolylineStroker {
  /// The widest line in pixels: the time of a column grows with the pieces that reach it.
  static let widest: CGFloat = 128
  private let chains: StrokeChains
  /// The pixels that can be seen and may be touched.
  private let area: PixelRect

  /// Prepares a line.
  ///
  /// - Returns: `nil` when the line is left to Cairo.
  init?(
    _ polyline: Polyline, _ style: StrokeStyle, transform: CGAffineTransform, area: PixelRect
  ) {
    let width = style.lineWidth * transform.largestScale
    guard style.lineCap == .round, style.lineJoin == .round, !style.isDashed,
      transform.keepsShapes, width > 0, width <= Self.widest
    else { return nil }
    chains = StrokeChains(polyline, transform: transform, radius: width / 2, area: area)
    self.area = area.intersection(chains.pixels)
  }

  /// Paints the source of `context` through the coverage of the line.
  ///
  /// - Throws: `outOfMemory`.
  func paint(on context: borrowing CairoContext) throws(CanvasError) {
    guard !area.isEmpty else { return }
    var sweep = ChainSweep(chains, area: area)
    var strip = StripCoverage(height: area.height)
    for left in stride(from: area.minX, to: area.maxX, by: StripCoverage.width) {
      let columns = left..<min(left + StripCoverage.width, area.maxX)
      for x in columns { sweep.add(column: x, to: &strip, at: x - left) }
      try strip.resolve { rows, bytes throws(CanvasError) in
        try context.paint(
          through: bytes, width: columns.count, bytesPerRow: StripCoverage.width, x: left,
          y: area.minY + rows.lowerBound)
      }
    }
  }
}
