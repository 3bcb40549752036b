import Chartroom

/// A problem in a spec, with its place and the remedy.
package struct SpecProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the file.
  package var file: String
  /// The place; `nil` if the problem concerns the whole file.
  package var position: SpecPosition?
  /// The keys and indices that lead to the value; empty for the whole spec.
  package var path: String
  /// The finding, the expected value and the remedy.
  package var message: String

  /// Creates a problem.
  ///
  /// - Parameters:
  ///   - file: The name of the file, unless the place is in another one, such as an included one.
  ///   - position: The place; `nil`, the default, if the problem concerns the whole file.
  ///   - path: The keys and indices that lead to the value.
  ///   - message: The finding, the expected value and the remedy.
  init(file: String, position: SpecPosition? = nil, path: String, message: String) {
    self.file = position?.file ?? file
    (self.position, self.path, self.message) = (position, path, message)
  }

  /// `FILE:LINE:COLUMN: PATH: MESSAGE`, without the parts that are missing.
  ///
  /// - Note: Keys and values are quoted verbatim. A program that prints the text to a terminal must replace control
  ///   characters.
  package var description: String {
    file + (position.map { ":\($0.line):\($0.column)" } ?? "") + ": "
      + (path.isEmpty ? "" : "\(path): ") + message
  }
}

extension InputError {
  /// Returns the error of a file that a spec names: with its place if the file is missing or cannot be opened, and as
  /// it is for a limit.
  func named(by node: SpecNode, in spec: String) -> any Error {
    guard case .system = reason else { return self }
    return SpecProblem(
      file: spec, position: node.position, path: node.path, message: description)
  }
}

/// All problems of a spec, in the order of the file.
package struct SpecError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problems; at least one.
  package let problems: [SpecProblem]
  /// The paths of all files that the spec includes, with those that cannot be read.
  package internal(set) var includedPaths: [String] = []

  /// The problems, one a line.
  package var description: String { problems.map(\.description).joined(separator: "\n") }
}
