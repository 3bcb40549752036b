package import Benchmarks

/// The validated arguments of `chartroom bench`.
package struct BenchPlan: Sendable {
  /// The filters; a benchmark runs if any of them matches, or if there are none.
  package var filters: [NameFilter]
  /// The format of standard output.
  package var format: BenchmarkReport.Format
  /// The file for an additional report in JSON.
  package var file: String?
  /// The longest median time of a scene.
  package var budget: Duration?
  /// The number of samples of each benchmark; `nil` for a number that depends on its time.
  package var samples: Int?

  /// Creates a plan.
  package init(
    filters: [NameFilter] = [], format: BenchmarkReport.Format = .table, file: String? = nil,
    budget: Duration? = nil, samples: Int? = nil
  ) {
    self.filters = filters
    self.format = format
    self.file = file
    self.budget = budget
    self.samples = samples
  }
}
