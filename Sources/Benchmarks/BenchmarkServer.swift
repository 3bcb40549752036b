/// Runs benchmarks one by one for another program, which measures something else in turns with them.
///
/// Each line that it reads names a benchmark and a number of runs, as `kernel/sum/float64/10000 50`;
/// for each it prints the time of one run in nanoseconds, the mean over those runs, and what the last
/// one returned. The input of a group is kept until another group is asked for.
@MainActor
package struct BenchmarkServer {
  private let groups: [BenchmarkGroup]
  private let now: @MainActor () -> Duration
  private var group: (name: String, names: [String], bodies: [Benchmark.Body])?

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
  package mutating func answer(_ line: String) throws -> String {
    let words = line.split(separator: " ")
    guard words.count == 2, let runs = Int(words[1]), runs > 0,
      let body = try body(of: String(words[0]))
    else { return "unknown" }
    let start = now()
    var result = 0
    for _ in 0..<runs { result = try body() }
    return "\((now() - start) / runs / .nanoseconds(1)) \(result)"
  }

  private mutating func body(of name: String) throws -> Benchmark.Body? {
    if group?.names.contains(name) != true {
      group = nil
      guard let found = groups.first(where: { $0.benchmarks.contains { $0.name == name } }) else {
        return nil
      }
      group = (found.name, found.benchmarks.map(\.name), try found.bodies())
    }
    return group.flatMap { group in group.names.firstIndex(of: name).map { group.bodies[$0] } }
  }
}
