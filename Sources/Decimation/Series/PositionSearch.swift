/// Finds where ascending positions pass one edge after another.
struct PositionSearch<X: Coordinate> {
  /// So many positions ahead the processor looks by itself.
  private static var near: Int { 256 }

  private let positions: Positions<X>
  private let count: Int
  /// Where the last edge was passed, and how many points before that the one before.
  private var place = 0
  private var stride = 0

  init(_ positions: Positions<X>, count: Int) {
    self.positions = positions
    self.count = count
  }

  /// Goes on to the first point that has passed an edge.
  ///
  /// Looks first where the point would be if there were as many of them as between the last two edges,
  /// and from there in growing steps.
  ///
  /// - Parameter passed: Whether a position has passed the edge; once true, true for all that follow.
  ///   Edges must come in ascending order.
  /// - Returns: The index of the point; the count when there is none.
  @inline(__always)
  mutating func advance(_ passed: (X) -> Bool) -> Int {
    // All points before `low` have not passed, all from `high` on have.
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
    while low < high {
      let middle = low + (high - low) / 2
      if passed(positions.position(middle)) { high = middle } else { low = middle + 1 }
    }
    stride = low - place
    place = low
    // By the time it is looked for, the edge after the next one is near. Short buckets are near anyway.
    if stride > Self.near { positions.prefetch(around: low + 2 * stride) }
    return low
  }
}
