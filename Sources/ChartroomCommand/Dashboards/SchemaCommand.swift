import ArgumentParser
import Dashboards

/// `chartroom schema`.
struct SchemaCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of dashboard specs or of reports.",
    discussion: """
      Editors use it for completion and checks. Write it to a file, and name the file in the first lines of a \
      spec: '# yaml-language-server: $schema=chartroom.schema.json'.
      """)

  @Flag(help: "Print the schema of the reports of 'render --report'.")
  var report = false

  @Flag(help: "Print a page in Markdown that lists all keys of specs.")
  var reference = false

  func validate() throws {
    guard report, reference else { return }
    throw ValidationError("--report and --reference exclude each other. Leave one out.")
  }

  /// The command draws nothing.
  func threads() -> Int? { nil }

  func perform() throws -> ExitCode {
    let schema = report ? RunReport.schema : SpecFile.schema
    try StandardOutput.report(reference ? SpecReference.markdown() : schema.json)
    return .done
  }
}
