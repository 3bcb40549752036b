import Decimation

/// A text of separated values with a header: where its rows are, and two of its columns as numbers.
///
/// Read from bytes, once: no text is made of cells that are numbers.
package struct SeriesTable {
  /// The names of the columns.
  package private(set) var columns: [String] = []
  /// The column of the values; `nil` where there are no rows that could tell.
  package private(set) var valueColumn: Int?
  /// The values, a gap where one is missing.
  package private(set) var values: ContiguousArray<Double> = []
  /// The positions; the numbers of the rows where no column was asked for.
  package private(set) var positions = SeriesPositions.whole(.indices)
  /// Whether positions are days or moments.
  package private(set) var holdsTimes = false

  private let bytes: [UInt8]
  private var separator = UInt8(ascii: ",")
  private var positionColumn: Int?
  /// Where the header ends, and where each row begins.
  private var headerEnd = 0
  private var starts: ContiguousArray<UInt32> = []

  /// Rows that are looked at in order to find the first column of numbers, and how long rows are.
  private static let tried = 1000

  /// The number of rows, without the header.
  package var count: Int { starts.count }

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, less than 4 GiB; a byte order mark may stand in front.
  ///   - name: Of the file, for messages.
  ///   - x: The name of the column of positions; `nil` for the numbers of the rows, from 0.
  ///   - y: The name of the column of values; `nil` for the first one but `x` that holds numbers, and
  ///     nothing else, in its first thousand rows.
  /// - Throws: Status 3 with the file, the line, the column and the remedy.
  package init(_ bytes: [UInt8], name: String, x: String?, y: String?) throws(ToolError) {
    self.bytes = bytes
    try bytes.withUnsafeBufferPointer { text throws(ToolError) in
      try read(TableText(text: text, name: name), x, y)
    }
  }

  /// The header with its line end, as it stands in the file.
  package var header: ArraySlice<UInt8> { bytes[..<headerEnd] }

  /// A row with its line end, as it stands in the file.
  package func row(_ index: Int) -> ArraySlice<UInt8> {
    let start = Int(starts[index])
    return bytes.withUnsafeBufferPointer { text in
      var cursor = CellCursor(text, separator: separator, at: start)
      while let cell = try? cursor.next(), !cell.endsRecord { continue }
      return bytes[start..<cursor.place]
    }
  }

  /// The text of a row's position, without spaces around it.
  package func positionText(_ index: Int) -> String {
    let start = Int(starts[index])
    return bytes.withUnsafeBufferPointer { text in
      var cursor = CellCursor(text, separator: separator, at: start)
      var column = 0
      while let cell = try? cursor.next() {
        if column == positionColumn { return TableText.name(of: cell, in: text) }
        if cell.endsRecord { break }
        column += 1
      }
      return ""
    }
  }

  private mutating func read(_ table: TableText, _ x: String?, _ y: String?) throws(ToolError) {
    let header = try table.header()
    columns = header.names
    separator = header.separator
    headerEnd = header.end
    if let x { positionColumn = try table.column(x, of: columns, option: "--x") }
    if let y {
      valueColumn = try table.column(y, of: columns, option: "--y")
    } else if headerEnd < bytes.count {
      valueColumn = try firstColumnOfNumbers(table)
    }
    try readRows(table)
  }

  private mutating func readRows(_ table: TableText) throws(ToolError) {
    var cursor = CellCursor(table.text, separator: separator, at: headerEnd)
    var positionCells = PositionColumn()
    let (valueColumn, positionColumn) = (valueColumn ?? -1, positionColumn ?? -1)
    do {
      while !cursor.isAtEnd {
        let start = cursor.place
        // With one column, a blank line is a cell that is empty.
        if columns.count > 1, cursor.skipBlankLine() { continue }
        var column = 0
        var cell = try cursor.next()
        while true {
          if column == valueColumn {
            let bytes = UnsafeBufferPointer(rebasing: table.text[cell.range])
            guard let value = CellNumber.parse(bytes) else {
              throw table.notANumber(cell, columns[column])
            }
            values.append(value)
          }
          if column == positionColumn {
            do throws(PositionColumn.Fault) {
              try positionCells.append(UnsafeBufferPointer(rebasing: table.text[cell.range]))
            } catch {
              throw table.badPosition(error, cell, columns[column])
            }
          }
          if cell.endsRecord { break }
          column += 1
          cell = try cursor.next()
        }
        guard column + 1 == columns.count else {
          throw table.ragged(at: start, cells: column + 1, columns: columns.count)
        }
        starts.append(UInt32(truncatingIfNeeded: start))
        if starts.count == Self.tried {
          // Room for rows like the first ones, because growing takes as long as reading; but not for
          // as many as blank lines in front of long ones would promise.
          let most = bytes.count / max((cursor.place - headerEnd) / Self.tried, 16) * 9 / 8
          starts.reserveCapacity(most)
          values.reserveCapacity(most)
          if positionColumn >= 0 { positionCells.reserveCapacity(most) }
        }
      }
      holdsTimes = positionCells.holdsTimes
      if positionColumn >= 0 { positions = try positionCells.positions }
    } catch {
      throw table.error(for: error)
    }
  }

  /// The first column, but that of the positions, whose cells are numbers or empty.
  private func firstColumnOfNumbers(_ table: TableText) throws(ToolError) -> Int? {
    var cursor = CellCursor(table.text, separator: separator, at: headerEnd)
    var holdsNumbers: Set<Int> = []
    var holdsOthers: Set<Int> = []
    var rows = 0
    do throws(CellCursor.Fault) {
      while !cursor.isAtEnd, rows < Self.tried {
        if columns.count > 1, cursor.skipBlankLine() { continue }
        for column in 0... {
          let cell = try cursor.next()
          if let number = CellNumber.parse(UnsafeBufferPointer(rebasing: table.text[cell.range])) {
            if number.isFinite { holdsNumbers.insert(column) }
          } else {
            holdsOthers.insert(column)
          }
          if cell.endsRecord { break }
        }
        rows += 1
      }
    } catch {
      throw table.error(for: error)
    }
    guard rows > 0 else { return nil }
    let found = columns.indices.first {
      $0 != positionColumn && holdsNumbers.contains($0) && !holdsOthers.contains($0)
    }
    guard let found else { throw table.noNumbers(columns) }
    return found
  }
}
