/// A defect of a JSON text: where it is, what was found, what was expected, and the remedy.
///
/// A defect of the syntax has a position. A value that is not the expected one has a path, whose
/// position `JSONLocator` finds.
package struct JSONError: Error, Equatable, Sendable {
  /// The kinds of defects.
  package enum Kind: Sendable {
    /// The text is wrong.
    case content
    /// The text is beyond a limit, or the memory does not suffice.
    case limit
  }

  /// The kind of the defect.
  package var kind: Kind
  /// The place of a defect of the syntax; `nil` for the text as a whole, and where there is a path.
  package var position: TextPosition?
  /// The value that is not the expected one.
  package var path: JSONPath?
  /// The finding, the expectation and the remedy.
  package var message: String

  /// Creates a defect of the text at a position, or of the text as a whole.
  package init(_ kind: Kind = .content, at position: TextPosition? = nil, message: String) {
    self.kind = kind
    self.position = position
    self.message = message
  }

  /// Creates a defect of a value.
  package init(_ kind: Kind = .content, at path: JSONPath, message: String) {
    self.kind = kind
    self.path = path
    self.message = message
  }
}
