/// A place in a spec file.
package struct SpecPosition: Hashable, Sendable {
  /// The path of the file; `nil` for a value that no file has.
  package var file: String?
  /// The line, counted from 1.
  package let line: Int
  /// The column in Unicode scalars, counted from 1.
  package let column: Int
}

/// A value in a spec, with its place in the file and its path in the spec.
package struct SpecNode: Hashable, Sendable {
  /// The value.
  package enum Content: Hashable, Sendable {
    /// A text, and whether it is quoted; other scalars can be numbers, Booleans or nothing.
    case scalar(String, isQuoted: Bool)
    case sequence([SpecNode])
    /// Members with different keys, in the order of the file.
    case mapping([Member])
  }

  /// A key of a mapping with its value.
  package struct Member: Hashable, Sendable {
    package let key: String
    /// The place of the key.
    package let position: SpecPosition
    package let value: SpecNode
  }

  package let content: Content
  /// The place where the value begins; that of an alias is the place of its anchor.
  package let position: SpecPosition
  /// The keys and indices that lead to the value, such as `dashboards[0].title`; empty for the whole spec.
  package let path: String

  /// Returns the path of a member.
  static func path(of key: String, in path: String) -> String {
    path.isEmpty ? key : "\(path).\(key)"
  }

  /// The members of a mapping; empty for other values.
  package var members: [Member] { if case .mapping(let members) = content { members } else { [] } }

  /// Returns the value of a key; `nil` if there is none, and for other values than mappings.
  package subscript(key: String) -> SpecNode? { members.first { $0.key == key }?.value }

  /// Whether the value is nothing: an empty one, `~` or `null`.
  var isNothing: Bool {
    guard case .scalar(let text, isQuoted: false) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// The Boolean; `nil` for other values.
  var boolean: Bool? {
    guard case .scalar(let text, isQuoted: false) = content else { return nil }
    return switch text {
    case "true", "True", "TRUE": true
    case "false", "False", "FALSE": false
    default: nil
    }
  }

  /// The finite number; `nil` for other values.
  var number: Double? {
    guard case .scalar(let text, isQuoted: false) = content, !text.isEmpty,
      text.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }), let number = Double(text),
      number.isFinite
    else { return nil }
    return number
  }

  /// The text; `nil` for lists, mappings and nothing.
  var text: String? {
    guard case .scalar(let text, _) = content, !isNothing else { return nil }
    return text
  }

  /// The value in words, for messages: `'lines'`, `a list`, `a mapping` or `nothing`.
  var words: String {
    switch content {
    case .scalar(let text, let isQuoted):
      if isNothing { "nothing" } else { Self.quoted(text, isText: isQuoted) }
    case .sequence(let nodes): nodes.isEmpty ? "an empty list" : "a list"
    case .mapping: "a mapping"
    }
  }

  private static func quoted(_ text: String, isText: Bool) -> String {
    let start = text.prefix(40)
    return "\(isText ? "the text " : "")'\(start)\(start.endIndex < text.endIndex ? "…" : "")'"
  }
}

extension SpecNode {
  /// The node of a value that no spec has.
  static let none = SpecNode(
    content: .scalar("", isQuoted: false), position: SpecPosition(line: 1, column: 1), path: "")
}
