import ChartScales
import Foundation

/// The values at the place of BestKora's indicator, between the points too.
package struct BestKoraIndicator: Equatable, Sendable {
  /// The place on the time axis.
  package let position: Double
  /// The point that is nearest to the place.
  package let index: Int
  /// The point at the place or before it.
  private let left: Int
  /// How far the place is on the way to the next point, 0..<1.
  private let part: Double

  /// Reads a place; there is none without points.
  ///
  /// - Parameters:
  ///   - fraction: The place in the plot, 0 its left and 1 its right edge; clamped, NaN counts as 0.
  ///   - geometry: Where the points lie.
  ///   - snaps: Whether the place is that of the nearest point.
  package init?(fraction: Double, geometry: PlotGeometry, snaps: Bool = false) {
    let drawn = geometry.drawnIndices
    guard !drawn.isEmpty else { return nil }
    let axis = geometry.axis
    let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    let place = geometry.position(at: geometry.margin + CGFloat(fraction) * geometry.plotWidth)
    let inside = min(
      max(place, axis.position(of: drawn.lowerBound)), axis.position(of: drawn.upperBound - 1))
    index = min(max(axis.nearestIndex(to: inside) ?? 0, drawn.lowerBound), drawn.upperBound - 1)
    position = snaps ? axis.position(of: index) : inside
    left = snaps ? index : min(max(axis.lastIndex(atOrBefore: inside), 0), drawn.upperBound - 1)
    let start = axis.position(of: left)
    let end = left + 1 < axis.count ? axis.position(of: left + 1) : start
    part = end > start ? max(position - start, 0) / (end - start) : 0
  }

  /// The value of a series at the place: on the straight line between the two adjacent points.
  ///
  /// - Returns: `nil` in a gap, and beside one.
  package func value(of line: Line) -> Double? {
    guard left < line.countY, line.points[left].isFinite else { return nil }
    // On a point, the next one does not matter: it may be a gap, or the end.
    guard part > 0 else { return line.points[left] }
    guard left + 1 < line.countY, line.points[left + 1].isFinite else { return nil }
    // Not `left + part * (right - left)`, which is infinite between two huge values.
    return line.points[left] * (1 - part) + line.points[left + 1] * part
  }
}
