/// The text of a table and the name of its file: reads the header, and words what is wrong.
struct TableText {
  let text: UnsafeBufferPointer<UInt8>
  let name: String

  /// The first line of a table.
  struct Header {
    var names: [String]
    var separator: UInt8
    /// Where the line ends.
    var end: Int
  }

  /// Reads the header.
  ///
  /// The separator is the one of comma, semicolon and tab that the header has most often outside of
  /// quotes, the first of equals.
  func header() throws(ToolError) -> Header {
    guard !text.isEmpty else {
      throw ToolError(.badInput, "\(name): is empty, expected a header with the columns' names.")
    }
    if text.starts(with: [0xFF, 0xFE]) || text.starts(with: [0xFE, 0xFF]) {
      throw ToolError(.badInput, "\(name): is UTF-16. Convert it: iconv -f UTF-16 -t UTF-8.")
    }
    let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var best = Header(names: [], separator: UInt8(ascii: ","), end: 0)
    for separator in [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")] {
      do {
        let header = try header(at: start, separator: separator)
        if header.names.count > best.names.count { best = header }
      } catch {
        // A quote that another separator does not end.
        continue
      }
    }
    guard !best.names.isEmpty else {
      throw error(at: start, "the quotes of the header do not close. Mend it.")
    }
    if !text.contains(UInt8(ascii: "\n")), text.contains(UInt8(ascii: "\r")) {
      throw error(at: start, "lines end in carriage returns alone. Convert it: tr '\\r' '\\n'.")
    }
    return best
  }

  private func header(at start: Int, separator: UInt8) throws(CellCursor.Fault) -> Header {
    var cursor = CellCursor(text, separator: separator, at: start)
    var names: [String] = []
    while true {
      let cell = try cursor.next()
      names.append(Self.name(of: cell, in: text))
      if cell.endsRecord { return Header(names: names, separator: separator, end: cursor.place) }
    }
  }

  /// The text of a cell, without spaces around it.
  static func name(of cell: CellCursor.Cell, in text: UnsafeBufferPointer<UInt8>) -> String {
    let bytes = text[cell.range]
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let end = bytes.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? bytes.startIndex
    let name = String(decoding: bytes[..<end].drop(while: isSpace), as: UTF8.self)
    return cell.isQuoted ? name.replacing("\"\"", with: "\"") : name
  }

  /// The number of the column with a name.
  func column(_ wanted: String, of columns: [String], option: String) throws(ToolError) -> Int {
    let found = columns.indices.filter { columns[$0] == wanted }
    guard let column = found.first else {
      throw ToolError(
        .badInput,
        "\(name): no column '\(wanted)' for \(option). \(Self.list(columns))")
    }
    guard found.count == 1 else {
      throw ToolError(
        .badInput,
        "\(name): \(found.count) columns have the name '\(wanted)' of \(option). Rename all but one."
      )
    }
    return column
  }

  func noNumbers(_ columns: [String]) -> ToolError {
    ToolError(
      .badInput,
      "\(name): no column holds numbers only. Name the column of values with --y. "
        + Self.list(columns))
  }

  func notANumber(_ cell: CellCursor.Cell, _ column: String) -> ToolError {
    error(
      at: cell.range.lowerBound,
      "column '\(Self.shown(column))': '\(shown(cell))' is no number. "
        + "Correct it, or leave the cell empty for a gap.")
  }

  func badPosition(
    _ fault: PositionColumn.Fault, _ cell: CellCursor.Cell, _ column: String
  ) -> ToolError {
    let column = "column '\(Self.shown(column))'"
    let words =
      switch fault {
      case .missing: "\(column): no position. Fill it in, or take the row out."
      case .unreadable(let expected):
        "\(column): '\(shown(cell))', expected \(expected). Correct it."
      case .descends:
        "\(column): '\(shown(cell))' is less than in the row before. Sort the rows by this column."
      }
    return error(at: cell.range.lowerBound, words)
  }

  func ragged(at place: Int, cells: Int, columns: Int) -> ToolError {
    error(
      at: place,
      "\(cells) \(cells == 1 ? "cell" : "cells"), but the header has \(columns). Correct the row.")
  }

  /// The words for an error that was thrown while the text was read.
  func error(for error: any Error) -> ToolError {
    switch error {
    case let error as ToolError: error
    case let fault as CellCursor.Fault: self.error(at: fault.place, fault.message)
    default: ToolError(.badInput, "\(name): \(error).")
    }
  }

  private func error(at place: Int, _ message: String) -> ToolError {
    let line = text[..<place].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    return ToolError(.badInput, "\(name):\(line): \(message)")
  }

  private static func list(_ columns: [String]) -> String {
    let names = columns.prefix(20).map(shown).joined(separator: ", ")
    return "The columns are: \(names)\(columns.count > 20 ? ", …" : "")."
  }

  private func shown(_ cell: CellCursor.Cell) -> String {
    Self.shown(String(decoding: text[cell.range].prefix(200), as: UTF8.self))
  }

  /// The beginning of a text, without characters that a terminal would obey.
  private static func shown(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(40) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: shown.append("\u{FFFD}")
      default: shown.append(scalar)
      }
    }
    return String(shown) + (text.unicodeScalars.count > 40 ? "…" : "")
  }
}
