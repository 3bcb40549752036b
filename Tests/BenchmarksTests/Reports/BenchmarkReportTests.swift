import Benchmarks
import Testing

@Suite("BenchmarkReport")
struct BenchmarkReportTests {
  private let report: BenchmarkReport

  init() throws { report = try SampleReport.make() }

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
