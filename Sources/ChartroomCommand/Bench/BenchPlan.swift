package import Benchmarks

/// The validated arguments of `chartroom bench`.
package struct BenchPlan: Sendable {
  /// The filters; a benchmark runs if any filter matches, or if there are no filters.
  package var filters: [NameFilter]
  /// The format of standard output.
  package var format: BenchmarkReport.Format
  /// The path of an additional report in JSON; `nil` for none.
  package var file: String?
  /// The maximum median time of a scene; `nil` for no maximum.
  package var budget: Duration?
  /// The number of samples per benchmark; `nil` for a number that depends on the benchmark's duration.
  package var samples: Int?

  /// Creates a plan, by default with all benchmarks and a table on standard output.
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
