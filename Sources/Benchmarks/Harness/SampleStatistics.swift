/// The statistics of the times of a benchmark.
///
/// The distribution is bounded below and has a long right tail, so there is no mean or standard deviation:
/// the minimum is the least disturbed run, and the median the typical one.
package struct SampleStatistics: Equatable, Sendable {
  /// The shortest time.
  package let minimum: Duration
  /// The median time; the mean of the two middle times for an even number.
  package let median: Duration
  /// The 95th percentile by nearest rank: the shortest time that at least 95 % of the times do not exceed.
  package let p95: Duration

  /// Creates the statistics of times.
  ///
  /// - Parameter samples: The times, in any order; the result is `nil` if there are none.
  /// - Complexity: O(*n* log *n*)
  package init?(_ samples: [Duration]) {
    let sorted = samples.sorted()
    guard let first = sorted.first else { return nil }
    let count = sorted.count
    minimum = first
    median = (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
    p95 = sorted[(count * 95 + 99) / 100 - 1]
  }
}
