import ArgumentParser
import Chartroom
import Dashboards
import Foundation

/// `chartroom merge REPORT… -o FILE`.
struct MergeCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Joins the reports of the shards of a run into one.",
    discussion: """
      Every picture of the run must have been made by exactly one shard; pictures that are missing or were made \
      twice are errors with exit code 3, and no report is written. Otherwise, the exit code is that of a run \
      without shards.
      """)

  @Argument(help: "Reports of all shards.")
  var reports: [String]

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("File for the report of the run.", valueName: "file"))
  var out: String

  /// The command draws nothing.
  func threads() -> Int? { nil }

  func perform() throws -> ExitCode {
    let folder = RelativePath.folder(of: out)
    let parts = try reports.map { path in
      var report = try RunReport.read(path)
      report.folder = RelativePath.path(
        to: RelativePath.joined(RelativePath.folder(of: path), report.folder), from: folder)
      return (path: path, report: report)
    }
    let report = try ToolError.mapping { () throws(RunReportError) in
      try RunReport(merging: parts)
    }
    try report.write(to: out)
    var tally = PictureTally()
    for _ in report.problems { tally.note(.badInput) }
    for record in report.items { tally.note(record) }
    return tally.status
  }
}

extension RunReport {
  /// Writes the report to a file, or to standard output if the path is `-`.
  func write(to path: String) throws {
    let text = try json + "\n"
    if path == "-" {
      try StandardOutput.report(text)
    } else {
      try ToolError.mapping { () throws(OutputError) in
        try AtomicFile.write(Array(text.utf8), to: path)
      }
    }
  }
}
