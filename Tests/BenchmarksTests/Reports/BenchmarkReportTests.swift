import Benchmarks
import Testing

@Suite("BenchmarkReport")
struct BenchmarkReportTests {
  private let report: BenchmarkReport

  private static func result(
    _ benchmark: Benchmark, group: String? = nil, runs: Int = 1, _ samples: [Duration],
    ratio: Double? = nil
  ) throws -> BenchmarkResult {
    BenchmarkResult(
      benchmark: benchmark, group: group ?? benchmark.name, runsPerSample: runs,
      samples: samples.count, time: try #require(SampleStatistics(samples)), ratio: ratio)
  }

  init() throws {
    let work = Benchmark.Work(points: 1000, bytes: 8000)
    report = BenchmarkReport(
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

  @Test("the table says what was measured where, and keeps contenders and levels together")
  func table() throws {
    #expect(
      try report.text(as: .table) == """
        2026-11-21, Abacus 2000, 1 core, 1 thread, Swift 6.3, Cairo 1.16.0
        Timed in kernel/: one call, with its result; not its input.
        Timed in stage/: one step: view to draw list, to bitmap, to PNG; or one line or area drawn.
        Timed in scene/: a new view to the bytes of its PNG, fonts loaded, no file written; in \
        whole/ columns of numbers to PNG, with /cold by a new process from its start to its end; in \
        frames/ one frame of a run of them, from the data to the sink.

        benchmark        samples  minimum   median      p95  ratio  throughput
        kernel/sum/1000        3   125 ns   128 ns   131 ns   1.00  7.81 Gpoints/s, 62.5 GB/s
        kernel/m4/1000         3  1.20 µs  1.28 µs  2.00 µs   10.0  781 Mpoints/s, 6.25 GB/s

        stage/layout/x         2  2.00 ms  3.00 ms  4.00 ms

        scene/x                1  16.8 ms  16.8 ms  16.8 ms         50.0 Mpixels/s
        """)
  }

  @Test("the table tells only of levels that it has, and of none when it is empty")
  func emptyTable() throws {
    let empty = BenchmarkReport(environment: report.environment, results: [])
    #expect(
      try empty.text(as: .table) == """
        2026-11-21, Abacus 2000, 1 core, 1 thread, Swift 6.3, Cairo 1.16.0

        benchmark  samples  minimum  median  p95  ratio  throughput
        """)
    #expect(try empty.text(as: .githubActionBenchmark) == "[\n\n]")
  }

  @Test("JSON has everything, in nanoseconds")
  func json() throws {
    let some = BenchmarkReport(
      environment: report.environment, results: [report.results[1], report.results[2]])
    #expect(
      try some.text(as: .json) == """
        {
          "benchmarks" : [
            {
              "bytes" : 8000,
              "group" : "kernel/1000",
              "level" : "kernel",
              "median_ns" : 1280,
              "minimum_ns" : 1200,
              "name" : "kernel/m4/1000",
              "p95_ns" : 1999,
              "points" : 1000,
              "ratio" : 10.004,
              "runs_per_sample" : 900,
              "samples" : 3
            },
            {
              "group" : "stage/layout/x",
              "level" : "stage",
              "median_ns" : 3000000,
              "minimum_ns" : 2000000,
              "name" : "stage/layout/x",
              "p95_ns" : 4000000,
              "runs_per_sample" : 1,
              "samples" : 2
            }
          ],
          "environment" : {
            "cairo" : "1.16.0",
            "cores" : 1,
            "date" : "2026-11-21",
            "processor" : "Abacus 2000",
            "swift" : "6.3",
            "threads" : 1
          },
          "version" : 1
        }
        """)
  }

  @Test("BMF has Bencher's latency and throughput with their bounds")
  func bencher() throws {
    let some = BenchmarkReport(environment: report.environment, results: [report.results[2]])
    #expect(
      try some.text(as: .bmf) == """
        {
          "stage/layout/x" : {
            "latency" : {
              "lower_value" : 2000000,
              "upper_value" : 4000000,
              "value" : 3000000
            },
            "throughput" : {
              "lower_value" : 250,
              "upper_value" : 500,
              "value" : 333.333
            }
          }
        }
        """)
  }

  @Test("github-action-benchmark gets a value that is better when smaller")
  func action() throws {
    let some = BenchmarkReport(environment: report.environment, results: [report.results[2]])
    #expect(
      try some.text(as: .githubActionBenchmark) == """
        [
          {
            "extra" : "minimum 2.00 ms, 2 samples, Abacus 2000",
            "name" : "stage/layout/x",
            "range" : "± 1000000",
            "unit" : "ns",
            "value" : 3000000
          }
        ]
        """)
  }

  @Test("only scenes exceed a budget, and only by more than nothing")
  func budget() {
    #expect(report.scenes(over: .microseconds(16_800)).isEmpty)
    #expect(report.scenes(over: .microseconds(16_799)).map(\.benchmark.name) == ["scene/x"])
    #expect(report.scenes(over: .zero).count == 1)
  }
}
