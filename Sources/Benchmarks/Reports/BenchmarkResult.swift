/// How long a benchmark took.
package struct BenchmarkResult: Equatable, Sendable {
  /// What was measured.
  package let benchmark: Benchmark
  /// The name of its group.
  package let group: String
  /// How many runs in a row make one sample, whose time is their mean.
  package let runsPerSample: Int
  /// How many samples were taken.
  package let samples: Int
  /// The times of one run.
  package let time: SampleStatistics
  /// The time as a multiple of the reference's; `nil` where the group has no other contender.
  ///
  /// The median over the turns, in each of which both ran one after the other.
  package let ratio: Double?
  /// What more is to be said about it; `nil` for nothing.
  package let remark: String?

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - benchmark: What was measured.
  ///   - group: The name of its group.
  ///   - runsPerSample: How many runs make one sample.
  ///   - samples: How many samples were taken.
  ///   - time: The times of one run.
  ///   - ratio: The time as a multiple of the reference's.
  ///   - remark: What more is to be said about it.
  package init(
    benchmark: Benchmark, group: String, runsPerSample: Int, samples: Int,
    time: SampleStatistics, ratio: Double? = nil, remark: String? = nil
  ) {
    self.benchmark = benchmark
    self.group = group
    self.runsPerSample = runsPerSample
    self.samples = samples
    self.time = time
    self.ratio = ratio
    self.remark = remark
  }

  /// How much of some work is done in a second, by the median.
  func rate(_ work: Int) -> Double { Double(work) / max(time.median / .seconds(1), 1e-12) }
}
