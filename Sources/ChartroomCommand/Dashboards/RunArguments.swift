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
      ("--weights", weights != nil), ("--keep-going", failures == .keepGoing),
      ("--fail-fast", failures == .failFast),
    ]
  }

  /// Checks the options and fills in defaults.
  func options(_ compression: PNGCompression) throws(ToolError) -> RunOptions {
    if jobs == 0, timeout != nil || maxMemory != nil {
      throw ToolError(
        .usage,
        "\(timeout != nil ? "--timeout" : "--max-memory") requires worker processes. Give --jobs 1 or more."
      )
    }
    if weights != nil, shard == nil {
      throw ToolError(.usage, "--weights requires --shard. Leave it out.")
    }
    return RunOptions(
      jobs: jobs ?? ParallelWork.processors, timeout: timeout.map { .seconds($0) },
      memory: maxMemory, redraws: force, report: report, shard: try shard?.shard,
      weights: try weights.map { path throws(ToolError) in try RunReport.read(path) },
      stopsAtFailure: failures == .failFast, compression: compression)
  }
}

/// The validated options of a run that draws dashboards.
struct RunOptions: Hashable, Sendable {
  /// The number of worker processes; 0 to draw in this process.
  var jobs: Int
  /// The time limit of each picture; `nil` for none.
  var timeout: Duration?
  /// The memory limit of each worker process; `nil` for none.
  var memory: ByteCount?
  /// Whether pictures that are up to date are drawn, too.
  var redraws: Bool
  /// The path of the report, `-` for standard output; `nil` for none.
  var report: String?
  /// The part of the run; `nil` for all of it.
  var shard: Shard?
  /// The report with the times by which images are divided among shards; `nil` to take every n-th one.
  var weights: RunReport?
  /// Whether the first failure ends the run.
  var stopsAtFailure: Bool
  /// The compression effort of the PNG files.
  var compression: PNGCompression
}
