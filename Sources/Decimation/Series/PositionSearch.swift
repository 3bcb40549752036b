/// A search for the points at which ascending positions pass successive edges.
package struct PositionSearch<X: Coordinate> {
  /// The distance, in positions, up to which the processor prefetches without instructions.
  private static var near: Int { 256 }

  private let positions: Positions<X>
  private let count: Int
  /// The index of the point that passed the last edge, and its distance from the previous one.
  private var place = 0
  private var stride = 0

  package init(_ positions: Positions<X>, count: Int) {
    self.positions = positions
    self.count = count
  }

  /// Advances to the first point that has passed an edge.
  ///
  /// The search first tries the point at the same distance as between the last two edges, and continues
  /// exponentially from there.
  ///
  /// - Parameter passed: Returns whether a position has passed the edge; monotonic in the position. Edges
  ///   must be in ascending order.
  /// - Returns: The index of the point, or the number of points if there is none.
  /// - Complexity: O(log *d*) for an error of *d* points in the first guess.
  @inline(__always)
  package mutating func advance(_ passed: (X) -> Bool) -> Int {
    // No point before `low` has passed; all points from `high` on have.
    var low = place
    var high = count
    let guess = place + stride
    if guess < count, passed(positions.position(guess)) {
      high = guess
      var step = 1
      while high - step >= low, passed(positions.position(high - step)) {
        high -= step
        step *= 2
      }
      low = max(low, high - step + 1)
    } else if guess < count {
      low = guess + 1
      var step = 1
      while low + step <= count, !passed(positions.position(low + step - 1)) {
        low += step
        step *= 2
      }
      high = min(count, low + step - 1)
    }
    low = (low..<high).partitioningIndex { passed(positions.position($0)) }
    stride = low - place
    place = low
    // The prefetch completes before the edge after the next one is searched. Short distances need none.
    if stride > Self.near { positions.prefetch(around: low + 2 * stride) }
    return low
  }
}
