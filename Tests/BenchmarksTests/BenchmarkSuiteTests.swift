import Benchmarks
import Testing

@MainActor
@Suite("BenchmarkSuite")
struct BenchmarkSuiteTests {
  @Test("names are unique, also those of groups")
  func names() {
    let benchmarks = BenchmarkSuite.all.flatMap(\.benchmarks).map(\.name)
    #expect(Set(benchmarks).count == benchmarks.count)
    let groups = BenchmarkSuite.all.map(\.name)
    #expect(Set(groups).count == groups.count)
  }

  @Test("every scene of the list is there")
  func scenes() {
    let scenes = BenchmarkSuite.all.flatMap(\.benchmarks).filter {
      $0.level == .scene && $0.work.frames == nil
    }
    #expect(Set(scenes.map(\.name)) == Set(BenchmarkSuite.sceneNames.map { "scene/\($0)" }))
  }

  @Test("every benchmark runs; the largest kernels are left out")
  func run() async throws {
    for group in BenchmarkSuite.all {
      guard group.benchmarks.allSatisfy({ ($0.work.points ?? 0) <= 100_000 }) else { continue }
      try await group.runCounted()
    }
  }
}
