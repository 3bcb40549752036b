/// Where the lowest and the highest value of each bucket of a series stand.
struct BucketExtremes {
  /// Positions in the series; `gap` for a bucket that holds a missing value, its own start for one
  /// without points.
  var lowest: [Int]
  /// As `lowest`.
  var highest: [Int]
  /// Whether any bucket holds a missing value.
  var holdsGaps: Bool

  /// The number of buckets.
  var count: Int { lowest.count }

  /// The first bucket that holds a missing value; the number of buckets when none does.
  func firstGap(from bucket: Int) -> Int {
    holdsGaps ? lowest[bucket...].firstIndex(of: Self.gap) ?? count : count
  }

  /// Stands for a bucket that must be looked at run by run.
  static let gap = -1
}

/// A stretch of a series without a gap in it, and where its extremes stand.
///
/// Of equal values the first one wins.
struct Run: Equatable {
  var range: Range<Int>
  var lowest: Int
  var highest: Int
}

/// A series that can be asked for the extremes of its buckets: by a scan, or by a pyramid.
protocol BucketSource {
  /// The number of points.
  var count: Int { get }

  /// Whether the value of a point is missing.
  func isGap(_ index: Int) -> Bool

  /// The extremes of each bucket.
  ///
  /// - Parameter bounds: As `Buckets.bounds` gives them.
  /// - Returns: Their positions, and which buckets hold gaps.
  func extremes(of bounds: [Int]) -> BucketExtremes

  /// Calls `body` for each run of a stretch, in ascending order.
  func forEachRun(in range: Range<Int>, _ body: (Run) -> Void)
}
