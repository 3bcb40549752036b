/// The first line of a table: the names of the columns.
package struct TableHeader {
  /// The names of the columns, without spaces around them; one or more.
  package private(set) var names: [String]
  /// The byte between two cells.
  package private(set) var separator: UInt8
  /// Where the line ends: the place of the first row.
  package private(set) var end: Int

  /// Reads the header.
  ///
  /// The separator is the one of comma, semicolon and tab that the header has most often outside of
  /// quotes, the first of equals.
  ///
  /// - Throws: `TableError` for an empty file, UTF-16, quotes that do not close, and lines that end in
  ///   carriage returns.
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
    var best: TableHeader?
    for separator in [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")] {
      do {
        let header = try TableHeader(text, at: start, separator: separator)
        if header.names.count > best?.names.count ?? 0 { best = header }
      } catch {
        // A quote that another separator does not end.
        continue
      }
    }
    guard let best else {
      throw table.error(
        at: start, "a quotation mark of the header is never closed. Close the quotation mark.")
    }
    if !text.contains(UInt8(ascii: "\n")), text.contains(UInt8(ascii: "\r")) {
      throw table.error(
        at: start,
        "lines end in carriage returns, expected line feeds. Convert the file: tr '\\r' '\\n'.")
    }
    self = best
  }

  private init(
    _ text: UnsafeBufferPointer<UInt8>, at start: Int, separator: UInt8
  ) throws(CellCursor.Fault) {
    var cursor = CellCursor(text, separator: separator, at: start)
    var names: [String] = []
    while true {
      let cell = try cursor.next()
      names.append(cell.text(in: text))
      if cell.endsRecord { break }
    }
    self.names = names
    self.separator = separator
    end = cursor.place
  }

  /// Returns the number of the column with a name.
  ///
  /// - Throws: `TableError` where no column has the name, or several have.
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

  /// The names of the first twenty columns, as a sentence.
  var list: String {
    let shown = names.prefix(20).map(TableError.quoted).joined(separator: ", ")
    return "The columns are: \(shown)\(names.count > 20 ? ", …" : "")."
  }
}

/// The name of a column, and the option that asked for it.
package struct ColumnName: Hashable, Sendable {
  /// The name, as in the header.
  package var name: String
  /// The option for error messages, as `--x`.
  package var option: String

  /// Creates a name.
  package init(_ name: String, option: String) {
    self.name = name
    self.option = option
  }
}
