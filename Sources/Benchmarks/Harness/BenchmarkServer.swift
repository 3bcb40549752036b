/// A server that runs single benchmarks for another program, which measures its own work alternately.
///
/// A request is a line with the name of a benchmark and a number of runs, such as
/// `kernel/sum/float64/10000 50`. The response has the mean time of a run in nanoseconds and the result of
/// the last run. The input of a group is kept until another group is requested.
@MainActor
package struct BenchmarkServer {
  private let groups: [BenchmarkGroup]
  private let now: @MainActor () -> Duration
  private var group: (benchmarks: [Benchmark], measured: [BenchmarkGroup.Measured])?

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - groups: The available benchmarks.
  ///   - now: Returns a monotonic time.
  package init(groups: [BenchmarkGroup], now: @escaping @MainActor () -> Duration) {
    self.groups = groups
    self.now = now
  }

  /// Runs the benchmark of a request.
  ///
  /// - Parameter line: The name of a benchmark and the number of runs, at least 1.
  /// - Returns: The response; `unknown` for an invalid request.
  /// - Throws: The errors of the benchmark.
  package mutating func answer(_ line: String) async throws -> String {
    let words = line.split(separator: " ")
    guard words.count == 2, let runs = Int(words[1]), runs > 0,
      let (benchmark, measured) = try benchmark(named: String(words[0]))
    else { return "unknown" }
    let start = now()
    let result = try await measured.run(runs)
    return "\((now() - start) / (runs * benchmark.parts) / .nanoseconds(1)) \(result)"
  }

  private mutating func benchmark(
    named name: String
  ) throws -> (Benchmark, BenchmarkGroup.Measured)? {
    if group?.benchmarks.contains(where: { $0.name == name }) != true {
      group = nil
      guard let found = groups.first(where: { $0.benchmarks.contains { $0.name == name } }) else {
        return nil
      }
      group = (found.benchmarks, try found.measured())
    }
    return group.flatMap { group in
      zip(group.benchmarks, group.measured).first { $0.0.name == name }
    }
  }
}
