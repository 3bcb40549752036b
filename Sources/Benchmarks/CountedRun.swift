extension BenchmarkGroup {
  /// Runs each contender once within `countedRun`, for a tool that counts its instructions.
  ///
  /// Before that it runs twice, so that what is made once is made and not counted.
  /// - Throws: What the contenders throw.
  @MainActor
  package func runCounted() throws {
    for body in try bodies() {
      for _ in 0..<2 { _ = try body() }
      _ = try countedRun(body)
    }
  }
}

/// The function that `scripts/bench-gate` counts in; it knows its name.
@MainActor
@inline(never)
private func countedRun(_ body: Benchmark.Body) throws -> Int { try body() }
