/// Takes the times of benchmarks.
package struct Sampler: Sendable {
  /// How many samples are taken of each benchmark; `nil` leaves it to their time.
  ///
  /// By time there are as many as take a second, but at least 10 and at most 200; of groups with cold
  /// benchmarks 50.
  private let samples: Int?
  private let now: @MainActor @Sendable () -> Duration
  private let emptyCaches: @MainActor @Sendable () -> Void

  /// A benchmark runs for so long before it is measured, and once at least: caches fill, pages are
  /// mapped, the processor speeds up.
  static let warmUp = Duration.milliseconds(50)
  /// Runs are repeated until a sample takes so long, so that reading the clock does not count.
  static let sample = Duration.milliseconds(1)

  /// Creates a sampler.
  ///
  /// - Parameters:
  ///   - samples: How many samples are taken of each benchmark, at least 1; `nil` leaves it to their
  ///     time.
  ///   - now: The time since any fixed point; it never goes back.
  ///   - emptyCaches: Drives everything out of the processor's caches; for cold benchmarks.
  package init(
    samples: Int? = nil, now: @escaping @MainActor @Sendable () -> Duration,
    emptyCaches: @escaping @MainActor @Sendable () -> Void
  ) {
    self.samples = samples.map { max($0, 1) }
    self.now = now
    self.emptyCaches = emptyCaches
  }

  /// A sampler by the system's monotonic clock.
  ///
  /// - Parameter samples: How many samples are taken of each benchmark, at least 1; `nil` leaves it
  ///   to their time.
  /// - Returns: The sampler.
  package static func monotonic(samples: Int? = nil) -> Sampler {
    let start = ContinuousClock.now
    return Sampler(samples: samples) {
      start.duration(to: .now)
    } emptyCaches: {
      ForeignMemory.shared.touch()
    }
  }

  /// Measures the contenders of a group in turns.
  ///
  /// - Parameter group: The contenders. Their input is made here and freed at the end.
  /// - Returns: The results, in the order of the contenders.
  /// - Throws: What the contenders throw.
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

  /// Runs a benchmark until it is warm, and returns the time of its fastest run, at least 1 ns.
  @MainActor
  private func warmUp(_ measured: BenchmarkGroup.Measured) async throws -> Duration {
    // The first run pays for what is made once.
    var spent = try await time(measured, runs: 1)
    var fastest = try await time(measured, runs: 1)
    spent += fastest
    while spent < Self.warmUp {
      let run = try await time(measured, runs: 1)
      fastest = min(fastest, run)
      // A clock too coarse for a run must not keep this going; reading it takes about as long.
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

  /// The median of what one contender took in each turn, as a multiple of what the other took.
  private static func ratio(of times: [Duration], to reference: [Duration]) -> Double {
    let ratios = zip(times, reference).map { $0 / max($1, .nanoseconds(1)) }.sorted()
    return (ratios[(ratios.count - 1) / 2] + ratios[ratios.count / 2]) / 2
  }
}
