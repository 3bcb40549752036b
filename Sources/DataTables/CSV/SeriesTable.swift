import CKernels

/// A table of delimiter-separated values with a header: the offsets of its rows, and two columns as numbers.
///
/// The bytes are parsed once, without creating strings for numeric cells.
package struct SeriesTable {
  /// The maximum number of rows of a table.
  package static let mostRows = 1 << 26

  /// The number of rows, without the header.
  package private(set) var count = 0
  /// The names of the columns.
  package private(set) var columns: [String] = []
  /// The column of the values; `nil` if there are no rows to infer it from.
  package private(set) var valueColumn: Int?
  /// The values; NaN for missing ones.
  package private(set) var values: ContiguousArray<Double> = []
  /// The positions; the row numbers if no column of positions was requested.
  package private(set) var positions = TablePositions.rows

  private let bytes: [UInt8]
  private let limit: Int
  private var separator = CellSeparator.comma
  private var positionColumn: Int?
  /// The offset of the first row, after the header.
  private var headerEnd = 0
  private var starts = RowStarts()

  /// The number of rows that are examined to find the first numeric column and to estimate the length of
  /// rows.
  private static let tried = 1000

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8, less than 4 GiB, with or without a byte order mark.
  ///   - name: The name of the file in error messages.
  ///   - x: The column of positions; `nil` for the row numbers, counted from 0.
  ///   - y: The column of values.
  ///   - limit: The maximum number of rows, at most 2³²; `mostRows` by default.
  /// - Throws: `TableError` with the file, the line, the column and the remedy.
  package init(
    _ bytes: [UInt8], name: String, x: ColumnName?, y: ValueColumn, limit: Int = mostRows
  ) throws(TableError) {
    self.bytes = bytes
    self.limit = limit
    try bytes.withUnsafeBufferPointer { text throws(TableError) in
      try read(TableText(bytes: text, name: name), x, y)
    }
  }

  /// The bytes of the header in the file, with the line end.
  package var header: ArraySlice<UInt8> { bytes[..<headerEnd] }

  /// Returns the bytes of a row in the file, with the line end.
  ///
  /// - Complexity: O(log *n*) in the number of rows.
  package func row(_ index: Int) -> ArraySlice<UInt8> {
    bytes.withUnsafeBufferPointer { text in
      let start = start(of: index, in: text)
      var cursor = CellCursor(text, separator: separator, at: start)
      while let cell = try? cursor.next(), !cell.endsRecord { continue }
      return bytes[start..<cursor.place]
    }
  }

  /// Returns the text of a row's position, without surrounding spaces.
  package func positionText(_ index: Int) -> String {
    bytes.withUnsafeBufferPointer { text in
      var cursor = CellCursor(text, separator: separator, at: start(of: index, in: text))
      var column = 0
      while let cell = try? cursor.next() {
        if column == positionColumn { return cell.text(in: text) }
        if cell.endsRecord { break }
        column += 1
      }
      return ""
    }
  }

  /// Returns the offset of a row.
  private func start(of index: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    let known = starts.known(before: index)
    var cursor = CellCursor(text, separator: separator, at: known.place)
    for _ in known.row..<index {
      if columns.count > 1 { while cursor.skipBlankLine() {} }
      while let cell = try? cursor.next(), !cell.endsRecord {}
    }
    if columns.count > 1 { while cursor.skipBlankLine() {} }
    return cursor.place
  }

  private mutating func read(
    _ table: TableText, _ x: ColumnName?, _ y: ValueColumn
  ) throws(TableError) {
    let header = try TableHeader(table)
    columns = header.names
    separator = header.separator
    headerEnd = header.end
    if let x { positionColumn = try header.column(x, in: table.name) }
    switch y {
    case .named(let name): valueColumn = try header.column(name, in: table.name)
    case .firstOfNumbers(let option):
      if headerEnd < bytes.count {
        valueColumn = try firstColumnOfNumbers(table, header, option: option)
      }
    }
    do {
      try readRows(table)
    } catch let fault as CellCursor.Fault {
      throw table.error(fault)
    } catch let error as TableError {
      throw error
    } catch {
      throw TableError(file: table.name, message: "\(error).")
    }
  }

  private mutating func readRows(_ table: TableText) throws {
    var cursor = CellCursor(table.bytes, separator: separator, at: headerEnd)
    var positionCells = PositionColumn()
    let (valueColumn, positionColumn) = (valueColumn ?? -1, positionColumn ?? -1)
    if let lines = lineCount(table) {
      guard lines <= limit else { throw tooManyRows(table) }
      try TableError.requireMemory(8 * lines, file: table.name)
      values.reserveCapacity(lines)
    }
    while !cursor.isAtEnd {
      let start = cursor.place
      // With one column, a blank line is a cell that is empty.
      if columns.count > 1, cursor.skipBlankLine() { continue }
      guard count < limit else { throw tooManyRows(table) }
      var column = 0
      var cell = try cursor.next()
      while true {
        if column == valueColumn {
          guard let value = CellNumber.parse(table.bytes(of: cell)) else {
            throw table.notANumber(cell, column: columns[column])
          }
          try append(value, in: table)
        }
        if column == positionColumn {
          do throws(PositionColumn.Fault) {
            try positionCells.append(table.bytes(of: cell))
          } catch {
            throw table.badPosition(error, cell, column: columns[column])
          }
        }
        if cell.endsRecord { break }
        column += 1
        cell = try cursor.next()
      }
      guard column + 1 == columns.count else {
        throw table.ragged(at: start, names: columns, separator)
      }
      starts.append(start, row: count)
      count += 1
      if count == Self.tried, columns.count > 1 {
        // Space for rows like the first ones, because growing takes as long as reading; but not for
        // as many as blank lines in front of long ones would promise.
        let most = min(
          bytes.count / max((cursor.place - headerEnd) / Self.tried, 16) * 9 / 8, limit)
        // The second column is that of the positions.
        try TableError.requireMemory(8 * most * (positionColumn >= 0 ? 2 : 1), file: table.name)
        values.reserveCapacity(most)
        if positionColumn >= 0 { positionCells.reserveCapacity(most) }
      }
    }
    if positionColumn >= 0 { positions = positionCells.positions }
  }

  /// The number of rows, if it equals the number of lines: in a single column without quotation marks.
  ///
  /// Such a row may have a single byte, and its value takes eight.
  private func lineCount(_ table: TableText) -> Int? {
    let rows = table.bytes[headerEnd...]
    guard columns.count == 1, !rows.contains(UInt8(ascii: "\"")) else { return nil }
    let ends = rows.reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    return rows.last == UInt8(ascii: "\n") || rows.isEmpty ? ends : ends + 1
  }

  private func tooManyRows(_ table: TableText) -> TableError {
    TableError(
      .limit, file: table.name,
      message: "more than \(limit) rows, which is the limit. Split the file.")
  }

  /// Appends a value.
  ///
  /// If the storage must grow, it grows no larger than the maximum number of rows requires.
  @inline(__always)
  private mutating func append(_ value: Double, in table: TableText) throws(TableError) {
    if values.count == values.capacity { try grow(in: table) }
    values.append(value)
  }

  @inline(never)
  private mutating func grow(in table: TableText) throws(TableError) {
    let capacity = min(max(2 * values.count, 1024), limit)
    // The positions, which may be as many, grow at about the same time.
    try TableError.requireMemory(8 * capacity * (positionColumn == nil ? 1 : 2), file: table.name)
    values.reserveCapacity(capacity)
  }

  /// Returns the first column, except that of the positions, whose cells are numbers or empty.
  private func firstColumnOfNumbers(
    _ table: TableText, _ header: TableHeader, option: String
  ) throws(TableError) -> Int? {
    var cursor = CellCursor(table.bytes, separator: separator, at: headerEnd)
    var holdsNumbers: Set<Int> = []
    var holdsOthers: Set<Int> = []
    var rows = 0
    do throws(CellCursor.Fault) {
      while !cursor.isAtEnd, rows < Self.tried {
        if columns.count > 1, cursor.skipBlankLine() { continue }
        for column in 0... {
          let cell = try cursor.next()
          if let number = CellNumber.parse(table.bytes(of: cell)) {
            if number.isFinite { holdsNumbers.insert(column) }
          } else {
            holdsOthers.insert(column)
          }
          if cell.endsRecord { break }
        }
        rows += 1
      }
    } catch {
      throw table.error(error)
    }
    guard rows > 0 else { return nil }
    let found = columns.indices.first {
      $0 != positionColumn && holdsNumbers.contains($0) && !holdsOthers.contains($0)
    }
    guard let found else {
      throw TableError(
        file: table.name,
        message: "no column contains only numbers. Give the column of values with \(option). "
          + header.list)
    }
    return found
  }
}

/// The choice of the column of values.
package enum ValueColumn: Hashable, Sendable {
  /// The column with a name.
  case named(ColumnName)
  /// The first column, except that of the positions, that contains only numbers in its first thousand rows;
  /// the option with which the user can name another column, for error messages.
  case firstOfNumbers(option: String)
}
