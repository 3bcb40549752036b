/// The positions of the lowest and the highest value of each bucket of a series.
struct BucketExtremes {
  /// The position of the lowest value of each bucket in the series.
  ///
  /// The position is `gap` for a bucket with a missing value, and the bucket's start for an empty one.
  var lowest: [Int]
  /// The position of the highest value of each bucket, in the same form as `lowest`.
  var highest: [Int]
  /// Whether any bucket contains a missing value.
  var holdsGaps: Bool

  /// The number of buckets.
  var count: Int { lowest.count }

  /// Returns the first bucket with a missing value, or the number of buckets if there is none.
  func firstGap(from bucket: Int) -> Int {
    holdsGaps ? lowest[bucket...].firstIndex(of: Self.gap) ?? count : count
  }

  /// The marker of a bucket that must be scanned run by run.
  static let gap = -1
}

/// A range of a series without gaps, with the positions of its extremes.
///
/// Of equal values, the first one is the extreme.
struct Run: Equatable {
  var range: Range<Int>
  var lowest: Int
  var highest: Int
}

/// A source of the extremes of buckets: a scan or a pyramid.
protocol BucketSource {
  /// The number of points.
  var count: Int { get }

  /// Returns whether the value of a point is missing.
  func isGap(_ index: Int) -> Bool

  /// Returns the extremes of each bucket.
  ///
  /// - Parameter bounds: The bounds of the buckets, as returned by `Buckets.bounds`.
  /// - Returns: The positions of the extremes, with markers for buckets that contain gaps.
  func extremes(of bounds: [Int]) -> BucketExtremes

  /// Calls `body` for each run in a range, in ascending order.
  func forEachRun(in range: Range<Int>, _ body: (Run) -> Void)
}
