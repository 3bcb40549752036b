import ArgumentParser
import Dashboards

/// `chartroom schema`.
struct SchemaCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of dashboard specs, of reports or of progress.",
    discussion: """
      Editors use it for completion and checks. Write it to a file, and name the file in the first lines of a \
      spec: '# yaml-language-server: $schema=chartroom.schema.json'.
      """)

  @Flag(help: "Print the schema of the reports of 'render --report'.")
  var report = false

  @Flag(help: "Print the schema of the lines of 'render --progress json'.")
  var progress = false

  @Flag(help: "Print a page in Markdown that lists all keys of specs.")
  var reference = false

  func validate() throws {
    let given = [("--report", report), ("--progress", progress), ("--reference", reference)]
      .filter(\.1).map(\.0)
    guard given.count > 1 else { return }
    throw ValidationError("\(given[0]) and \(given[1]) exclude each other. Leave one out.")
  }

  /// The command draws nothing.
  func threads() -> Int? { nil }

  func perform() throws -> ExitCode {
    let schema =
      report ? RunReport.schema : progress ? ProgressEvent.schema : SpecFile.schema
    try StandardOutput.report(reference ? SpecReference.markdown() : schema.json)
    return .done
  }
}
