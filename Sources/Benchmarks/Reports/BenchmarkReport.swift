import Foundation

/// The results of a run, to be written in one of several formats.
package struct BenchmarkReport: Sendable {
  /// Where and when the benchmarks ran.
  package var environment: BenchmarkEnvironment
  /// The results, group after group.
  package var results: [BenchmarkResult]

  /// Creates a report.
  package init(environment: BenchmarkEnvironment, results: [BenchmarkResult]) {
    self.environment = environment
    self.results = results
  }

  /// The ways to write a report.
  package enum Format: String, CaseIterable, Sendable {
    /// Columns for people.
    case table
    /// Everything, in a form of our own.
    case json
    /// Bencher Metric Format.
    case bmf
    /// What the action github-action-benchmark calls `customSmallerIsBetter`.
    case githubActionBenchmark = "github-action-benchmark"
  }

  /// The report in a format, without a line end behind the last line.
  package func text(as format: Format) throws -> String {
    switch format {
    case .table: BenchmarkTable(self).text
    case .json: try Self.json(JSONReport(self))
    case .bmf: try Self.json(BencherMetric.metrics(of: self))
    case .githubActionBenchmark: try Self.json(ActionMetric.metrics(of: self))
    }
  }

  /// The whole pictures that take longer than a budget, by their median.
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
  /// The number to three decimals: beyond them are the traces of binary fractions.
  var rounded3: Double { (self * 1000).rounded() / 1000 }
}
