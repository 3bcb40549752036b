import CKernels

/// A text of separated values with a header: where its rows are, and two of its columns as numbers.
///
/// Read from bytes, once: no text is made of cells that are numbers.
package struct SeriesTable {
  /// The most rows of a table.
  package static let mostRows = 1 << 26

  /// The number of rows, without the header.
  package private(set) var count = 0
  /// The names of the columns.
  package private(set) var columns: [String] = []
  /// The column of the values; `nil` if there are no rows to infer it from.
  package private(set) var valueColumn: Int?
  /// The values, a gap where one is missing.
  package private(set) var values: ContiguousArray<Double> = []
  /// The positions; the numbers of the rows where no column was asked for.
  package private(set) var positions = TablePositions.rows

  private let bytes: [UInt8]
  private let limit: Int
  private var separator = UInt8(ascii: ",")
  private var positionColumn: Int?
  /// Where the header ends, and where rows begin.
  private var headerEnd = 0
  private var starts = RowStarts()

  /// Rows that are looked at in order to find the first column of numbers, and how long rows are.
  private static let tried = 1000

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, less than 4 GiB; a byte order mark may stand in front.
  ///   - name: Of the file, for messages.
  ///   - x: The name of the column of positions; `nil` for the numbers of the rows, from 0.
  ///   - y: The column of values, by its name or the first of numbers.
  ///   - limit: The most rows; `mostRows` by default, at most 2³².
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

  /// The header with its line end, as it stands in the file.
  package var header: ArraySlice<UInt8> { bytes[..<headerEnd] }

  /// A row with its line end, as it stands in the file.
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

  /// The text of a row's position, without spaces around it.
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

  /// Where a row begins.
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
      try Self.checkMemory(8 * lines, table)
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
        throw table.ragged(at: start, cells: column + 1, columns: columns.count)
      }
      starts.append(start, row: count)
      count += 1
      if count == Self.tried, columns.count > 1 {
        // Space for rows like the first ones, because growing takes as long as reading; but not for
        // as many as blank lines in front of long ones would promise.
        let most = min(
          bytes.count / max((cursor.place - headerEnd) / Self.tried, 16) * 9 / 8, limit)
        // The second column is that of the positions.
        try Self.checkMemory(8 * most * (positionColumn >= 0 ? 2 : 1), table)
        values.reserveCapacity(most)
        if positionColumn >= 0 { positionCells.reserveCapacity(most) }
      }
    }
    if positionColumn >= 0 { positions = positionCells.positions }
  }

  /// The number of rows where it is that of the lines: in one column without quotation marks.
  ///
  /// Such rows may be a byte each, and their values eight.
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

  /// Adds a value; where the values must grow, only as far as the most rows need.
  @inline(__always)
  private mutating func append(_ value: Double, in table: TableText) throws(TableError) {
    if values.count == values.capacity { try grow(in: table) }
    values.append(value)
  }

  @inline(never)
  private mutating func grow(in table: TableText) throws(TableError) {
    let capacity = min(max(2 * values.count, 1024), limit)
    // The positions, which may be as many, grow at about the same time.
    try Self.checkMemory(8 * capacity * (positionColumn == nil ? 1 : 2), table)
    values.reserveCapacity(capacity)
  }

  private static func checkMemory(_ bytes: Int, _ table: TableText) throws(TableError) {
    guard ck_memory_is_free(bytes) else {
      throw TableError(
        .limit, file: table.name,
        message: "out of memory. Raise the limit on memory (ulimit -v), or split the file.")
    }
  }

  /// The first column, but that of the positions, whose cells are numbers or empty.
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
  /// The first column, but that of the positions, that holds numbers and nothing else in its first
  /// thousand rows; the option that would name another, for error messages.
  case firstOfNumbers(option: String)
}
