/// Runs benchmarks one by one for another program, which measures something else in turns with them.
///
/// Each line that it reads names a benchmark and a number of runs, as `kernel/sum/float64/10000 50`;
/// for each it prints the time of one run in nanoseconds, the mean over those runs, and what the last
/// one returned. The input of a group is kept until another group is asked for.
@MainActor
package struct BenchmarkServer {
  private let groups: [BenchmarkGroup]
  private let now: @MainActor () -> Duration
  private var group: (benchmarks: [Benchmark], measured: [BenchmarkGroup.Measured])?

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - groups: What may be asked for.
  ///   - now: The time since any fixed point; it never goes back.
  package init(groups: [BenchmarkGroup], now: @escaping @MainActor () -> Duration) {
    self.groups = groups
    self.now = now
  }

  /// Answers one line.
  ///
  /// - Parameter line: The name of a benchmark and how often it is to run, at least once.
  /// - Returns: The answer; `unknown` for a line that asks for nothing it has.
  /// - Throws: What the benchmark throws.
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
