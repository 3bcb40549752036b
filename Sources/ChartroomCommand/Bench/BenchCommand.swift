import ArgumentParser
import Benchmarks
import Foundation

/// `chartroom bench`.
struct BenchCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measures kernels, stages and whole scenes, and prints their times.",
    discussion: """
      Benchmarks run on one thread, but for names with -threads, for scenes, where all processors \
      compress, and for scene/frames, where workers draw beside the thread that evaluates. \
      Contenders, which do the same in different ways, run in turns; a ratio is the time as a \
      multiple of that of the first of them. Exits with 5 when a scene exceeds the budget.
      """)

  @Option(
    help: ArgumentHelp(
      """
      Only benchmarks whose names contain a text or match a pattern, as 'stage/*list'; may be repeated.
      """, valueName: "text"))
  var filter: [String] = []

  @Option(help: "table, json, bmf (Bencher) or github-action-benchmark (customSmallerIsBetter).")
  var format: BenchmarkReport.Format?

  @Option(
    help: ArgumentHelp(
      "Also write JSON to a file; - writes it to standard output, and nothing else.",
      valueName: "file|-"))
  var json: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The longest median time of a scene, as 16.7ms.", valueName: "time"),
    transform: OptionFormat.time.read)
  var budget: Duration?

  @Option(
    name: .customLong("repeat"), parsing: .unconditional,
    help: ArgumentHelp(
      """
      Samples of each benchmark (default: as many as take a second, from 10 to 200; 50 in groups with \
      cold caches).
      """, valueName: "n"),
    transform: OptionFormat.count("a sample count", in: 1...100_000, example: 20).read)
  var samples: Int?

  @Flag(help: "Print the names of the benchmarks, and measure nothing.")
  var list = false

  @Option(
    help: ArgumentHelp(
      """
      Run the body of one benchmark three times, the last time in the function countedRun, where \
      callgrind can count its instructions. What other threads do is not counted, so keep it on \
      one processor.
      """, valueName: "name"))
  var once: String?

  @Flag(
    help: """
      For comparisons: answer each line 'name runs' of standard input with the nanoseconds of a run \
      and its result.
      """)
  var serve = false

  @Option(
    help: ArgumentHelp(
      "What scene/whole/…/cold runs: draw a file of columns to standard output.",
      valueName: "file", visibility: .hidden))
  var columns: String?

  /// Everything that is measured; this program is its own child.
  private static let groups = BenchmarkSuite.all + wholes
  private static let wholes = BenchmarkSuite.wholes(
    by: ChildProgram(["/proc/self/exe", "bench", "--columns"]))

  func perform() async throws -> ExitCode {
    if let columns { return try Self.draw(columns) }
    if let once { return try await Self.runCounted(once) }
    if serve { return try await Self.serve() }
    let plan = try plan()
    if list {
      let names = try BenchRun.choose(from: Self.groups, by: plan.filters)
        .flatMap(\.benchmarks).map(\.name)
      try StandardOutput.report(names.joined(separator: "\n"))
      return .done
    }
    let run = try BenchRun(
      plan, of: Self.groups, sampler: .monotonic(samples: plan.samples),
      environment: .current(at: Date()))
    do {
      return try await run.perform(print: StandardOutput.print, tell: StandardError.print)
    } catch {
      throw ToolError(ending: error)
    }
  }

  /// Checks the options and fills in what was not given.
  func plan() throws(ToolError) -> BenchPlan {
    let format = format ?? (json == "-" ? .json : .table)
    if json == "-", format != .json {
      throw ToolError(
        .usage,
        "--json - and --format \(format.rawValue) both use standard output. Give --json a file.")
    }
    if json == "" {
      throw ToolError(.usage, "--json is empty. Give a file, or - for standard output.")
    }
    return BenchPlan(
      filters: filter.map { NameFilter($0) }, format: format, file: json == "-" ? nil : json,
      budget: budget, samples: samples)
  }

  @MainActor
  private static func serve() async throws -> ExitCode {
    let start = ContinuousClock.now
    var server = BenchmarkServer(groups: BenchmarkSuite.served + wholes) {
      start.duration(to: .now)
    }
    do {
      while let line = readLine() {
        guard StandardOutput.print(try await server.answer(line)) else { return .output }
      }
      return .done
    } catch {
      throw ToolError(ending: error)
    }
  }

  @MainActor
  private static func draw(_ columns: String) throws -> ExitCode {
    do {
      return try StandardOutput.write([UInt8](BenchmarkSuite.drawColumns(columns)))
        ? .done : .output
    } catch {
      throw ToolError(ending: error)
    }
  }

  @MainActor
  private static func runCounted(_ name: String) async throws -> ExitCode {
    let groups = groups.compactMap { group in group.filter { $0.name == name } }
    guard let group = groups.first else {
      throw ToolError(.usage, "there is no benchmark '\(name)'. See their names with --list.")
    }
    do {
      try await group.runCounted()
      return .done
    } catch {
      throw ToolError(ending: error)
    }
  }
}

extension BenchmarkReport.Format: ExpressibleByArgument {}
