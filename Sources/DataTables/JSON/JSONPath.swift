/// The way from the root of a JSON text to one of its values: keys and positions.
package struct JSONPath: Equatable, Sendable {
  /// One step down.
  package enum Step: Equatable, Sendable {
    /// To the value of a key.
    case key(String)
    /// To an element of an array, from 0.
    case index(Int)
  }

  /// The steps, from the root down.
  package private(set) var steps: [Step] = []

  /// Creates the path of the root.
  package init() {}

  /// Returns the path of the value of a key.
  package func key(_ name: String) -> JSONPath { appending(.key(name)) }

  /// Returns the path of an element of an array.
  package func index(_ index: Int) -> JSONPath { appending(.index(index)) }

  private func appending(_ step: Step) -> JSONPath {
    var path = self
    path.steps.append(step)
    return path
  }

  /// Returns the path as text, such as `charts[2].columns[1]`.
  ///
  /// - Parameter root: The name of the root where it is an array; an object is not named.
  /// - Returns: `nil` for the root. Keys that are long or hold control characters are in quotes.
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
