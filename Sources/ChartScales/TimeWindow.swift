/// The part of a series that a pair of bounds shows, in positions on its time axis.
///
/// Bounds are fractions of the way from the first point to the last. So 0...1 shows every point, the
/// last one too.
package struct TimeWindow: Equatable, Sendable {
  /// The visible stretch, within 0 and the length of the axis: what maps to the plot's edges.
  package let positions: ClosedRange<Double>

  /// The points to draw: those in sight, and one beyond each edge that cuts a segment.
  ///
  /// Empty only without points. A window narrower than one step holds the two adjacent points.
  package let indices: Range<Int>

  /// The points in sight; empty where the window lies between two of them.
  package let seen: Range<Int>

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - axis: Where the points lie.
  ///   - bounds: The ends of the window, as fractions of the axis.
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

  /// The whole of an axis.
  package init(wholeOf axis: TimeAxis) { self.init(axis: axis, bounds: .whole) }

  /// The length of the visible stretch in steps; 0 when it is a single point.
  package var length: Double { positions.upperBound - positions.lowerBound }

  /// A position without the noise of its multiplication: 7.000000000000001 is 7.
  private static func settled(_ position: Double) -> Double {
    let whole = position.rounded()
    return abs(position - whole) < 1e-9 * max(1, whole) ? whole : position
  }
}
