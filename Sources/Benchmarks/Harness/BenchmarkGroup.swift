/// Benchmarks that do the same to the same input, each in its own way: contenders.
///
/// They are measured in turns, so that whatever slows the machine down for a while slows all of
/// them. The first one is the reference that the others are compared with.
package struct BenchmarkGroup: Sendable {
  /// What the contenders have in common; the name of the benchmark where there is only one.
  package let name: String
  /// The contenders, the reference first; never empty.
  package let benchmarks: [Benchmark]
  private let prepare: @MainActor @Sendable ([Benchmark]) throws -> [Measured]

  /// What is measured of a benchmark.
  enum Measured {
    /// A function, which is called with nothing in between.
    case calls(Benchmark.Body)
    /// A function that waits for other threads, with what belongs to it.
    case waits(WaitingWork)

    /// What more is to be said about all runs; `nil` for nothing.
    @MainActor var remark: String? {
      if case .waits(let work) = self { work.remark() } else { nil }
    }

    /// Tells it that a sample begins.
    @MainActor
    func begin() {
      if case .waits(let work) = self { work.begin() }
    }

    /// Tells it that a sample is over.
    @MainActor
    func end() {
      if case .waits(let work) = self { work.end() }
    }

    /// Runs it some times.
    ///
    /// - Returns: What the last run returned.
    @MainActor
    func run(_ runs: Int) async throws -> Int {
      var result = 0
      switch self {
      case .calls(let body): for _ in 0..<runs { result = try body() }
      case .waits(let work): for _ in 0..<runs { result = try await work.body() }
      }
      return result
    }
  }

  /// One of the benchmarks of a group, and how it treats the group's input.
  package struct Contender<Input> {
    fileprivate let benchmark: Benchmark
    fileprivate let prepare: @MainActor @Sendable (Input) throws -> Measured

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
      self.prepare = { .calls(try prepare($0)) }
    }

    /// Creates a contender that waits for other threads, and has more to say than its time.
    ///
    /// - Parameters:
    ///   - benchmark: What it is called and how much it does.
    ///   - prepare: Makes what is measured, and what belongs to it, from the group's input.
    package init(
      waiting benchmark: Benchmark,
      prepare: @escaping @MainActor @Sendable (Input) throws -> WaitingWork
    ) {
      self.benchmark = benchmark
      self.prepare = { .waits(try prepare($0)) }
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
    self.prepare = { _ in [.calls(try prepare())] }
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
  func measured() throws -> [Measured] { try prepare(benchmarks) }
}
