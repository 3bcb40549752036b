import ArgumentParser
import Dashboards

/// `chartroom schema`.
struct SchemaCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of specs of dashboards, or of reports.",
    discussion: """
      Editors use it for completion and checks. Write it to a file, and name the file in the first lines of a \
      spec: '# yaml-language-server: $schema=chartroom.schema.json'.
      """)

  @Flag(help: "Print the schema of the reports of 'render --report'.")
  var report = false

  /// The command draws nothing.
  func threads() -> Int? { nil }

  func perform() throws -> ExitCode {
    try StandardOutput.report((report ? RunReport.schema : SpecFile.schema).json)
    return .done
  }
}
