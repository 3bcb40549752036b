import Dashboards
import Testing

/// Specs of tests.
enum SpecExample {
  /// A spec with its problems, one a line and without the name of the file.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let spec: String
    let problems: String

    init(_ name: String, _ spec: String, _ problems: String) {
      (testDescription, self.spec, self.problems) = (name, spec, problems)
    }
  }

  private static let data = """
    data: {d: {rows: [{t: 2026-01-01, city: Oslo, n: 1}, {t: 2026-01-02, city: Rome, n: 2}]}}
    dashboards:
    - name: a

    """

  /// Returns a spec with one panel over rows with the columns `t`, `city` and `n`.
  static func panel(_ panel: String) -> String { data + "  panels:\n  - \(panel)\n" }

  /// Returns a spec of one dashboard with other lines behind it.
  static func dashboard(_ lines: String) -> String {
    data + "  panels: [{text: x}]\n\(lines)\n"
  }

  /// Reads a spec.
  static func file(_ text: String, parameters: [String: String] = [:]) throws -> SpecFile {
    try SpecFile(Array(text.utf8), path: "s.yaml", parameters: parameters)
  }

  /// Returns the problems of a spec without the name of the file, one a line; an empty text if there are none.
  static func problems(of text: String) -> String {
    do {
      _ = try file(text)
      return ""
    } catch let error as SpecError {
      return error.problems.map { withoutFile("\($0)") }.joined(separator: "\n")
    } catch {
      return "\(error)"
    }
  }

  /// Returns a message without the name of the file.
  static func withoutFile(_ message: String) -> String {
    for prefix in ["s.yaml: ", "s.yaml:"] where message.hasPrefix(prefix) {
      return String(message.dropFirst(prefix.count))
    }
    return message
  }
}
