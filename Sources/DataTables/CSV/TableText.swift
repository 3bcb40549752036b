/// The bytes of a table and the name of its file, from which error messages are created.
struct TableText {
  let bytes: UnsafeBufferPointer<UInt8>
  let name: String

  /// Returns the bytes of a cell.
  @inline(__always)
  func bytes(of cell: CellCursor.Cell) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[cell.range])
  }

  /// Returns an error at an offset in the text.
  func error(at place: Int, column: String? = nil, _ message: String) -> TableError {
    TableError(file: name, line: line(at: place), column: column, message: message)
  }

  private func line(at place: Int) -> Int {
    bytes[..<place].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
  }

  /// Returns the line of a cell, which is a part of the text, counted from 1.
  func line(of cell: UnsafeBufferPointer<UInt8>) -> Int { line(at: offset(of: cell)) }

  /// Returns the error for a cell that cannot be read.
  func error(_ fault: CellCursor.Fault) -> TableError { error(at: fault.place, fault.message) }

  /// Returns the error for a row whose number of cells differs from that of the header.
  func ragged(at place: Int, cells: Int, columns: Int) -> TableError {
    error(
      at: place,
      "\(cells) \(cells == 1 ? "cell" : "cells"), but the header has \(columns). Correct the row.")
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
