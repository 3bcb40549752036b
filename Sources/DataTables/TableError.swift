/// An error in a table: the file, the line and the column where it is, and what to do.
package struct TableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of an error.
  package enum Kind: Hashable, Sendable {
    /// The text is not a table, or holds something else than was expected.
    case content
    /// The table has more rows than can be read, or the memory does not suffice for it.
    case limit
  }

  /// The most characters of a cell or a name that a message quotes.
  package static let mostQuoted = 40

  /// The kind; `content` by default.
  package var kind: Kind
  /// The name of the file.
  package var file: String
  /// The line, counted from 1.
  ///
  /// Nil where the error concerns the whole file.
  package var line: Int?
  /// The name of the column; `nil` where the error concerns all of them.
  package var column: String?
  /// The finding, the expected value and the remedy.
  package var message: String

  /// Creates an error.
  package init(
    _ kind: Kind = .content, file: String, line: Int? = nil, column: String? = nil, message: String
  ) {
    self.kind = kind
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// `FILE:LINE: column 'COLUMN': MESSAGE`, without the parts that are nil.
  ///
  /// - Note: Names and cells are quoted as they are. A program that prints to a terminal must replace the
  ///   control characters in it.
  package var description: String {
    file + (line.map { ":\($0)" } ?? "") + ": "
      + (column.map { "column '\(Self.quoted($0))': " } ?? "") + message
  }

  /// The beginning of a text, with an ellipsis where it is longer than `mostQuoted`.
  package static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard
      let end = scalars.index(
        scalars.startIndex, offsetBy: mostQuoted, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }
}
