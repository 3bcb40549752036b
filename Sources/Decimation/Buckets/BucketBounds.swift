/// Where buckets of points begin.
enum BucketBounds {
  /// Shares points out into buckets that differ by at most one point.
  ///
  /// - Parameters:
  ///   - first: The first point.
  ///   - end: The point after the last one.
  ///   - buckets: How many; more than 0.
  /// - Returns: For each bucket *k* of *b*, `first` + *k*·(`end` − `first`) / *b*, rounded down, and
  ///   `end`.
  static func equal(from first: Int, to end: Int, buckets: Int) -> [Int] {
    let (length, longer) = (end - first).quotientAndRemainder(dividingBy: buckets)
    return [Int](unsafeUninitializedCapacity: buckets + 1) { bounds, count in
      var bound = first
      // Of each bucket's length the part that is not whole, in so many parts as there are buckets.
      var rest = 0
      for bucket in 0..<buckets {
        bounds[bucket] = bound
        rest += longer
        bound += rest >= buckets ? length + 1 : length
        rest -= rest >= buckets ? buckets : 0
      }
      bounds[buckets] = end
      count = buckets + 1
    }
  }
}
