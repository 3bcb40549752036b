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

  @Test("a chart is drawn whole from columns, in this process and by a child")
  func wholes() async throws {
    // A child that copies what it is given.
    let groups = BenchmarkSuite.wholes(by: ChildProgram(["/bin/cat"]))
    #expect(groups.map(\.name) == [1_000, 100_000, 1_000_000].map { "scene/whole/\($0)" })
    let results = try await Sampler.monotonic(samples: 1).measure(try #require(groups.first))
    #expect(results.map(\.benchmark.name) == ["scene/whole/1000", "scene/whole/1000/cold"])
    #expect(results.map(\.benchmark.work.points) == [4_000, 4_000])
    let failing = BenchmarkSuite.wholes(by: ChildProgram(["/bin/false"]))
    await #expect(throws: ChildProgramError.self) { try await failing.first?.runCounted() }
  }

  @Test("every benchmark runs; the largest kernels and most frames are left out")
  func run() async throws {
    var frames = 0
    for group in BenchmarkSuite.served {
      let isFrames = group.benchmarks.contains { $0.work.frames != nil }
      let isSmall = group.benchmarks.allSatisfy { ($0.work.points ?? 0) <= 100_000 }
      // The sinks have tests of their own, and ffmpeg may be missing.
      guard isFrames ? group.name == "scene/frames/pan-10000/null" : isSmall else { continue }
      try await group.runOnce()
      if isFrames { frames += 1 }
    }
    #expect(frames == 1)
  }
}
