/// A group of contenders: benchmarks that solve the same problem for the same input in different ways.
///
/// They are measured alternately, so that a temporary slowdown of the machine affects all of them. The first
/// one is the reference with which the others are compared.
package struct BenchmarkGroup: Sendable {
  /// The name of the group, or of its only benchmark.
  package let name: String
  /// The contenders, starting with the reference; never empty.
  package let benchmarks: [Benchmark]
  private let prepare: @MainActor @Sendable ([Benchmark]) throws -> [Measured]

  /// The measured function of a benchmark.
  enum Measured {
    /// A synchronous function, with an optional remark that is made after all runs.
    case calls(Benchmark.Body, remark: (@MainActor () -> String)? = nil)
    /// An asynchronous function that waits for other threads.
    case waits(WaitingWork)

    /// An optional remark about all runs.
    @MainActor var remark: String? {
      switch self {
      case .calls(_, let remark): remark?()
      case .waits(let work): work.remark()
      }
    }

    /// Notifies the work that a sample starts.
    @MainActor
    func begin() {
      if case .waits(let work) = self { work.begin() }
    }

    /// Notifies the work that a sample has ended.
    @MainActor
    func end() {
      if case .waits(let work) = self { work.end() }
    }

    /// Calls the function a number of times.
    ///
    /// - Returns: The result of the last call.
    @MainActor
    func run(_ runs: Int) async throws -> Int {
      var result = 0
      switch self {
      case .calls(let body, _): for _ in 0..<runs { result = try body() }
      case .waits(let work): for _ in 0..<runs { result = try await work.body() }
      }
      return result
    }
  }

  /// A benchmark of a group, with a function that prepares it for the group's input.
  package struct Contender<Input> {
    fileprivate let benchmark: Benchmark
    fileprivate let prepare: @MainActor @Sendable (Input) throws -> Measured

    /// Creates a contender.
    ///
    /// - Parameters:
    ///   - benchmark: The name and the amount of work.
    ///   - remark: Returns a remark about the work for the group's input, after all runs; none by default.
    ///   - prepare: Returns the measured function for the group's input; its time is not measured.
    package init(
      _ benchmark: Benchmark, remark: (@MainActor @Sendable (Input) -> String)? = nil,
      prepare: @escaping @MainActor @Sendable (Input) throws -> Benchmark.Body
    ) {
      self.benchmark = benchmark
      self.prepare = { input in
        guard let remark else { return .calls(try prepare(input)) }
        return .calls(try prepare(input), remark: { remark(input) })
      }
    }

    /// Creates a contender that waits for other threads.
    ///
    /// - Parameters:
    ///   - benchmark: The name and the amount of work.
    ///   - prepare: Returns the measured work for the group's input; its time is not measured.
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
  ///   - name: The name of the group.
  ///   - reference: The contender with which the others are compared.
  ///   - others: The other contenders.
  ///   - input: Returns the input of all contenders. It is called when the group is measured, and its result
  ///     is freed afterwards.
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

  /// Creates a group of a single benchmark.
  ///
  /// - Parameters:
  ///   - benchmark: The name and the amount of work.
  ///   - prepare: Returns the measured function; its time is not measured.
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

  /// Returns the group with only some of its contenders.
  ///
  /// - Parameter isIncluded: Returns whether to include a contender.
  /// - Returns: The group of the included contenders in their order, the first as the reference; `nil` if
  ///   there are none.
  package func filter(_ isIncluded: (Benchmark) -> Bool) -> BenchmarkGroup? {
    let chosen = benchmarks.filter(isIncluded)
    return chosen.isEmpty ? nil : BenchmarkGroup(self, benchmarks: chosen)
  }

  /// Creates the input and returns the measured functions of the contenders, in their order.
  @MainActor
  func measured() throws -> [Measured] { try prepare(benchmarks) }
}
