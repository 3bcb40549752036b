/// The part of a time axis that is visible, in positions.
///
/// It is created from bounds, which are fractions of the distance from the first point to the last: 0...1
/// shows every point.
package struct TimeWindow: Equatable, Sendable {
  /// The visible range of positions, within 0 and the length of the axis.
  package let positions: ClosedRange<Double>

  /// The points to draw: all visible points, and one point beyond each edge that a segment crosses.
  ///
  /// The range is empty only if there are no points. A window narrower than one step has the two adjacent
  /// points.
  package let indices: Range<Int>

  /// The visible points; empty if the window lies between two points.
  package let seen: Range<Int>

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - bounds: The bounds of the window, as fractions of the axis.
  package init(axis: TimeAxis, bounds: WindowBounds) {
    let start = Self.settled(bounds.lower * axis.length)
    let end = Self.settled(bounds.upper * axis.length)
    positions = start...end
    guard axis.count > 0 else {
      (indices, seen) = (0..<0, 0..<0)
      return
    }
    let firstSeen = axis.firstIndex(atOrAfter: start)
    let lastSeen = axis.lastIndex(atOrBefore: end)
    seen = firstSeen..<max(lastSeen + 1, firstSeen)
    var first = firstSeen
    if first > 0, first >= axis.count || axis.position(of: first) > start { first -= 1 }
    var last = lastSeen
    if last < axis.count - 1, last < 0 || axis.position(of: last) < end { last += 1 }
    if first == last && axis.count > 1 {
      // Exactly on one point: one neighbour belongs to it, or nothing could be drawn.
      if last < axis.count - 1 { last += 1 } else { first -= 1 }
    }
    indices = first..<last + 1
  }

  /// Creates a window that shows a whole axis.
  package init(wholeOf axis: TimeAxis) { self.init(axis: axis, bounds: .whole) }

  /// The length of the visible range, in steps; 0 if it is a single position.
  package var length: Double { positions.upperBound - positions.lowerBound }

  /// Returns a position without the rounding error of its multiplication: 7 for 7.000000000000001.
  private static func settled(_ position: Double) -> Double {
    let whole = position.rounded()
    return abs(position - whole) < 1e-9 * max(1, whole) ? whole : position
  }
}
