/// The bytes of a table and the name of its file, from which error messages are created.
struct TableText {
  var bytes: UnsafeBufferPointer<UInt8>
  let name: String
  /// Whether the text was made from that of the file: without its comments, and with other offsets in its lines.
  var isConverted = false

  /// Returns the bytes of a cell.
  @inline(__always)
  func bytes(of cell: CellCursor.Cell) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[cell.range])
  }

  /// Whether a line from an offset on begins with `#` and a blank, as the comments of one column.
  func hasComments(from place: Int) -> Bool {
    let rows = bytes[place...]
    var next = rows.startIndex
    while let mark = rows[next...].firstIndex(of: UInt8(ascii: "#")) {
      next = mark + 1
      let isFirst = mark == place || bytes[mark - 1] == UInt8(ascii: "\n")
      if isFirst, next < bytes.count, CommentRule.isBlank(bytes[next]) { return true }
    }
    return false
  }

  /// Returns an error at an offset in the text.
  func error(at place: Int, column: String? = nil, _ message: String) -> TableError {
    TableError(file: name, line: line(at: place), column: column, message: message)
  }

  /// Returns the line of an offset, counted from 1.
  func line(at place: Int) -> Int {
    bytes[..<place].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
  }

  /// Returns an error about the structure of the text, with its place in the line.
  private func structuralError(at place: Int, _ message: String) -> TableError {
    var error = error(at: place, message)
    guard !isConverted else { return error }
    let start = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let hasMark = start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    // All bytes but those that continue a scalar begin one.
    let count = bytes[start..<place].count { $0 & 0xC0 != 0x80 }
    error.character = count + (hasMark && count > 0 ? 0 : 1)
    return error
  }

  /// Returns the line of a cell, which is a part of the text, counted from 1.
  func line(of cell: UnsafeBufferPointer<UInt8>) -> Int { line(at: offset(of: cell)) }

  /// Returns the error for a cell that cannot be read.
  func error(_ fault: CellCursor.Fault) -> TableError {
    structuralError(at: fault.place, fault.message)
  }

  /// Returns the error for a row with more or fewer cells than there are columns.
  ///
  /// - Parameters:
  ///   - start: The offset of the row, whose cells can be read and are not as many as the names.
  ///   - names: The names of the columns.
  ///   - separator: The separator of the cells.
  ///   - hasHeader: Whether the names are those of the header.
  /// - Returns: The error at the first cell that is too many, or at the end of the row.
  func ragged(
    at start: Int, names: [String], _ separator: CellSeparator, hasHeader: Bool = true
  ) -> TableError {
    var cursor = CellCursor(bytes, separator: separator, at: start)
    var cells: [CellCursor.Cell] = []
    while let cell = try? cursor.next() {
      cells.append(cell)
      if cell.endsRecord { break }
    }
    let finding =
      "\(cells.count) \(cells.count == 1 ? "cell" : "cells"), but "
      + (hasHeader ? "the header has" : "the rows above have") + " \(names.count)"
    guard let surplus = cells.dropFirst(names.count).first else {
      let missing = names.count - cells.count
      let first = "column '\(TableError.quoted(names[cells.count]))'"
      let end = cells.last.map { $0.range.upperBound + ($0.isQuoted ? 1 : 0) } ?? start
      return structuralError(
        at: end,
        missing == 1
          ? "\(finding). Add the cell of \(first), which can be empty."
          : "\(finding). Add \(missing) cells, that of \(first) first; they can be empty.")
    }
    let place = surplus.range.lowerBound - (surplus.isQuoted ? 1 : 0)
    let isLast = cells.count == names.count + 1
    let isEmpty = surplus.range.isEmpty
    if isLast, isEmpty, !surplus.isQuoted {
      return structuralError(at: place, "\(finding). Remove the separator at the end of the row.")
    }
    let cell = isEmpty ? "the empty cell" : "'\(quoted(surplus))'"
    let rest = isLast ? "" : " and the cells behind it"
    // Runs of blanks separate the cells of other texts.
    let quoting = isConverted ? "" : ", or quote the cell that contains \(separator.name)"
    return structuralError(at: place, "\(finding). Remove \(cell)\(rest)\(quoting).")
  }

  /// Returns the error for an invalid cell in the column of values.
  func notANumber(_ cell: CellCursor.Cell, column: String) -> TableError {
    error(
      at: cell.range.lowerBound, column: column,
      "'\(quoted(cell))' is not a number. Correct it, or leave the cell empty for a gap.")
  }

  /// Returns the error for a cell that is not of the type of its column.
  ///
  /// - Parameters:
  ///   - cell: The cell, which is a part of the text.
  ///   - column: The name of the column.
  ///   - expected: The words for its type.
  /// - Returns: The error.
  func unexpected(
    _ cell: UnsafeBufferPointer<UInt8>, column: String, _ expected: String
  ) -> TableError {
    error(
      at: offset(of: cell), column: column,
      "'\(quoted(cell))', expected \(expected). Correct it, or leave the cell empty.")
  }

  /// Returns the error for an invalid cell in the column of positions.
  func badPosition(
    _ fault: PositionColumn.Fault, _ cell: CellCursor.Cell, column: String
  ) -> TableError {
    let words =
      switch fault {
      case .missing: "no position. Enter one, or remove the row."
      case .unreadable(let expected): "'\(quoted(cell))', expected \(expected). Correct it."
      case .descends:
        "'\(quoted(cell))' is less than the position in the row above, expected ascending order. "
          + "Sort the rows by this column."
      }
    return error(at: cell.range.lowerBound, column: column, words)
  }

  /// Returns the offset of a part of the text.
  private func offset(of part: UnsafeBufferPointer<UInt8>) -> Int {
    guard let start = part.baseAddress, let first = bytes.baseAddress else { return 0 }
    return start - first
  }

  private func quoted(_ cell: CellCursor.Cell) -> String { quoted(bytes(of: cell)) }

  private func quoted(_ cell: UnsafeBufferPointer<UInt8>) -> String {
    // A scalar has four bytes at most.
    let most = 4 * (TableError.mostQuoted + 1)
    return TableError.quoted(String(decoding: cell.prefix(most), as: UTF8.self))
  }
}
