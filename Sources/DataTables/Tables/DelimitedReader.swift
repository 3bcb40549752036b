import CKernels

/// A reader of delimiter-separated values, which finds the structure of the text and the types of its columns.
///
/// The delimiter (comma, semicolon, tab or vertical bar, or else runs of blanks or lines around cells), the header,
/// lines above it and units below it, decimal commas, separators of thousands, units, the notation of dates and missing
/// values are found in the first thousand rows. `DataTable.assumptions` lists the assumptions. The bytes are parsed
/// once, and only distinct names become strings.
package struct DelimitedReader {
  /// The separator of the cells; `nil`, the default, to find it.
  package var separator: CellSeparator?
  /// Whether the first line has the names of the columns; `nil`, the default, to find it out.
  package var hasHeader: Bool?
  /// Whether numbers have decimal commas, rather than points; `nil`, the default, to find it out.
  package var usesDecimalCommas: Bool?
  /// The order of the parts of dates, of which no other one is assumed; `nil`, the default, to find it.
  package var dateOrder: DateOrder?
  /// The times that are stated or refused; `nil`, the default, to find them.
  ///
  /// Numbers of which the unit is stated are times in the column of positions. If the header has no other unit, they
  /// are also times in columns with names such as `time`, in other columns that are named by times if they are those of
  /// the years from 2001 to 2100, and in the first column if they ascend and no positions are given.
  package var times: StatedTimes?
  /// The name of the column of positions; `nil`, the default, if it is not given.
  package var positions: String?
  /// A function that returns the instant of a local time.
  ///
  /// The local time is the number of microseconds since 1970 that it would have in UTC. Of the instants of times that
  /// the clock shows twice, the order of the rows decides.
  package typealias Instant = (Int64) -> LocalInstant
  /// The function for times without an offset; `nil`, the default, for those in UTC.
  package var instant: Instant?
  /// The maximum number of rows.
  package var limit = SeriesTable.mostRows
  /// Whether cells of another type than their column are missing values, which `DataColumn.fault` names, rather than
  /// errors; false by default.
  package var keepsFaults = false
  /// Whether the user can read raw values with `--raw` instead, as errors about binary files advise; false by default.
  package var hasRawOption = false
  /// Whether kernels parse the rows whose cells have the usual forms; the result is the same without them.
  package var usesKernels = true

  /// The assumption about numbers with decimal commas.
  package static let decimalCommas = "Numbers have decimal commas."

  /// Creates a reader that finds everything.
  package init() {}

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - bytes: The contents of a file.
  ///   - name: The name of the file for messages.
  /// - Returns: The table, with at least one column and one row.
  /// - Throws: `TableError` with the line, the column and the remedy for an empty file, binary data, rows of different
  ///   lengths, cells of another type than those before, and more rows than the limit or memory allows.
  /// - Complexity: O(*n*) for *n* bytes.
  package func read(_ bytes: [UInt8], name: String) throws(TableError) -> DataTable {
    let text = try PlainText(bytes, name: name, hasRawOption: hasRawOption)
    return try text.bytes.withUnsafeBufferPointer { bytes throws(TableError) in
      let table = TableText(bytes: bytes, name: name)
      if let error = Self.markupError(bytes, name: name) { throw error }
      if separator == nil || separator == .pipe, let boxed = BoxedText(bytes) {
        let skipped =
          boxed.skipped.isEmpty
          ? nil : TablePreamble.sentence(boxed.skipped, place: "outside of the table")
        let found = ["Cells are separated by vertical bars.", skipped].compactMap(\.self)
        return try read(
          converted: boxed.bytes, hasHeader: boxed.hasHeader, text.assumptions + found, name)
      }
      func aligned() -> AlignedText? { AlignedText(bytes, readsNames: hasHeader != false) }
      var run: Run
      do throws(TableError) {
        run = try Run(table, self)
      } catch {
        // A quoted cell can be followed by blanks.
        guard separator == nil, let aligned = aligned() else { throw error }
        return try read(aligned, text.assumptions, name)
      }
      if separator == nil, run.mayBeAligned(table) {
        func fixed() -> FixedWidthText? { hasHeader != false ? FixedWidthText(bytes) : nil }
        let ruled = FixedWidthText.hasRule(bytes) ? fixed() : nil
        if ruled == nil, let aligned = aligned() {
          return try read(aligned, text.assumptions, name)
        }
        if let fixed = ruled ?? fixed() {
          let skipped =
            fixed.skipped.isEmpty
            ? nil : TablePreamble.sentence(fixed.skipped, place: "below the table")
          let found = ["Cells are in columns of fixed widths.", skipped].compactMap(\.self)
          return try read(
            converted: fixed.bytes, hasHeader: true, text.assumptions + found, name)
        }
        if AlignedText.isLikely(bytes) { run.assumptions.append(Self.unevenWords) }
      }
      run.assumptions.insert(contentsOf: text.assumptions, at: 0)
      return try run.read()
    }
  }

  /// Returns the error for a text of HTML or XML; `nil` for another one.
  private static func markupError(
    _ bytes: UnsafeBufferPointer<UInt8>, name: String
  ) -> TableError? {
    let start = bytes.prefix(200).drop { $0 <= 0x20 }.prefix(9)
    let text = String(decoding: start, as: UTF8.self).lowercased()
    guard ["<!doctype", "<html", "<?xml", "<table", "<svg"].contains(where: text.hasPrefix) else {
      return nil
    }
    return TableError(
      file: name,
      message: "the file is HTML or XML, expected a table as text. Export the table as CSV.")
  }

  private static let unevenWords = """
    Each line was read as one text, because blanks do not divide the lines into equally many cells. Separate the \
    cells by commas or tabs.
    """

  /// Reads a text whose cells are separated by blanks.
  private func read(
    _ text: AlignedText, _ assumptions: [String], _ name: String
  ) throws(TableError) -> DataTable {
    let skipped = text.skipped.isEmpty ? nil : TablePreamble.sentence(text.skipped)
    let rowNames = text.hasRowNames ? RowNames.assumption : nil
    let found = ["Cells are separated by blanks.", text.header, rowNames, skipped]
      .compactMap(\.self)
    return try read(
      converted: text.bytes, hasHeader: text.header != nil, comments: text.comments,
      assumptions + found, name)
  }

  /// Reads a text that was converted to one with tabs between the cells.
  private func read(
    converted bytes: [UInt8], hasHeader: Bool, comments: Int = 0, _ assumptions: [String],
    _ name: String
  ) throws(TableError) -> DataTable {
    var reader = self
    reader.separator = .tab
    if hasHeader { reader.hasHeader = reader.hasHeader ?? true }
    return try bytes.withUnsafeBufferPointer { bytes throws(TableError) in
      var run = try Run(TableText(bytes: bytes, name: name, isConverted: true), reader)
      run.assumptions.insert(contentsOf: assumptions, at: 0)
      run.comments = comments
      return try run.read()
    }
  }

  /// Names columns without a name by their number, and numbers equal names.
  package static func uniqueNames(_ names: [String]) -> [String] {
    var known: Set<String> = []
    var suffixes: [String: Int] = [:]
    return names.enumerated().map { number, name in
      let base = name.isEmpty ? "column \(number + 1)" : name
      var unique = base
      while !known.insert(unique).inserted {
        let suffix = suffixes[base, default: 2]
        suffixes[base] = suffix + 1
        unique = "\(base) \(suffix)"
      }
      return unique
    }
  }

  /// The reading of one text.
  private struct Run {
    let table: TableText
    let limit: Int
    let instant: Instant?
    let (usesKernels, keepsFaults): (Bool, Bool)
    let separator: CellSeparator
    let firstRow: Int
    let hasHeader: Bool
    /// The names in the header; empty without one.
    let header: [String]
    let names: [String]
    /// The name of the column of positions; `nil` if it is not given.
    let positions: String?
    /// Whether rows can end with a separator.
    let hasEmptyEnd: Bool
    var guesses: [ColumnGuess]
    /// Why columns of names are not of another type.
    let doubts: [ColumnFault?]
    var assumptions: [String]
    /// The number of comments above the first row.
    var comments: Int

    init(_ text: TableText, _ reader: DelimitedReader) throws(TableError) {
      (limit, instant) = (reader.limit, reader.instant)
      (usesKernels, keepsFaults) = (reader.usesKernels, reader.keepsFaults)
      guard text.bytes.contains(where: { $0 > 0x20 }) else {
        throw TableError(
          file: text.name, message: "the file is empty, expected a table. Give a file with rows.")
      }
      func sniffed(_ table: TableText) throws(TableError) -> TableSniffer {
        try TableSniffer(table, separator: reader.separator, hasHeader: reader.hasHeader)
      }
      var sniffer = try sniffed(text)
      let footer = TableFooter(
        in: text, sniffer.separator, columns: sniffer.columns, below: sniffer.headerEnd)
      var table = text
      if let footer {
        table.bytes = UnsafeBufferPointer(rebasing: text.bytes[..<footer.start])
        sniffer = try sniffed(table)
      }
      self.table = table
      (separator, hasHeader) = (sniffer.separator, sniffer.hasHeader)
      firstRow = sniffer.hasHeader ? sniffer.headerEnd : sniffer.start
      (assumptions, comments) = (sniffer.assumptions, sniffer.comments)
      if let footer {
        assumptions.append(TablePreamble.sentence(footer.lines, place: "below the table"))
      }
      let rows = Array(sniffer.records.dropFirst(sniffer.hasHeader ? 1 : 0))
      guard let first = sniffer.records.first, !rows.isEmpty else {
        throw TableError(
          file: table.name, message: "the table has a header and no rows. Give a file with rows.")
      }
      hasEmptyEnd = sniffer.hasEmptyEnd
      let count = sniffer.columns
      header = sniffer.hasHeader ? first.prefix(count).map { $0.text(in: table.bytes) } : []
      positions = reader.positions
      let names = DelimitedReader.uniqueNames(
        sniffer.hasHeader ? header : Array(repeating: "", count: count))
      var cells = (0..<count).map { column in
        rows.compactMap { $0.count > column ? table.bytes(of: $0[column]) : nil }
      }
      let empty = cells.indices.filter { cells[$0].allSatisfy(ColumnGuess.isMissing) }
      for (column, later) in sniffer.laterCells(of: empty, in: table) { cells[column] = later }
      let evidence = cells.map { cells in
        let present = cells.filter { !ColumnGuess.isMissing($0) }
        return NumberEvidence(present) ?? NumberEvidence(mostOf: present)
      }
      let usesCommas =
        reader.usesDecimalCommas ?? evidence.contains { $0?.usesCommas == true }
      if usesCommas, reader.usesDecimalCommas == nil {
        assumptions.append(DelimitedReader.decimalCommas)
      }
      var hints = ColumnGuess.Hints(
        isFirst: true, followsDates: false, separator: separator, usesCommas: usesCommas,
        usesPoints: evidence.contains { $0?.usesPoints == true },
        isDecimalGiven: reader.usesDecimalCommas != nil, dateOrder: reader.dateOrder,
        times: reader.times, positions: reader.positions)
      guesses = []
      for (name, cells) in zip(names, cells) {
        let guess = ColumnGuess(name, cells, hints)
        hints.isFirst = false
        // Behind dates with times of day, others are durations.
        if guess.hasDates, !guess.needsZone { hints.followsDates = true }
        guesses.append(guess)
      }
      self.names = zip(
        names, zip(guesses, sniffer.units + Array(repeating: "", count: names.count))
      )
      .map { name, column in Self.name(name, column.0, unit: column.1) }
      doubts = zip(names, zip(guesses, cells)).map { name, column in
        column.0.doubt.map { doubt in
          let type = doubt.expectsNumbers ? "a number" : "a date or a time"
          let error = table.unexpected(
            column.1[doubt.place], column: name, "\(type), as in most rows")
          return ColumnFault(
            first: error, count: doubt.count, expectsNumbers: doubt.expectsNumbers)
        }
      }
    }

    /// Returns the name of a column of numbers with its unit in parentheses.
    private static func name(_ name: String, _ guess: ColumnGuess, unit: String) -> String {
      guard case .number(let notation) = guess.kind, notation.unit == nil, !unit.isEmpty,
        unit != "-",
        ColumnBuilder.divided(name).unit == nil
      else { return name }
      return "\(name) (\(unit))"
    }

    /// Whether the table has one column of texts, or of numbers with blanks inside, which can be several ones.
    func mayBeAligned(_ table: TableText) -> Bool {
      guard guesses.count == 1 else { return false }
      let isCandidate =
        switch guesses[0].kind {
        case .name: true
        case .number(let notation): notation.isGrouped && notation.unit == nil
        case .time: false
        }
      return isCandidate && table.bytes.contains(UInt8(ascii: " "))
    }

    /// The result of reading all rows.
    private enum Outcome {
      case table(DataTable)
      /// A cell of the column, or the order of its cells, allows only the alternative of its guess.
      case contradiction(column: Int)
    }

    mutating func read() throws(TableError) -> DataTable {
      while true {
        switch try readRows() {
        case .table(let table): return table
        case .contradiction(let column):
          guesses[column].takeAlternative()
        }
      }
    }

    private func readRows() throws(TableError) -> Outcome {
      let capacity = try estimatedCount()
      let columns = zip(names, guesses).map {
        ColumnBuilder($0, $1, capacity: capacity, instant: instant, keepsFaults: keepsFaults)
      }
      var cursor = CellCursor(table.bytes, separator: separator, at: firstRow)
      // In one column, a comment would be a name to a kernel.
      let kernel =
        usesKernels && (names.count > 1 || !table.hasComments(from: firstRow))
        ? KernelRows(table, separator: separator, hasEmptyEnd: hasEmptyEnd, into: columns) : nil
      var (count, blankLines, comments) = (0, 0, comments)
      while !cursor.isAtEnd {
        if let kernel, blankLines == 0 || names.count > 1 {
          do throws(KernelRows.Fault) {
            let rows = try kernel.read(&cursor.place, most: limit - count)
            count += rows.count
            if rows.isFull { continue }
          } catch {
            return .contradiction(
              column: try alternative(
                to: error.column, columns, table.bytes(of: error.cell), error.fault))
          }
        }
        if cursor.isAtEnd { break }
        if skipComment(&cursor) {
          comments += 1
          continue
        }
        if cursor.skipBlankLine() {
          blankLines += 1
          continue
        }
        // With one column, a blank line between others is a missing value.
        if names.count == 1, !hasEmptyEnd {
          for _ in 0..<blankLines { columns[0].appendMissing() }
          count += blankLines
        }
        blankLines = 0
        guard count < limit else {
          throw TableError(
            .limit, file: table.name,
            message: "more than \(limit) rows, which is the limit. Split the file.")
        }
        if let column = try readRow(&cursor, columns) { return .contradiction(column: column) }
        count += 1
      }
      if let column = columns.firstIndex(where: \.contradictsOrder) {
        return .contradiction(column: column)
      }
      let instants = columns.flatMap { column in
        column.resolveLocalTimes { _, cell in "line \(table.line(of: cell))" }
      }
      let zones = instant == nil && guesses.contains(where: \.needsZone) ? [ColumnGuess.utc] : []
      let skipped = [TablePreamble.sentence(onComments: comments)].compactMap(\.self)
      // Columns may differ in their units alone.
      let names = Dictionary(grouping: columns, by: \.shortName).mapValues(\.count)
      let finished = zip(columns, doubts).map { column, doubt in
        let fault = column.fault.map { cell, expected, count in
          ColumnFault(
            first: table.unexpected(cell, column: column.name, expected), count: count,
            expectsNumbers: column.guess.isOfNumbers)
        }
        return column.finish(isShort: names[column.shortName] == 1, fault: fault ?? doubt)
      }
      let infinite = finished.map(\.firstInfinite)
      let lines = lines(ofRows: Set(infinite.compactMap(\.self)))
      let all = zip(finished, infinite).map { column, row in
        guard let line = row.flatMap({ lines[$0] }) else { return column }
        return column.with(
          fault: column.fault, infinite: InfinitePlace(file: table.name, line: line))
      }
      let rest = SurplusColumns.removed(from: all, header, positions: positions)
      return .table(
        DataTable(
          columns: rest?.columns ?? all, count: count,
          assumptions: skipped + assumptions + [rest?.assumption].compactMap(\.self) + zones
            + guesses.compactMap(\.assumption) + instants))
    }

    /// Skips a comment between rows, and returns whether there was one.
    private func skipComment(_ cursor: inout CellCursor) -> Bool {
      !table.isConverted
        && cursor.skipComment(CommentRule(columns: names.count, hasEmptyEnd: hasEmptyEnd))
    }

    /// Returns the lines of rows by their indices.
    ///
    /// - Complexity: O(*n*) for *n* bytes, and any number of rows.
    private func lines(ofRows rows: Set<Int>) -> [Int: Int] {
      guard let last = rows.max() else { return [:] }
      var cursor = CellCursor(table.bytes, separator: separator, at: firstRow)
      var (row, lines): (Int, [Int: Int]) = (0, [:])
      var known = (place: 0, line: 1)
      while row <= last, !cursor.isAtEnd {
        if names.count > 1 || hasEmptyEnd, cursor.skipBlankLine() { continue }
        if skipComment(&cursor) { continue }
        if rows.contains(row) {
          let ends = table.bytes[known.place..<cursor.place].count { $0 == UInt8(ascii: "\n") }
          known = (cursor.place, known.line + ends)
          lines[row] = known.line
        }
        while let cell = try? cursor.next(), !cell.endsRecord {}
        row += 1
      }
      return lines
    }

    /// Reads a row.
    ///
    /// - Returns: The index of a column whose guess the row contradicts; `nil` as a rule.
    private func readRow(
      _ cursor: inout CellCursor, _ columns: [ColumnBuilder]
    ) throws(TableError) -> Int? {
      let start = cursor.place
      var (column, isLastEmpty) = (0, false)
      while true {
        let cell: CellCursor.Cell
        do throws(CellCursor.Fault) {
          cell = try cursor.next()
        } catch {
          throw table.error(error)
        }
        if column < columns.count {
          do throws(ColumnBuilder.Fault) {
            try columns[column].append(table.bytes(of: cell), isQuoted: cell.isQuoted)
          } catch {
            return try alternative(to: column, columns, table.bytes(of: cell), error)
          }
        }
        if cell.endsRecord {
          isLastEmpty = cell.range.isEmpty
          break
        }
        column += 1
      }
      // Behind a separator at the end of the line, there is an empty cell.
      let hasMore = hasEmptyEnd && column == columns.count && isLastEmpty
      guard column + 1 == columns.count || hasMore else {
        throw table.ragged(at: start, names: names, separator, hasHeader: hasHeader)
      }
      return nil
    }

    /// Returns the index of a column that a cell contradicts, if the alternative of its guess allows the cell.
    ///
    /// - Throws: `TableError` if it has none that does.
    private func alternative(
      to column: Int, _ columns: [ColumnBuilder], _ cell: UnsafeBufferPointer<UInt8>,
      _ fault: ColumnBuilder.Fault
    ) throws(TableError) -> Int {
      if columns[column].guess.alternativeReads(cell) { return column }
      throw table.unexpected(cell, column: columns[column].name, fault.expected)
    }

    /// Returns the number of rows that the file may have, if they are as long as the first ones.
    ///
    /// - Throws: `TableError` if there is not enough memory for so many.
    private func estimatedCount() throws(TableError) -> Int {
      var cursor = CellCursor(table.bytes, separator: separator, at: firstRow)
      var rows = 0
      while rows < 1000, !cursor.isAtEnd, let cell = try? cursor.next() {
        if cell.endsRecord { rows += 1 }
      }
      guard rows > 0, !cursor.isAtEnd else { return rows }
      let length = max((cursor.place - firstRow) / rows, 1)
      let count = min((table.bytes.count - firstRow) / length * 17 / 16 + 1, limit)
      try TableError.requireMemory(8 * count * names.count, file: table.name)
      return count
    }
  }
}
