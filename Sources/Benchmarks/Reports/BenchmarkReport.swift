import Foundation

/// The results of a benchmark run, which can be written in several formats.
package struct BenchmarkReport: Sendable {
  /// The environment of the measurement.
  package var environment: BenchmarkEnvironment
  /// The results, ordered by group.
  package var results: [BenchmarkResult]

  /// Creates a report.
  package init(environment: BenchmarkEnvironment, results: [BenchmarkResult]) {
    self.environment = environment
    self.results = results
  }

  /// The formats of a report.
  package enum Format: String, CaseIterable, Sendable {
    /// A table for human readers.
    case table
    /// All data, in a JSON format of this project.
    case json
    /// The Bencher Metric Format.
    case bmf
    /// The `customSmallerIsBetter` format of github-action-benchmark.
    case githubActionBenchmark = "github-action-benchmark"
  }

  /// Returns the report in a format, without a trailing newline.
  package func text(as format: Format) throws -> String {
    switch format {
    case .table: BenchmarkTable(self).text
    case .json: try Self.json(JSONReport(self))
    case .bmf: try Self.json(BencherMetric.metrics(of: self))
    case .githubActionBenchmark: try Self.json(ActionMetric.metrics(of: self))
    }
  }

  /// Returns the results of scenes whose median time exceeds a budget.
  package func scenes(over budget: Duration) -> [BenchmarkResult] {
    results.filter { $0.benchmark.level == .scene && $0.time.median > budget }
  }

  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

extension Double {
  /// The number rounded to three decimals, which hides binary rounding errors.
  var rounded3: Double { (self * 1000).rounded() / 1000 }
}
