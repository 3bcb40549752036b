/// The measured times of a benchmark.
package struct BenchmarkResult: Equatable, Sendable {
  /// The benchmark.
  package let benchmark: Benchmark
  /// The name of its group.
  package let group: String
  /// The number of consecutive runs of a sample, whose time is their mean.
  package let runsPerSample: Int
  /// The number of samples.
  package let samples: Int
  /// The time of one run.
  package let time: SampleStatistics
  /// The time relative to that of the reference; `nil` if the group has only one contender.
  ///
  /// It is the median of the ratios of successive samples of both.
  package let ratio: Double?
  /// An optional remark.
  package let remark: String?

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - benchmark: The benchmark.
  ///   - group: The name of its group.
  ///   - runsPerSample: The number of runs of a sample.
  ///   - samples: The number of samples.
  ///   - time: The time of one run.
  ///   - ratio: The time relative to that of the reference.
  ///   - remark: An optional remark.
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

  /// Returns an amount of work per second, for the median time.
  func rate(_ work: Int) -> Double { Double(work) / max(time.median / .seconds(1), 1e-12) }
}
