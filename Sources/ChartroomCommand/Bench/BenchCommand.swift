import ArgumentParser
import Benchmarks
import Foundation

/// `chartroom bench`.
struct BenchCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measures kernels, stages and whole scenes, and prints their times.",
    discussion: """
      Benchmarks run on one thread, with three exceptions: benchmarks with -threads in their names; scenes, \
      which compress on all processors; and scene/frames, which draws on worker threads. The contenders of a \
      group do the same work in different ways, and their samples alternate. A ratio is a contender's time \
      divided by that of the first contender. The exit code is 5 if a scene exceeds --budget.
      """)

  @Option(
    help: ArgumentHelp(
      """
      Run only benchmarks whose name contains the text or, if the text contains *, ? or [, matches it as a \
      pattern, such as 'stage/*list'. Case is ignored. Can be repeated.
      """, valueName: "text"))
  var filter: [String] = []

  @Option(
    help: """
      Format of standard output: table, json, bmf (Bencher) or github-action-benchmark \
      (customSmallerIsBetter) (default: table, or json with --json -).
      """)
  var format: BenchmarkReport.Format?

  @Option(
    help: ArgumentHelp(
      "Also write a JSON report to a file; - writes only this report, to standard output.",
      valueName: "file|-"))
  var json: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Maximum median time of a scene, for example 16.7ms (default: none).", valueName: "time"),
    transform: OptionFormat.time.read)
  var budget: Duration?

  @Option(
    name: .customLong("repeat"), parsing: .unconditional,
    help: ArgumentHelp(
      """
      Number of samples per benchmark (default: as many as take one second, from 10 to 200; 50 in groups with \
      cold caches).
      """, valueName: "n"),
    transform: OptionFormat.count("a sample count", in: 1...100_000, example: 20).read)
  var samples: Int?

  @Flag(help: "Print the names of the benchmarks without running them.")
  var list = false

  @Option(
    help: ArgumentHelp(
      """
      Run one benchmark three times, the last time in the function countedRun, in which callgrind can count \
      its instructions. The work of other threads is not counted, so run the command on one processor (taskset -c 0).
      """, valueName: "name"))
  var once: String?

  @Flag(
    help: """
      For comparisons: read lines 'name runs' from standard input, and answer each with the nanoseconds per \
      run and the result.
      """)
  var serve = false

  @Option(
    help: ArgumentHelp(
      "Render a file of columns to standard output, for the benchmarks scene/whole/…/cold.",
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
      return try await run.perform(
        print: { try StandardOutput.report($0) }, tell: StandardError.print)
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
        let answer = try await server.answer(line)
        try StandardOutput.report(answer)
      }
      return .done
    } catch {
      throw ToolError(ending: error)
    }
  }

  @MainActor
  private static func draw(_ columns: String) throws -> ExitCode {
    do {
      let file = try BenchmarkSuite.drawColumns(columns)
      try StandardOutput.write([UInt8](file))
      return .done
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
