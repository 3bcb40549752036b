import Benchmarks
import Testing

@Suite("BenchmarkTable")
struct BenchmarkTableTests {
  private let report: BenchmarkReport

  init() throws { report = try SampleReport.make() }

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

  @Test("a row ends with its remark, and a machine has as many cores and threads as it has")
  func remarks() throws {
    var environment = report.environment
    environment.cores = 2
    environment.threads = 8
    let layout = report.results[2]
    let result = BenchmarkResult(
      benchmark: layout.benchmark, group: layout.group, runsPerSample: 1, samples: 2,
      time: layout.time, remark: "two redrawn")
    let text = try BenchmarkReport(environment: environment, results: [result]).text(as: .table)
    #expect(text.contains("Abacus 2000, 2 cores, 8 threads, Swift 6.3"))
    #expect(
      text.hasSuffix("stage/layout/x        2  2.00 ms  3.00 ms  4.00 ms         two redrawn"))
  }
}
