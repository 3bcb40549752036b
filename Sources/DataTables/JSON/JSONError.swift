/// A defect of a JSON text, with its location, the finding, the expected value and the remedy.
///
/// A syntax error has a position. An unexpected value has a path, whose position `JSONValueLocator` finds.
package struct JSONError: Error, Equatable, Sendable {
  /// The kinds of defects.
  package enum Kind: Sendable {
    /// The text is invalid, or a value is not as expected.
    case content
    /// The text exceeds a limit, or there is not enough memory.
    case limit
  }

  /// The kind of the defect.
  package var kind: Kind
  /// The position of a syntax error; `nil` if the error concerns the whole text or has a path.
  package var position: TextPosition?
  /// The path of an unexpected value.
  package var path: JSONPath?
  /// The finding, the expected value and the remedy.
  package var message: String

  /// Creates an error at a position, or for the text as a whole.
  package init(_ kind: Kind = .content, at position: TextPosition? = nil, message: String) {
    self.kind = kind
    self.position = position
    self.message = message
  }

  /// Creates an error for a value.
  package init(_ kind: Kind = .content, at path: JSONPath, message: String) {
    self.kind = kind
    self.path = path
    self.message = message
  }
}
