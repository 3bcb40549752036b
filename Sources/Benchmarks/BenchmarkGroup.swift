/// Benchmarks that do the same to the same input, each in its own way: contenders.
///
/// They are measured in turns, so that whatever slows the machine down for a while slows all of
/// them. The first one is the reference that the others are compared with.
package struct BenchmarkGroup: Sendable {
  /// What the contenders have in common; the name of the benchmark where there is only one.
  package let name: String
  /// The contenders, the reference first; never empty.
  package let benchmarks: [Benchmark]
  private let prepare: @MainActor @Sendable ([Benchmark]) throws -> [Benchmark.Body]

  /// One of the benchmarks of a group, and how it treats the group's input.
  package struct Contender<Input> {
    fileprivate let benchmark: Benchmark
    fileprivate let prepare: @MainActor @Sendable (Input) throws -> Benchmark.Body

    /// Creates a contender.
    ///
    /// - Parameters:
    ///   - benchmark: What it is called and how much it does.
    ///   - prepare: Makes what is measured from the group's input; not measured itself.
    package init(
      _ benchmark: Benchmark,
      prepare: @escaping @MainActor @Sendable (Input) throws -> Benchmark.Body
    ) {
      self.benchmark = benchmark
      self.prepare = prepare
    }
  }

  /// Creates a group of contenders.
  ///
  /// - Parameters:
  ///   - name: What they have in common.
  ///   - reference: The contender that the others are compared with.
  ///   - others: The others.
  ///   - input: Makes what all of them work on: when they are to be measured, and not before. It is
  ///     freed after that.
  package init<Input>(
    _ name: String, reference: Contender<Input>, others: [Contender<Input>],
    input: @escaping @MainActor @Sendable () throws -> Input
  ) {
    let contenders = [reference] + others
    self.name = name
    benchmarks = contenders.map(\.benchmark)
    prepare = { chosen in
      let input = try input()
      return try contenders.filter { chosen.contains($0.benchmark) }.map { try $0.prepare(input) }
    }
  }

  /// Creates a group of a benchmark that nothing is compared with.
  ///
  /// - Parameters:
  ///   - benchmark: What it is called and how much it does.
  ///   - prepare: Makes what is measured, and its input; not measured itself.
  package init(
    _ benchmark: Benchmark, prepare: @escaping @MainActor @Sendable () throws -> Benchmark.Body
  ) {
    name = benchmark.name
    benchmarks = [benchmark]
    self.prepare = { _ in [try prepare()] }
  }

  private init(_ group: BenchmarkGroup, benchmarks: [Benchmark]) {
    name = group.name
    self.benchmarks = benchmarks
    prepare = group.prepare
  }

  /// The group without some of its contenders.
  ///
  /// - Parameter isIncluded: Whether a contender stays.
  /// - Returns: The others in their order, the first of them the reference; `nil` when none stays.
  package func filter(_ isIncluded: (Benchmark) -> Bool) -> BenchmarkGroup? {
    let chosen = benchmarks.filter(isIncluded)
    return chosen.isEmpty ? nil : BenchmarkGroup(self, benchmarks: chosen)
  }

  /// Makes the input, and what is to be measured of each contender, in their order.
  @MainActor
  func bodies() throws -> [Benchmark.Body] { try prepare(benchmarks) }
}
