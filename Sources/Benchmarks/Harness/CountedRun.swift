extension BenchmarkGroup {
  /// Runs each contender once, and measures nothing.
  ///
  /// - Throws: The error of a contender.
  @MainActor
  package func runOnce() async throws {
    for measured in try measured() { _ = try await measured.run(1) }
  }

  /// Runs each contender once within `countedRun`, for a tool that counts its instructions.
  ///
  /// Two earlier runs exclude one-time initialisation from the count.
  /// - Throws: The errors of the contenders.
  @MainActor
  package func runCounted() async throws {
    for measured in try measured() {
      _ = try await measured.run(2)
      // Asynchronous work does not run within one function, so it is not counted.
      if case .calls(let body, _) = measured {
        _ = try countedRun(body)
      } else {
        _ = try await measured.run(1)
      }
    }
  }
}

/// The function in which `scripts/bench-gate` counts instructions; it finds the function by its name.
@MainActor
@inline(never)
private func countedRun(_ body: Benchmark.Body) throws -> Int { try body() }
