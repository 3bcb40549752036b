package import Benchmarks
import Chartroom
import Foundation

/// The execution of a `BenchPlan`: measuring, reporting, and comparing scenes with the budget.
package struct BenchRun {
  private let plan: BenchPlan
  private let sampler: Sampler
  private let environment: BenchmarkEnvironment
  private let groups: [BenchmarkGroup]

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - groups: The available benchmarks.
  ///   - sampler: The sampler, which measures the times.
  ///   - environment: The description of the machine in the report.
  /// - Throws: `ToolError` with status 2 if a filter matches nothing, or if there is a budget but no scene.
  package init(
    _ plan: BenchPlan, of groups: [BenchmarkGroup], sampler: Sampler,
    environment: BenchmarkEnvironment
  ) throws(ToolError) {
    self.plan = plan
    self.sampler = sampler
    self.environment = environment
    self.groups = try Self.choose(from: groups, by: plan.filters)
    let benchmarks = self.groups.flatMap(\.benchmarks)
    guard plan.budget == nil || benchmarks.contains(where: { $0.level == .scene }) else {
      throw ToolError(
        .usage, "--budget applies only to scenes, but --filter matches none. Omit one of the two.")
    }
  }

  /// Returns the benchmarks that match at least one filter, in their groups.
  ///
  /// - Parameters:
  ///   - groups: The available benchmarks.
  ///   - filters: The filters; without filters, all benchmarks match.
  /// - Returns: The groups with at least one matching benchmark, reduced to the matching ones.
  /// - Throws: `ToolError` with status 2 if a filter matches nothing.
  package static func choose(
    from groups: [BenchmarkGroup], by filters: [NameFilter]
  ) throws(ToolError) -> [BenchmarkGroup] {
    let names = groups.flatMap(\.benchmarks).map(\.name)
    for filter in filters where !names.contains(where: { filter.matches($0) }) {
      throw ToolError(
        .usage, "--filter: '\(filter)' matches no benchmark. List the names with --list.")
    }
    guard !filters.isEmpty else { return groups }
    return groups.compactMap { group in
      group.filter { benchmark in filters.contains { $0.matches(benchmark.name) } }
    }
  }

  /// Measures the benchmarks and reports the results.
  ///
  /// - Parameters:
  ///   - print: A closure that writes a result to standard output. Its error ends the run.
  ///   - tell: A closure that writes a message to standard error.
  /// - Returns: `.limit` if a scene exceeds the budget, `.done` otherwise.
  /// - Throws: The errors of benchmarks and of `print`; `OutputError` if the file cannot be written.
  @MainActor
  package func perform(
    print: (String) throws -> Void, tell: (String) -> Void
  ) async throws -> ExitCode {
    // Measuring takes minutes, and the file is written after it.
    if let file = plan.file { try AtomicFile.check(file) }
    var report = BenchmarkReport(environment: environment, results: [])
    for group in groups { report.results += try await sampler.measure(group) }
    try print(report.text(as: plan.format))
    if let file = plan.file {
      try AtomicFile.write(Array((report.text(as: .json) + "\n").utf8), to: file)
    }
    guard let budget = plan.budget else { return .done }
    let slow = report.scenes(over: budget)
    for result in slow {
      let (time, limit) = (Quantity.text(result.time.median), Quantity.text(budget))
      tell("chartroom: \(result.benchmark.name) takes \(time), and the budget is \(limit).")
    }
    return slow.isEmpty ? .done : .limit
  }
}
