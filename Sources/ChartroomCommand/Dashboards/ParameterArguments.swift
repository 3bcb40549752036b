import ArgumentParser
import Chartroom
import Dashboards
import Foundation

/// The options of every command that reads specs.
struct ParameterArguments: ParsableArguments {
  @Option(
    name: .customLong("param"),
    help: ArgumentHelp(
      "Value of a parameter of dashboards, such as day=2026-11-20; can be repeated.",
      valueName: "name=value"),
    transform: OptionFormat.parameter.read)
  var parameters: [SpecParameter] = []

  /// Reads specs.
  ///
  /// Problems of a spec are reported, and counted as a failure.
  ///
  /// - Parameters:
  ///   - paths: The paths of the specs.
  ///   - tally: The counts.
  /// - Returns: The specs without problems.
  /// - Throws: `ToolError` with status 2 for a parameter that is given twice, or that no spec has.
  func read(_ paths: [String], into tally: inout PictureTally) throws(ToolError) -> [SpecFile] {
    let values = try values()
    var files: [SpecFile] = []
    for path in paths {
      do {
        files.append(
          try SpecFile(
            InputFile.read(path, type: "yaml", limit: SpecFile.mostBytes), path: path,
            parameters: values))
      } catch {
        if let error = error as? SpecError {
          for problem in error.problems { StandardError.report(problem) }
        } else {
          StandardError.report(error)
        }
        tally.note(error)
      }
    }
    // A spec that could not be read may have the parameter.
    if files.count == paths.count { try Self.check(parameters.map(\.name), of: files) }
    return files
  }

  /// The values by the names of the parameters.
  ///
  /// - Throws: `ToolError` with status 2 for a parameter that is given twice.
  func values() throws(ToolError) -> [String: String] {
    var values: [String: String] = [:]
    for parameter in parameters
    where values.updateValue(parameter.value, forKey: parameter.name) != nil {
      throw ToolError(.usage, "--param: '\(parameter.name)' is given twice. Leave one out.")
    }
    return values
  }

  /// Checks the names of parameters.
  ///
  /// - Throws: `ToolError` with status 2 for a parameter that no spec has.
  static func check(_ names: [String], of files: [SpecFile]) throws(ToolError) {
    let known = Set(files.flatMap(\.parameters))
    guard let name = names.first(where: { !known.contains($0) }) else { return }
    throw ToolError(
      .usage,
      known.isEmpty
        ? "--param: '\(name)' is not a parameter; the specs have none. Leave it out."
        : "--param: no spec has the parameter '\(name)'. The parameters are: "
          + known.sorted().joined(separator: ", ") + "."
    )
  }
}

/// The name and the value of a parameter.
struct SpecParameter: Hashable, Sendable {
  let name: String
  let value: String
}

extension OptionFormat where Value == SpecParameter {
  /// The format of a parameter, such as `day=2026-11-20`.
  static var parameter: Self {
    OptionFormat(
      name: "a parameter", rule: "Give its name, '=' and its value", example: "day=2026-11-20"
    ) { text in
      guard let sign = text.firstIndex(of: "="), sign > text.startIndex else { return nil }
      return SpecParameter(
        name: String(text[..<sign]), value: String(text[text.index(after: sign)...]))
    }
  }
}
