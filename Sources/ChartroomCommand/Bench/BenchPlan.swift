package import Benchmarks

/// What `chartroom bench` is to measure, and what it is to say about it.
package struct BenchPlan: Sendable {
  /// Which benchmarks are measured: those that any of these matches; all when there are none.
  package var filters: [NameFilter]
  /// What standard output gets.
  package var format: BenchmarkReport.Format
  /// A file that gets the report as JSON besides.
  package var file: String?
  /// The longest that a scene may take, by its median.
  package var budget: Duration?
  /// How many samples are taken of each benchmark; `nil` leaves it to their time.
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
