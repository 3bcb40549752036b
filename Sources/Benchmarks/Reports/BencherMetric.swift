/// A measure of a benchmark in the [Bencher Metric
/// Format](https://bencher.dev/docs/reference/bencher-metric-format/).
struct BencherMetric: Encodable {
  var value: Double
  var lowerValue: Double
  var upperValue: Double

  enum CodingKeys: String, CodingKey {
    case value
    case lowerValue = "lower_value"
    case upperValue = "upper_value"
  }

  /// Returns Bencher's measures of each benchmark: `latency` in nanoseconds and `throughput` in runs per
  /// second, with bounds from the fastest sample to the 95th percentile.
  static func metrics(of report: BenchmarkReport) -> [String: [String: BencherMetric]] {
    Dictionary(
      report.results.map { result in
        let time = result.time
        let latency = BencherMetric(
          value: time.median.nanoseconds.rounded3, lowerValue: time.minimum.nanoseconds.rounded3,
          upperValue: time.p95.nanoseconds.rounded3)
        func runs(_ time: Duration) -> Double { (1e9 / max(time.nanoseconds, 1e-3)).rounded3 }
        let throughput = BencherMetric(
          value: runs(time.median), lowerValue: runs(time.p95), upperValue: runs(time.minimum))
        return (result.benchmark.name, ["latency": latency, "throughput": throughput])
      }, uniquingKeysWith: { first, _ in first })
  }
}
