/// The path from the root of a JSON text to one of its values: keys and indices.
package struct JSONPath: Equatable, Sendable {
  /// A step of a path.
  package enum Step: Equatable, Sendable {
    /// The step to the value of a key.
    case key(String)
    /// The step to the element of an array at an index, counted from 0.
    case index(Int)
  }

  /// The steps, starting at the root.
  package private(set) var steps: [Step] = []

  /// Creates the empty path, which is that of the root.
  package init() {}

  /// Creates the path with the given steps.
  init(_ steps: some Sequence<Step>) { self.steps = Array(steps) }

  /// Returns the path of the value of a key.
  package func key(_ name: String) -> JSONPath { appending(.key(name)) }

  /// Returns the path of an element of an array.
  package func index(_ index: Int) -> JSONPath { appending(.index(index)) }

  /// The path without its last step; the empty path for the root.
  package var parent: JSONPath {
    var path = self
    path.steps = steps.dropLast()
    return path
  }

  /// The path with points alone, such as `charts.2.columns`, as the option `--path` has it.
  package var spelled: String {
    steps.map { step in
      switch step {
      case .key(let key): key
      case .index(let index): "\(index)"
      }
    }
    .joined(separator: ".")
  }

  private func appending(_ step: Step) -> JSONPath {
    var path = self
    path.steps.append(step)
    return path
  }

  /// Returns the path as text, such as `charts[2].columns[1]`.
  ///
  /// - Parameter root: The name of the root if it is an array; a root object is not named.
  /// - Returns: The text; `nil` for the root. Keys that are empty, long or contain control characters are
  ///   quoted.
  package func spelled(root: String) -> String? {
    var text = ""
    for step in steps {
      switch step {
      case .index(let index): text += "\(text.isEmpty ? root : "")[\(index)]"
      case .key(let key): text += (text.isEmpty ? "" : ".") + Self.spelled(key: key)
      }
    }
    return text.isEmpty ? nil : text
  }

  private static func spelled(key: String) -> String {
    let isPlain =
      key.utf8.count <= 40 && !key.isEmpty
      && key.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    return isPlain ? key : JSONWords.quoted(key)
  }
}
