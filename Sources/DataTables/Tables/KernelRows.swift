import CKernels

/// The rows of a table that a kernel parses: those whose cells are in the usual form of their notation.
///
/// The kernel fills a buffer of some hundred rows, which stays in the cache, and the columns take them from there.
/// The cells of notations that the kernel does not know are located by the kernel and parsed by their columns.
final class KernelRows {
  /// A cell that is not of the type of its column.
  struct Fault: Error {
    /// The index of the column.
    var column: Int
    var cell: CellCursor.Cell
    var fault: ColumnBuilder.Fault
  }

  private let text: ck_rows_text
  private let columns: UnsafeMutableBufferPointer<ck_column>
  private let cells: UnsafeMutableRawBufferPointer
  private let builders: [ColumnBuilder]
  /// The columns of other notations.
  private let others: [Int]
  /// The number of rows in the buffer.
  private let capacity: Int

  private static let mostRows = 512
  private static let mostCells = 1 << 14

  /// Creates the rows of a table.
  ///
  /// - Parameters:
  ///   - table: The text, which must outlive the rows.
  ///   - separator: The separator of the cells.
  ///   - hasEmptyEnd: Whether rows can end with a separator.
  ///   - builders: The columns, to which the cells are appended; at least one.
  init(
    _ table: TableText, separator: CellSeparator, hasEmptyEnd: Bool, into builders: [ColumnBuilder]
  ) {
    self.builders = builders
    others = builders.indices.filter { builders[$0].parsesTexts }
    // The last rows are too close to the end of the text for kernels that read several bytes at once.
    let readable = table.bytes.dropLast(Int(ck_rows_slack))
    let end = readable.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    text = ck_rows_text(
      bytes: table.bytes.baseAddress, count: end, separator: separator.rawValue,
      has_empty_end: hasEmptyEnd,
      skips_blank_lines: builders.count > 1 || hasEmptyEnd)
    capacity = max(min(Self.mostRows, Self.mostCells / builders.count), 1)
    let length = capacity * MemoryLayout<ck_text_cell>.stride
    cells = .allocate(
      byteCount: length * builders.count, alignment: MemoryLayout<ck_text_cell>.alignment)
    columns = .allocate(capacity: builders.count)
    for (column, builder) in builders.enumerated() {
      columns.initializeElement(
        at: column,
        to: builder.kernelColumn(cells: cells.baseAddress?.advanced(by: column * length)))
    }
  }

  deinit {
    columns.deallocate()
    cells.deallocate()
  }

  /// Reads rows.
  ///
  /// - Parameters:
  ///   - place: The offset of the first row; on return, that of the first row that was not read.
  ///   - most: The maximum number of rows.
  /// - Returns: The number of rows, and whether more of them can follow. Otherwise, the next row has a cell that must
  ///   be parsed on its own, or is one of the last ones.
  /// - Throws: `Fault` for the first cell that is not of the type of its column.
  func read(_ place: inout Int, most: Int) throws(Fault) -> (count: Int, isFull: Bool) {
    guard place < text.count, let bytes = text.bytes else { return (0, false) }
    let count = ck_read_rows(text, columns.baseAddress, columns.count, min(most, capacity), &place)
    guard count > 0 else { return (0, false) }
    for row in 0..<count {
      for column in others { try appendText(row, column) }
    }
    for (builder, column) in zip(builders, columns) where !builder.parsesTexts {
      builder.append(column, count: count, in: bytes)
    }
    return (count, count == capacity)
  }

  private func appendText(_ row: Int, _ column: Int) throws(Fault) {
    guard let cell = columns[column].texts?[row] else { return }
    let bytes = UnsafeBufferPointer(
      start: text.bytes?.advanced(by: cell.start), count: Int(cell.count))
    do throws(ColumnBuilder.Fault) {
      try builders[column].append(bytes, isQuoted: cell.has_quotes)
    } catch {
      let range = cell.start..<cell.start + Int(cell.count)
      throw Fault(column: column, cell: CellCursor.Cell(range: range), fault: error)
    }
  }
}

extension ck_column {
  /// The cells of a column of texts.
  var texts: UnsafePointer<ck_text_cell>? {
    cells.map { UnsafePointer($0.assumingMemoryBound(to: ck_text_cell.self)) }
  }
}
