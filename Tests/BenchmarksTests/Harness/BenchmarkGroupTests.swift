import Benchmarks
import Testing

@MainActor
@Suite("BenchmarkGroup")
struct BenchmarkGroupTests {
  @MainActor
  private final class Counter {
    var count = 0
  }

  private let clock = FakeClock()

  private func group(_ inputs: @escaping @MainActor @Sendable () -> Void = {}) -> BenchmarkGroup {
    BenchmarkGroup(
      "kernel/group", reference: clock.contender("a", .milliseconds(20)),
      others: [
        clock.contender("b", .milliseconds(40)), clock.contender("c", .milliseconds(60)),
      ], input: inputs)
  }

  @Test("the contenders are in their order, the reference first")
  func order() {
    #expect(group().benchmarks.map(\.name) == ["kernel/a", "kernel/b", "kernel/c"])
    #expect(group().name == "kernel/group")
    let single = BenchmarkGroup(Benchmark(.stage, "x")) { { 1 } }
    #expect(single.name == "stage/x" && single.benchmarks.map(\.name) == ["stage/x"])
  }

  @Test("of a group that is filtered, only the chosen contenders run, the first as the reference")
  func filtered() async throws {
    let chosen = try #require(group().filter { $0.name != "kernel/a" })
    let results = try await clock.sampler(samples: 2).measure(chosen)
    #expect(results.map(\.benchmark.name) == ["kernel/b", "kernel/c"])
    #expect(results.map(\.ratio) == [1, 1.5])
    #expect(Set(clock.runs) == ["b", "c"])
    #expect(chosen.name == "kernel/group" && results.allSatisfy { $0.group == "kernel/group" })
    let one = try #require(chosen.filter { $0.name == "kernel/c" })
    #expect(try await clock.sampler(samples: 2).measure(one).map(\.ratio) == [nil])
    #expect(group().filter { _ in false } == nil)
  }

  @Test("the input is made once for each measurement, and not before")
  func inputs() async throws {
    let made = Counter()
    let counted = group { made.count += 1 }
    #expect(made.count == 0)
    _ = try await clock.sampler(samples: 1).measure(counted)
    #expect(made.count == 1)
    _ = try await clock.sampler(samples: 1).measure(counted)
    #expect(made.count == 2)
  }

  @Test("a counted run is the third")
  func counted() async throws {
    let clock = FakeClock()
    try await BenchmarkGroup("kernel/group", reference: clock.contender("a", .zero), others: []) {}
      .runCounted()
    #expect(clock.runs == ["a", "a", "a"])
  }
}
