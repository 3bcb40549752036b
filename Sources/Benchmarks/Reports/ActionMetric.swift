/// A benchmark as [github-action-benchmark](https://github.com/benchmark-action/github-action-benchmark)
/// takes it from the tool `customSmallerIsBetter`.
struct ActionMetric: Encodable {
  var name: String
  /// Always nanoseconds: a unit that followed the number would break the series.
  var unit = "ns"
  var value: Double
  /// How far the 95th percentile lies above the median.
  var range: String
  var extra: String

  static func metrics(of report: BenchmarkReport) -> [ActionMetric] {
    report.results.map { result in
      let time = result.time
      return ActionMetric(
        name: result.benchmark.name, value: time.median.nanoseconds.rounded3,
        range: "± \(Int((time.p95 - time.median).nanoseconds.rounded()))",
        extra: "minimum \(Quantity.text(time.minimum)), \(result.samples) samples, "
          + report.environment.processor)
    }
  }
}
