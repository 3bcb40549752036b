import ArgumentParser
import Chartroom
import Dashboards
import Foundation

/// `chartroom check SPEC…`.
struct CheckCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks specs of dashboards and their data, and draws nothing.",
    discussion: """
      Every problem is printed to standard error with its file, line and column, with the keys that lead to it, \
      and with the spelling that was probably meant. Files without problems are printed to standard output. \
      Servers are not contacted, so the columns of their queries are not checked. A warning reports a size that is too \
      small for the panels.
      """)

  @Argument(help: ArgumentHelp("Specs (YAML or JSON).", valueName: "spec"))
  var specs: [String]

  @OptionGroup
  var parameters: ParameterArguments

  /// The command draws nothing.
  func threads() -> Int? { nil }

  func perform() throws -> ExitCode {
    var tally = PictureTally()
    let files = try parameters.read(specs, into: &tally)
    for file in files {
      let plans = file.plans(contactsServers: false)
      let failures = plans.flatMap(\.failures)
      for plan in plans {
        for warning in plan.warnings { StandardError.warn(warning) }
        if let warning = try plan.heightWarning() { StandardError.warn(warning) }
      }
      for failure in failures { StandardError.report(failure) }
      if let first = failures.first {
        tally.note(first)
      } else {
        tally.drawn += 1
        let count = file.names.count
        try StandardOutput.report(
          "\(file.path): \(count) \(count == 1 ? "dashboard" : "dashboards"), no problems")
      }
    }
    return tally.status
  }
}
