import Benchmarks
import Testing

/// A report of benchmarks of every level, with contenders.
enum SampleReport {
  static func result(
    _ benchmark: Benchmark, group: String? = nil, runs: Int = 1, _ samples: [Duration],
    ratio: Double? = nil
  ) throws -> BenchmarkResult {
    BenchmarkResult(
      benchmark: benchmark, group: group ?? benchmark.name, runsPerSample: runs,
      samples: samples.count, time: try #require(SampleStatistics(samples)), ratio: ratio)
  }

  static func make() throws -> BenchmarkReport {
    let work = Benchmark.Work(points: 1000, bytes: 8000)
    return BenchmarkReport(
      environment: BenchmarkEnvironment(
        date: "2026-11-21", processor: "Abacus 2000", cores: 1, threads: 1, swift: "6.3",
        cairo: "1.16.0"),
      results: [
        try Self.result(
          Benchmark(.kernel, "sum/1000", work: work), group: "kernel/1000", runs: 8000,
          [.nanoseconds(125), .nanoseconds(128), .nanoseconds(131)], ratio: 1),
        try Self.result(
          Benchmark(.kernel, "m4/1000", work: work), group: "kernel/1000", runs: 900,
          [.nanoseconds(1200), .nanoseconds(1280), .nanoseconds(1999)], ratio: 10.004),
        try Self.result(Benchmark(.stage, "layout/x"), [.milliseconds(2), .milliseconds(4)]),
        try Self.result(
          Benchmark(.scene, "x", work: .init(pixels: 840_000)), [.microseconds(16_800)]),
      ])
  }
}
