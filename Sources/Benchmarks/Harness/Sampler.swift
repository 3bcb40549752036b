/// A sampler that measures the times of benchmarks.
package struct Sampler: Sendable {
  /// The number of samples of each benchmark; `nil` derives it from their time.
  ///
  /// The derived number is that of the samples in one second, in 10...200; 50 for groups with cold
  /// benchmarks.
  private let samples: Int?
  private let now: @MainActor @Sendable () -> Duration
  private let emptyCaches: @MainActor @Sendable () -> Void

  /// The minimum duration of runs before the measurement, which fill caches, map pages and raise the
  /// processor's frequency.
  static let warmUp = Duration.milliseconds(50)
  /// The minimum duration of a sample, which makes the time of reading the clock negligible.
  static let sample = Duration.milliseconds(1)

  /// Creates a sampler.
  ///
  /// - Parameters:
  ///   - samples: The number of samples of each benchmark, at least 1; `nil` derives it from their time.
  ///   - now: Returns a monotonic time.
  ///   - emptyCaches: Flushes the processor's caches, for cold benchmarks.
  package init(
    samples: Int? = nil, now: @escaping @MainActor @Sendable () -> Duration,
    emptyCaches: @escaping @MainActor @Sendable () -> Void
  ) {
    self.samples = samples.map { max($0, 1) }
    self.now = now
    self.emptyCaches = emptyCaches
  }

  /// Returns a sampler that uses the system's monotonic clock.
  ///
  /// - Parameter samples: The number of samples of each benchmark, at least 1; `nil` derives it from their
  ///   time.
  /// - Returns: The sampler.
  package static func monotonic(samples: Int? = nil) -> Sampler {
    let start = ContinuousClock.now
    return Sampler(samples: samples) {
      start.duration(to: .now)
    } emptyCaches: {
      CacheEvictor.shared.touch()
    }
  }

  /// Measures the contenders of a group alternately.
  ///
  /// - Parameter group: The contenders; their input is created at the start and freed at the end.
  /// - Returns: The results, in the order of the contenders.
  /// - Throws: The errors of the contenders.
  @MainActor
  package func measure(_ group: BenchmarkGroup) async throws -> [BenchmarkResult] {
    let measured = try group.measured()
    var runs: [(count: Int, fastest: Duration)] = []
    for (benchmark, measured) in zip(group.benchmarks, measured) {
      let fastest = try await warmUp(measured)
      let count = benchmark.isCold ? 1 : Int((Self.sample / fastest).rounded(.up))
      runs.append((count, fastest))
    }
    let longest = runs.map { $0.fastest * $0.count }.max() ?? Self.sample
    let isCold = group.benchmarks.contains(where: \.isCold)
    let turns = samples ?? (isCold ? 50 : min(max(Int(.seconds(1) / longest), 10), 200))

    var times = measured.map { _ in [Duration]() }
    for _ in 0..<turns {
      for (index, measured) in measured.enumerated() {
        if group.benchmarks[index].isCold { emptyCaches() }
        let parts = runs[index].count * group.benchmarks[index].parts
        times[index].append(try await time(measured, runs: runs[index].count) / parts)
      }
    }
    return group.benchmarks.indices.compactMap { index in
      SampleStatistics(times[index]).map { time in
        BenchmarkResult(
          benchmark: group.benchmarks[index], group: group.name,
          runsPerSample: runs[index].count, samples: turns, time: time,
          ratio: measured.count > 1 ? Self.ratio(of: times[index], to: times[0]) : nil,
          remark: measured[index].remark)
      }
    }
  }

  /// Runs a benchmark until it is warm and returns the time of its fastest run, at least 1 ns.
  @MainActor
  private func warmUp(_ measured: BenchmarkGroup.Measured) async throws -> Duration {
    // The first run includes one-time initialisation.
    var spent = try await time(measured, runs: 1)
    var fastest = try await time(measured, runs: 1)
    spent += fastest
    while spent < Self.warmUp {
      let run = try await time(measured, runs: 1)
      fastest = min(fastest, run)
      // At least the time of reading the clock is added, so that the loop ends even with a coarse clock.
      spent += max(run, .nanoseconds(50))
    }
    return max(fastest, .nanoseconds(1))
  }

  @MainActor
  private func time(_ measured: BenchmarkGroup.Measured, runs: Int) async throws -> Duration {
    measured.begin()
    let start = now()
    _ = try await measured.run(runs)
    let time = now() - start
    measured.end()
    return time
  }

  /// Returns the median of the ratios of the times of two contenders.
  private static func ratio(of times: [Duration], to reference: [Duration]) -> Double {
    let ratios = zip(times, reference).map { $0 / max($1, .nanoseconds(1)) }.sorted()
    return (ratios[(ratios.count - 1) / 2] + ratios[ratios.count / 2]) / 2
  }
}
