/// The first line of a table, which contains the names of the columns.
package struct TableHeader {
  /// The names of the columns, without surrounding spaces; at least one.
  package private(set) var names: [String]
  /// The separator of the cells.
  package private(set) var separator: CellSeparator
  /// The offset after the line: that of the first row.
  package private(set) var end: Int

  /// Parses the header.
  ///
  /// The separator is the best one for the header; see `CellSeparator.header(of:at:)`.
  ///
  /// - Throws: `TableError` for an empty file, for UTF-16, for a quotation mark that is not closed, and for
  ///   lines that end in carriage returns.
  init(_ table: TableText) throws(TableError) {
    let text = table.bytes
    guard !text.isEmpty else {
      throw TableError(
        file: table.name,
        message: "the file is empty, expected a header with the column names. Add a header.")
    }
    if text.starts(with: [0xFF, 0xFE]) || text.starts(with: [0xFE, 0xFF]) {
      throw TableError(
        file: table.name,
        message: "the file is UTF-16, expected UTF-8. Convert it: iconv -f UTF-16 -t UTF-8.")
    }
    let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let header = CellSeparator.header(of: text, at: start) else {
      throw table.error(
        at: start, "a quotation mark of the header is never closed. Close the quotation mark.")
    }
    if !text.contains(UInt8(ascii: "\n")), text.contains(UInt8(ascii: "\r")) {
      throw table.error(
        at: start,
        "lines end in carriage returns, expected line feeds. Convert the file: tr '\\r' '\\n'.")
    }
    (names, separator, end) = (header.names, header.separator, header.end)
  }

  /// Returns the index of the column with a name.
  ///
  /// - Throws: `TableError` if no column or several columns have the name.
  func column(_ wanted: ColumnName, in file: String) throws(TableError) -> Int {
    let found = names.indices.filter { names[$0] == wanted.name }
    guard let column = found.first else {
      throw TableError(
        file: file, message: "no column '\(wanted.name)' for \(wanted.option). \(list)")
    }
    guard found.count == 1 else {
      throw TableError(
        file: file,
        message: "\(found.count) columns have the name '\(wanted.name)' of \(wanted.option). "
          + "Rename all but one.")
    }
    return column
  }

  /// A sentence with the names of the first twenty columns.
  var list: String {
    let shown = names.prefix(20).map(TableError.quoted).joined(separator: ", ")
    return "The columns are: \(shown)\(names.count > 20 ? ", …" : "")."
  }
}

/// The name of a column, and the command-line option that specifies it.
package struct ColumnName: Hashable, Sendable {
  /// The name in the header.
  package var name: String
  /// The option for error messages, such as `--x`.
  package var option: String

  /// Creates a name.
  package init(_ name: String, option: String) {
    self.name = name
    self.option = option
  }
}
