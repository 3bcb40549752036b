import Benchmarks
import Testing

@Suite("JSONReport")
struct JSONReportTests {
  private let report: BenchmarkReport

  init() throws { report = try SampleReport.make() }

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

  @Test("fractions have three decimals, and amounts that do not apply have no name")
  func rounding() throws {
    let result = try SampleReport.result(
      Benchmark(.scene, "x", work: .init(pixels: 7, frames: 2)),
      [.nanoseconds(1), .nanoseconds(2)], ratio: 2.0 / 3)
    let text = try BenchmarkReport(environment: report.environment, results: [result])
      .text(as: .json)
    #expect(text.contains("\"median_ns\" : 1.5,") && text.contains("\"ratio\" : 0.667,"))
    #expect(text.contains("\"frames\" : 2,") && text.contains("\"pixels\" : 7,"))
    #expect(!text.contains("points") && !text.contains("\"bytes\"") && !text.contains("remark"))
  }
}
