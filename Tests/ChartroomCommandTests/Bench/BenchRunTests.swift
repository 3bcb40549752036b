import Benchmarks
import CairoCanvas
import ChartroomCommand
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("BenchRun")
struct BenchRunTests {
  private static let environment = BenchmarkEnvironment(
    date: "2026-11-21", processor: "Abacus 2000", cores: 1, threads: 1, swift: "6.3",
    cairo: "1.16.0")

  /// What standard output and standard error got.
  @MainActor
  private final class Said {
    var output: [String] = []
    var errors: [String] = []
  }

  /// Measures a kernel, a stage and two scenes, each of which takes as long as it is told.
  private func run(_ plan: BenchPlan, isClosed: Bool = false) async throws -> (ExitCode, Said) {
    final class Clock { var time = Duration.zero }
    let clock = Clock()
    func group(_ level: Benchmark.Level, _ path: String, _ length: Duration) -> BenchmarkGroup {
      BenchmarkGroup(Benchmark(level, path)) {
        {
          clock.time += length
          return 1
        }
      }
    }
    let groups = [
      group(.kernel, "sum", .microseconds(1)), group(.stage, "raster", .milliseconds(30)),
      group(.scene, "fast", .milliseconds(5)), group(.scene, "slow", .milliseconds(20)),
    ]
    let said = Said()
    let run = try BenchRun(
      plan, of: groups, sampler: Sampler(samples: 1, now: { clock.time }, emptyCaches: {}),
      environment: Self.environment)
    let status = try await run.perform(
      print: { text in
        if isClosed { throw ToolError(.output, "standard output cannot be written.") }
        said.output.append(text)
      }, tell: { said.errors.append($0) })
    return (status, said)
  }

  @Test("a scene over the budget is named, and ends the run with 5 after its results")
  func budget() async throws {
    let (status, said) = try await run(BenchPlan(budget: .microseconds(16_700)))
    #expect(status == .limit)
    #expect(said.errors == ["chartroom: scene/slow takes 20.0 ms, and the budget is 16.7 ms."])
    #expect(said.output.count == 1 && said.output[0].contains("scene/slow"))
  }

  @Test("stages and kernels have no budget, nor do scenes without --budget")
  func withinBudget() async throws {
    for plan in [BenchPlan(budget: .milliseconds(20)), BenchPlan()] {
      let (status, said) = try await run(plan)
      #expect(status == .done)
      #expect(said.errors.isEmpty)
    }
  }

  @Test("filters choose what any of them matches; one that matches nothing is wrong usage")
  func filters() async throws {
    let two = [NameFilter("SUM"), NameFilter("scene/f*")]
    let (_, said) = try await run(BenchPlan(filters: two))
    #expect(said.output[0].contains("kernel/sum") && said.output[0].contains("scene/fast"))
    #expect(!said.output[0].contains("stage/raster") && !said.output[0].contains("slow"))
    await #expect(
      throws: ToolError(
        .usage, "--filter: 'nothing' matches no benchmark. List the names with --list.")
    ) { try await run(BenchPlan(filters: [NameFilter("sum"), NameFilter("nothing")])) }
  }

  @Test("a budget that no scene can exceed is wrong usage")
  func noScene() async {
    await #expect(
      throws: ToolError(
        .usage, "--budget applies only to scenes, but --filter matches none. Omit one of the two.")
    ) {
      try await run(BenchPlan(filters: [NameFilter("kernel")], budget: .seconds(1)))
    }
  }

  @Test("the file gets JSON, whatever standard output gets")
  func file() async throws {
    let folder = try TemporaryFolder()
    let plan = BenchPlan(
      filters: [NameFilter("fast")], format: .bmf, file: folder.path + "/bench.json")
    let (_, said) = try await run(plan)
    #expect(said.output[0].contains("\"latency\""))
    let text = try folder.text(of: "bench.json")
    #expect(text.contains("\"median_ns\" : 5000000,") && text.hasSuffix("}\n"))
    #expect(try folder.names == ["bench.json"])
  }

  @Test("a closed standard output ends the run with 6")
  func closed() async {
    let error = await #expect(throws: ToolError.self) {
      try await run(BenchPlan(), isClosed: true)
    }
    #expect(error?.status == .output)
    #expect(error?.message.hasPrefix("standard output cannot be written.") == true)
  }
}
