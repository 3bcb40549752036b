/// The division of points into buckets of equal counts.
enum BucketBounds {
  /// Divides points into buckets whose counts differ by at most one.
  ///
  /// - Parameters:
  ///   - first: The first point.
  ///   - end: The point after the last one.
  ///   - buckets: The number of buckets; more than 0.
  /// - Returns: For each bucket *k* of *b*, `first` + *k*·(`end` − `first`) / *b*, rounded down, and
  ///   `end`.
  static func equal(from first: Int, to end: Int, buckets: Int) -> [Int] {
    let (length, longer) = (end - first).quotientAndRemainder(dividingBy: buckets)
    return [Int](unsafeUninitializedCapacity: buckets + 1) { bounds, count in
      var bound = first
      // The accumulated fraction of the bucket length, in units of 1 / `buckets`.
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
