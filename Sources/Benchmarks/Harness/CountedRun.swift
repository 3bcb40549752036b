extension BenchmarkGroup {
  /// Runs each contender once, and measures nothing.
  ///
  /// - Throws: What the contenders throw.
  @MainActor
  package func runOnce() async throws {
    for measured in try measured() { _ = try await measured.run(1) }
  }

  /// Runs each contender once within `countedRun`, for a tool that counts its instructions.
  ///
  /// Before that it runs twice, so that what is made once is made and not counted.
  /// - Throws: What the contenders throw.
  @MainActor
  package func runCounted() async throws {
    for measured in try measured() {
      _ = try await measured.run(2)
      // What waits for other threads is not in one function: it runs, and nothing is counted.
      if case .calls(let body) = measured {
        _ = try countedRun(body)
      } else {
        _ = try await measured.run(1)
      }
    }
  }
}

/// The function that `scripts/bench-gate` counts in; it knows its name.
@MainActor
@inline(never)
private func countedRun(_ body: Benchmark.Body) throws -> Int { try body() }
