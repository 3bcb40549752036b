/// A benchmark in the `customSmallerIsBetter` format of
/// [github-action-benchmark](https://github.com/benchmark-action/github-action-benchmark).
struct ActionMetric: Encodable {
  var name: String
  /// The unit, always nanoseconds: a unit that varied with the value would break the time series.
  var unit = "ns"
  var value: Double
  /// The distance of the 95th percentile from the median.
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
