import ArgumentParser
import CairoCanvas
import Decimation
import Dashboards
import Foundation

/// The options of a run that draws dashboards.
struct RunArguments: ParsableArguments {
  /// The flags for failed images.
  enum FailurePolicy: String, EnumerableFlag {
    case keepGoing, failFast

    static func help(for value: FailurePolicy) -> ArgumentHelp? {
      switch value {
      case .keepGoing: "Draw the other images after a failure (the default)."
      case .failFast: "Stop after the first failure."
      }
    }
  }

  @Option(
    help: ArgumentHelp(
      "Number of worker processes for dashboards; 0 draws in this process (default: the processors).",
      valueName: "n"),
    transform: OptionFormat.count("a number of processes", in: 0...1024, example: 4).read)
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Time limit of each image in seconds (default: none).", valueName: "seconds"),
    transform: OptionFormat.seconds.read)
  var timeout: Double?

  @Option(
    help: ArgumentHelp(
      "Memory limit of each worker process, such as 512M or 2G (default: none).",
      valueName: "amount"),
    transform: OptionFormat.memory.read)
  var maxMemory: ByteCount?

  @Flag(exclusivity: .exclusive)
  var failures: FailurePolicy?

  @Flag(help: "Draw pictures that are up to date, too.")
  var force = false

  @Flag(help: "Run the commands of data sources with 'exec'; without it, their panels fail.")
  var allowExec = false

  @Flag(help: "Count warnings, such as characters without a glyph, as failures.")
  var strict = false

  @Option(
    help: """
      Progress on standard error: auto for a line that is rewritten on a terminal, plain for a line for each image, \
      json for lines that 'chartroom schema --progress' describes, or none (default: auto).
      """)
  var progress: RunProgress.Style?

  @Option(
    help: ArgumentHelp(
      "Write a report in JSON to this file, or to standard output with -; see 'chartroom report'.",
      valueName: "file"))
  var report: String?

  @Option(
    help: ArgumentHelp(
      """
      Draw only every n-th image, beginning with number i, such as 2/8; or auto for the numbers of a Slurm array \
      job, and auto/n for a Kubernetes indexed job.
      """, valueName: "i/n"),
    transform: OptionFormat.shard.read)
  var shard: ShardOption?

  @Option(
    help: ArgumentHelp(
      "Divide images among shards by their times in this earlier report.", valueName: "report"))
  var weights: String?

  /// The names of the options, and whether each is given.
  var given: [(String, Bool)] {
    [
      ("--jobs", jobs != nil), ("--timeout", timeout != nil), ("--max-memory", maxMemory != nil),
      ("--force", force), ("--report", report != nil), ("--shard", shard != nil),
      ("--weights", weights != nil), ("--strict", strict), ("--allow-exec", allowExec),
      ("--progress", progress != nil),
      ("--keep-going", failures == .keepGoing),
      ("--fail-fast", failures == .failFast),
    ]
  }

  /// Checks the options and fills in defaults.
  ///
  /// - Parameters:
  ///   - compression: The compression effort of the PNG files.
  ///   - target: The place of the pictures.
  /// - Returns: The options.
  /// - Throws: `ToolError` with status 2 for options that exclude each other, and the errors of a report with weights.
  func options(
    _ compression: PNGCompression, _ target: PictureTarget
  ) throws(ToolError) -> RunOptions {
    if jobs == 0, timeout != nil || maxMemory != nil {
      throw ToolError(
        .usage,
        "\(timeout != nil ? "--timeout" : "--max-memory") requires worker processes. Give --jobs 1 or more."
      )
    }
    if weights != nil, shard == nil {
      throw ToolError(.usage, "--weights requires --shard. Leave it out.")
    }
    if target == .standardOutput {
      if report == "-" {
        throw ToolError(
          .usage,
          "--out and --report are both standard output. Give a file for one of them.")
      }
      if isatty(STDOUT_FILENO) == 1 {
        throw ToolError(
          .usage, "--out: standard output is a terminal. Redirect it, or give a file.")
      }
    }
    return RunOptions(
      target: target, jobs: jobs ?? ParallelWork.processors, timeout: timeout.map { .seconds($0) },
      memory: maxMemory,
      drawing: DrawingOptions(
        compression: compression, redraws: force, isStrict: strict, runsCommands: allowExec),
      report: report, shard: try shard?.shard,
      weights: try weights.map { path throws(ToolError) in try RunReport.read(path) },
      stopsAtFailure: failures == .failFast,
      progress: RunProgress.form(progress ?? .auto))
  }
}

/// The validated options of a run that draws dashboards.
struct RunOptions: Hashable, Sendable {
  /// The place of the pictures.
  var target: PictureTarget
  /// The number of worker processes; 0 to draw in this process.
  var jobs: Int
  /// The time limit of each picture; `nil` for none.
  var timeout: Duration?
  /// The memory limit of each worker process; `nil` for none.
  var memory: ByteCount?
  var drawing: DrawingOptions
  /// The path of the report, `-` for standard output; `nil` for none.
  var report: String?
  /// The part of the run; `nil` for all of it.
  var shard: Shard?
  /// The report with the times by which images are divided among shards; `nil` to take every n-th one.
  var weights: RunReport?
  /// Whether the first failure ends the run.
  var stopsAtFailure: Bool
  /// The form of the progress.
  var progress: RunProgress.Form
}
