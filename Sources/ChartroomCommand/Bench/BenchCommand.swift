import ArgumentParser
import Benchmarks
import Foundation

/// `chartroom bench`.
struct BenchCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measures kernels, stages and whole scenes, and prints their times.",
    discussion: """
      Benchmarks run on one thread, with three exceptions: names with -threads; scenes, where all \
      processors compress; and scene/frames, where workers draw beside the evaluating thread. \
      Contenders do the same work in different ways and run in turns. A ratio is the time divided by \
      that of the first contender. The exit code is 5 when a scene exceeds the budget.
      """)

  @Option(
    help: ArgumentHelp(
      """
      Run only benchmarks whose names contain a text or match a pattern such as 'stage/*list'; may be \
      repeated.
      """, valueName: "text"))
  var filter: [String] = []

  @Option(
    help: """
      Format of standard output: table, json, bmf (Bencher) or github-action-benchmark \
      (customSmallerIsBetter).
      """)
  var format: BenchmarkReport.Format?

  @Option(
    help: ArgumentHelp(
      "Also write JSON to a file; - writes only JSON, to standard output.",
      valueName: "file|-"))
  var json: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Longest median time of a scene, for example 16.7ms.", valueName: "time"),
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
      Run one benchmark three times, the last time in the function countedRun, where callgrind can count \
      its instructions. Work of other threads is not counted, so run it on one processor.
      """, valueName: "name"))
  var once: String?

  @Flag(
    help: """
      For comparisons: answer each line 'name runs' of standard input with the nanoseconds per run and \
      the result.
      """)
  var serve = false

  @Option(
    help: ArgumentHelp(
      "What scene/whole/…/cold runs: draw a file of columns to standard output.",
      valueName: "file", visibility: .hidden))
  var columns: String?

  /// All benchmarks; this program starts itself as a child process.
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

  /// Checks the options and fills in defaults.
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
      throw ToolError(
        .usage, "--once: '\(name)' is not the name of a benchmark. List the names with --list.")
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
