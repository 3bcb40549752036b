/// The lines below a table that are no rows, such as a balance below the bookings of a bank.
struct TableFooter {
  /// The offset of the first line.
  let start: Int
  /// The lines, for messages.
  let lines: [String]

  /// The maximum number of lines.
  private static let mostLines = 10
  /// The maximum number of bytes in which they are looked for.
  private static let mostBytes = 4096

  /// Finds the lines behind the last blank line; `nil` unless all of them have fewer cells than the rows.
  ///
  /// - Parameters:
  ///   - table: The text.
  ///   - separator: The separator of the cells.
  ///   - columns: The number of columns.
  ///   - first: The offset of the first row.
  init?(in table: TableText, _ separator: CellSeparator, columns: Int, below first: Int) {
    guard columns > 1, !table.isConverted else { return nil }
    let lowest = max(first, table.bytes.count - Self.mostBytes)
    var (start, line) = (nil as Int?, lowest)
    while line < table.bytes.count {
      let end = table.bytes[line...].firstIndex(of: UInt8(ascii: "\n")) ?? table.bytes.count
      let isBlank = table.bytes[line..<end].allSatisfy { $0 == UInt8(ascii: "\r") }
      if isBlank, line > lowest, table.bytes[end...].contains(where: { $0 > 0x20 }) {
        start = end + 1
      }
      line = end + 1
    }
    // Behind a blank line in a cell, the quotation mark at the end of the cell has none that opens it.
    guard let start,
      table.bytes[start...].count(where: { $0 == UInt8(ascii: "\"") }).isMultiple(of: 2)
    else { return nil }
    var cursor = CellCursor(table.bytes, separator: separator, at: start)
    var lines: [String] = []
    while !cursor.isAtEnd {
      if cursor.skipBlankLine() { continue }
      var cells: [String] = []
      while let cell = try? cursor.next() {
        cells.append(cell.text(in: table.bytes))
        if cell.endsRecord { break }
      }
      // Behind a separator at the end of the line, there is an empty cell.
      guard !cells.isEmpty, cells.count < columns, lines.count < Self.mostLines else { return nil }
      lines.append(cells.filter { !$0.isEmpty }.joined(separator: " "))
    }
    (self.start, self.lines) = (start, lines)
  }
}
