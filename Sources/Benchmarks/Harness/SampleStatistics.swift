/// What is told of the times that a benchmark took.
///
/// The distribution has a long tail to the right and a wall to the left, so there is no mean and no
/// standard deviation: the minimum is the least disturbed run, the median the usual one.
package struct SampleStatistics: Equatable, Sendable {
  /// The shortest time.
  package let minimum: Duration
  /// The time in the middle, or half way between the two in the middle.
  package let median: Duration
  /// The 95th percentile by nearest rank: the shortest time that at least 95 % are not above.
  package let p95: Duration

  /// Sums up times.
  ///
  /// - Parameter samples: The times, in any order; `nil` is returned for none.
  package init?(_ samples: [Duration]) {
    let sorted = samples.sorted()
    guard let first = sorted.first else { return nil }
    let count = sorted.count
    minimum = first
    median = (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
    p95 = sorted[(count * 95 + 99) / 100 - 1]
  }
}
