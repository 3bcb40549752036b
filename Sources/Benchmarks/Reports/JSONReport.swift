/// A report with all data, under stable names: `median_ns` is the median in nanoseconds.
struct JSONReport: Encodable {
  /// The version of the format, which increases when a name changes its meaning or is removed.
  var version = 1
  var environment: BenchmarkEnvironment
  var benchmarks: [Entry]

  struct Entry: Encodable {
    var name: String
    var group: String
    var level: String
    var samples: Int
    var runsPerSample: Int
    var minimum: Double
    var median: Double
    var p95: Double
    var ratio: Double?
    var points: Int?
    var pixels: Int?
    var bytes: Int?
    var frames: Int?
    var remark: String?

    enum CodingKeys: String, CodingKey {
      case name, group, level, samples, ratio, points, pixels, bytes, frames, remark
      case runsPerSample = "runs_per_sample"
      case minimum = "minimum_ns"
      case median = "median_ns"
      case p95 = "p95_ns"
    }
  }

  init(_ report: BenchmarkReport) {
    environment = report.environment
    benchmarks = report.results.map { result in
      let work = result.benchmark.work
      return Entry(
        name: result.benchmark.name, group: result.group, level: result.benchmark.level.rawValue,
        samples: result.samples, runsPerSample: result.runsPerSample,
        minimum: result.time.minimum.nanoseconds.rounded3,
        median: result.time.median.nanoseconds.rounded3, p95: result.time.p95.nanoseconds.rounded3,
        ratio: result.ratio?.rounded3, points: work.points, pixels: work.pixels, bytes: work.bytes,
        frames: work.frames, remark: result.remark)
    }
  }
}
