import ArgumentParser
import Chartroom
import Dashboards
import Foundation

/// `chartroom report FILE`.
struct ReportCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Prints the report of a run, or writes it as a page of HTML.",
    discussion: """
      The page shows all pictures with their descriptions and failures. It needs no network, and refers to nothing \
      but the pictures, by relative paths.
      """)

  @Argument(help: "File that 'chartroom render --report' wrote.")
  var file: String

  @Option(help: ArgumentHelp("Write the page to this file.", valueName: "file"))
  var html: String?

  /// The command draws nothing.
  func threads() -> Int? { nil }

  func perform() throws -> ExitCode {
    let report = try RunReport.read(file)
    guard let html else {
      try StandardOutput.report(ReportText(report).text.replacingControlsInLines())
      return .done
    }
    let folder = RelativePath.joined(RelativePath.folder(of: file), report.folder)
    let page = ReportPage(
      report, folder: RelativePath.path(to: folder, from: RelativePath.folder(of: html)))
    try ToolError.mapping { () throws(OutputError) in
      try AtomicFile.write(Array(page.html.utf8), to: html)
    }
    try StandardOutput.report(html, after: html)
    return .done
  }
}

extension RunReport {
  /// Reads the report in a file.
  static func read(_ path: String) throws(ToolError) -> RunReport {
    let bytes = try ToolError.mapping { () throws(InputError) in try InputFile.read(path) }
    return try ToolError.mapping { () throws(RunReportError) in try RunReport(bytes, path: path) }
  }
}

extension String {
  /// Returns the lines with their control characters replaced, because a terminal would interpret them.
  fileprivate func replacingControlsInLines() -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacingControls(with: "\u{FFFD}") }.joined(separator: "\n")
  }
}
