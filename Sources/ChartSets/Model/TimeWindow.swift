/// The part of a series that a pair of bounds shows, in positions of points.
///
/// Bounds are fractions of the way from the first point to the last: of `count - 1` steps. So 0...1
/// shows every point, the last one too.
package struct TimeWindow: Equatable, Sendable {
  /// The visible stretch in fractional positions, within 0...(count - 1): what maps to the plot's
  /// edges.
  package let positions: ClosedRange<Double>

  /// The points to draw: those in sight, and one beyond each edge that cuts a segment.
  ///
  /// Empty only without points. A window narrower than one step holds the two neighbours.
  package let indices: Range<Int>

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - count: The number of points; negative counts as 0.
  ///   - lowerBound: The start, clamped to 0...1; NaN counts as 0.
  ///   - upperBound: The end, clamped to 0...1; NaN counts as 1. Reversed bounds are swapped.
  package init(count: Int, lowerBound: Double, upperBound: Double) {
    let steps = Double(max(count - 1, 0))
    let bounds = RangeBounds(mending: lowerBound, upperBound)
    let start = Self.settled(bounds.lower * steps)
    let end = Self.settled(bounds.upper * steps)
    positions = start...end
    guard count > 0 else {
      indices = 0..<0
      return
    }
    var first = Int(start.rounded(.down))
    var last = Int(end.rounded(.up))
    if first == last && count > 1 {
      // Exactly on one point: one neighbour belongs to it, or nothing could be drawn.
      if last < count - 1 { last += 1 } else { first -= 1 }
    }
    indices = first..<last + 1
  }

  /// The length of the visible stretch in steps; 0 when it is a single point.
  package var length: Double { positions.upperBound - positions.lowerBound }

  /// A position without the noise of its multiplication: 7.000000000000001 is 7.
  private static func settled(_ position: Double) -> Double {
    let whole = position.rounded()
    return abs(position - whole) < 1e-9 * max(1, whole) ? whole : position
  }
}
