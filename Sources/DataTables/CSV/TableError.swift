import CKernels

/// An error in a table, with its file, line and column, and the remedy.
package struct TableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of an error.
  package enum Kind: Hashable, Sendable {
    /// The text is not a table, or a cell is not as expected.
    case content
    /// The table has too many rows, or there is not enough memory for it.
    case limit
  }

  /// The maximum number of characters of a cell or a name that a message quotes.
  package static let mostQuoted = 40

  /// The kind; `content` by default.
  package var kind: Kind
  /// The name of the file.
  package var file: String
  /// The line, counted from 1.
  ///
  /// It is `nil` if the error concerns the whole file.
  package var line: Int?
  /// The place in the line in Unicode scalars, counted from 1; `nil` if it is not known, or without a line.
  package var character: Int?
  /// The name of the column; `nil` if the error concerns no single column.
  package var column: String?
  /// The finding, the expected value and the remedy.
  package var message: String

  /// Creates an error.
  package init(
    _ kind: Kind = .content, file: String, line: Int? = nil, character: Int? = nil,
    column: String? = nil, message: String
  ) {
    self.kind = kind
    self.file = file
    self.line = line
    self.character = character
    self.column = column
    self.message = message
  }

  /// `FILE:LINE:CHARACTER: column 'COLUMN': MESSAGE`, without the parts that are `nil`.
  ///
  /// - Note: Names and cells are quoted verbatim. A program that prints the text to a terminal must replace
  ///   control characters.
  package var description: String {
    file + (line.map { ":\($0)" + (character.map { ":\($0)" } ?? "") } ?? "") + ": "
      + (column.map { "column '\(Self.quoted($0))': " } ?? "") + message
  }

  /// Returns a text, truncated with an ellipsis if it is longer than `mostQuoted`.
  package static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard
      let end = scalars.index(
        scalars.startIndex, offsetBy: mostQuoted, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }

  /// Throws an error for a file if a number of bytes of memory is not free.
  static func requireMemory(_ bytes: Int, file: String) throws(TableError) {
    guard ck_memory_is_free(bytes) else {
      throw TableError(
        .limit, file: file,
        message: "out of memory. Raise the limit on memory (ulimit -v), or split the file.")
    }
  }
}
