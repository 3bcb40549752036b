import Benchmarks
import Testing

@Suite("Benchmark")
struct BenchmarkTests {
  @Test("a name begins with the level", arguments: Benchmark.Level.allCases)
  func names(level: Benchmark.Level) {
    #expect(Benchmark(level, "a/b").name == "\(level.rawValue)/a/b")
    #expect(!level.timed.isEmpty && !level.timed.hasSuffix("."))
  }

  @Test("a run has one part or more", arguments: [(-5, 1), (0, 1), (1, 1), (60, 60)])
  func parts(given: Int, parts: Int) {
    #expect(Benchmark(.scene, "a", parts: given).parts == parts)
  }
}
