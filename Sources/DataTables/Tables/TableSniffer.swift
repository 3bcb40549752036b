/// The structure of a table, as its first records suggest it.
struct TableSniffer {
  /// The numbers of records and of cells that are examined.
  private static let tried = (records: 1000, cells: 200_000)
  /// The number of rows with which a first line of times is compared.
  private static let comparedRows = 20

  /// The separator of the cells.
  let separator: CellSeparator
  /// Whether the first record has the names of the columns.
  private(set) var hasHeader = true
  /// The offset of the first record, after comments.
  private(set) var start: Int
  /// The first records, the header included, without blank lines and the row of units.
  private(set) var records: [[CellCursor.Cell]]
  /// The offset after the first record, and after a row of units below it.
  private(set) var headerEnd = 0
  /// The texts of the row of units; empty if there is none.
  private(set) var units: [String] = []
  /// The number of columns.
  private(set) var columns = 0
  /// Whether rows can end with a separator.
  private(set) var hasEmptyEnd = false
  /// The number of comments above the first row.
  private(set) var comments = 0
  /// What had to be assumed.
  private(set) var assumptions: [String] = []

  /// Examines a table.
  ///
  /// - Parameters:
  ///   - table: The text, which is not empty.
  ///   - separator: The separator; `nil` to find it.
  ///   - hasHeader: Whether the first record has the names; `nil` to find it out.
  /// - Throws: `TableError` for a quotation mark that is not closed.
  init(_ table: TableText, separator: CellSeparator?, hasHeader: Bool?) throws(TableError) {
    // The first line of a converted text is the header, which can begin with `#`.
    start = table.isConverted ? 0 : Self.startAfterComments(table.bytes)
    let stated = start == 0 ? TablePreamble.separator(of: table.bytes) : nil
    if let stated { start = stated.end }
    let top = start
    if let separator = separator ?? stated?.separator {
      (self.separator, records) = (separator, try Self.records(table, separator, at: start))
    } else {
      (self.separator, records) = try Self.best(table, at: start)
      if self.separator != .comma, records.contains(where: { $0.count > 1 }) {
        assumptions.append("Cells are separated by \(self.separator.name).")
      }
    }
    if !table.isConverted, let rule = CommentRule(of: records, in: table.bytes) {
      records.removeAll { rule.isComment($0, in: table.bytes) }
    }
    if hasHeader != false {
      readHeader(inCommentsOf: table)
      skipPreamble(table)
    }
    headerEnd = Self.end(
      of: table, self.separator, at: records.first.map(Self.start(of:)) ?? start)
    let times = hasHeader == nil ? Self.timeHeader(of: records, table) : nil
    let isAboveTexts = hasHeader == nil && Self.isAboveTexts(records, table)
    self.hasHeader = hasHeader ?? (times != nil || isAboveTexts || !Self.hasValues(records, table))
    if self.hasHeader {
      skipDescription(table)
      skipRule(table)
      readUnits(table)
      skipTexts(table)
    }
    findColumns(table)
    comments = countComments(in: table, below: top, hasSeparatorLine: stated != nil)
    guard hasHeader == nil else { return }
    let doubtful = times == nil ? Self.doubtfulNames(in: records, table) : nil
    if !self.hasHeader {
      let reason = doubtful.map { "'\($0.example)'" } ?? "numbers or dates"
      assumptions.append("The first line was read as data, because it contains \(reason).")
    } else if let doubtful {
      assumptions.append(Self.doubt("'\(doubtful.example)'"))
    } else if let times {
      assumptions.append(Self.doubt(times.noun))
    } else if isAboveTexts, Self.hasValues([records[0]], table) {
      assumptions.append(Self.doubt("numbers or dates"))
    }
  }

  /// The assumption about a header with values.
  private static func doubt(_ values: String) -> String {
    "The first line was read as the names of the columns, although it contains \(values)."
  }

  /// Counts the columns, without empty cells behind separators at the ends of all records, all rows or the header.
  ///
  /// Rows that begin with `#` can lack the separator of all records.
  private mutating func findColumns(_ table: TableText) {
    guard let first = records.first else { return }
    let rows = records.dropFirst()
    let endsEmpty = { (record: [CellCursor.Cell]) in record.last?.range.isEmpty == true }
    if hasHeader, !rows.isEmpty,
      rows.allSatisfy({ $0.count == first.count + 1 && endsEmpty($0) })
    {
      (columns, hasEmptyEnd) = (first.count, true)
      assumptions.append("Rows end with a separator, unlike the header.")
      return
    }
    if hasHeader, separator != .comma, haveRowNames(table) {
      let start = Self.start(of: first)
      records[0].insert(CellCursor.Cell(range: start..<start), at: 0)
      columns = first.count + 1
      assumptions.append(RowNames.assumption)
      return
    }
    let isOpen = first.count > 1 && endsEmpty(first)
    if hasHeader, isOpen, !rows.isEmpty, rows.allSatisfy({ $0.count == first.count - 1 }) {
      (columns, hasEmptyEnd) = (first.count - 1, true)
      assumptions.append("The header ends with a separator, unlike the rows.")
      return
    }
    hasEmptyEnd =
      isOpen
      && rows.allSatisfy { record in
        endsEmpty(record)
          || record.count < first.count && CommentRule.isMarked(record, in: table.bytes)
      }
    columns = first.count - (hasEmptyEnd ? 1 : 0)
  }

  /// Whether all rows have one cell more than the header, and begin with the names of rows that R writes.
  private func haveRowNames(_ table: TableText) -> Bool {
    let rows = records.dropFirst()
    guard let count = records.first?.count, rows.allSatisfy({ $0.count == count + 1 }) else {
      return false
    }
    return RowNames.areSome(rows.map { $0[0].text(in: table.bytes) })
      && 2 * rows.count { Self.isValue(table.bytes(of: $0[count])) } > rows.count
  }

  /// Returns the first cells with a value of some columns below the examined records.
  ///
  /// - Parameters:
  ///   - columns: The indices of the columns.
  ///   - table: The text.
  /// - Returns: The cells of the columns that have some.
  /// - Complexity: O(*n*) for *n* bytes up to the rows in which each column has values.
  func laterCells(
    of columns: [Int], in table: TableText
  ) -> [Int: [UnsafeBufferPointer<UInt8>]] {
    var found: [Int: [UnsafeBufferPointer<UInt8>]] = [:]
    guard !columns.isEmpty, let last = records.last?.last?.range.upperBound,
      let end = table.bytes[last...].firstIndex(of: UInt8(ascii: "\n"))
    else { return found }
    var isWanted = Array(repeating: false, count: self.columns)
    for column in columns { isWanted[column] = true }
    var cursor = CellCursor(table.bytes, separator: separator, at: end + 1)
    var rows = 0
    while !cursor.isAtEnd, rows < Self.tried.records {
      var column = 0
      while let cell = try? cursor.next() {
        let bytes = table.bytes(of: cell)
        if column < isWanted.count, isWanted[column], !ColumnGuess.isMissing(bytes) {
          found[column, default: []].append(bytes)
          if found[column]?.count == Self.tried.records { isWanted[column] = false }
        }
        if cell.endsRecord { break }
        column += 1
      }
      if found.count == columns.count { rows += 1 }
    }
    return found
  }

  /// Counts the comments above the first row.
  ///
  /// - Parameters:
  ///   - table: The text.
  ///   - top: The offset after the comments at its beginning.
  ///   - hasSeparatorLine: Whether the line that states the separator is there instead.
  /// - Returns: The number of comments, without one that is the header.
  private func countComments(
    in table: TableText, below top: Int, hasSeparatorLine: Bool
  ) -> Int {
    guard !table.isConverted else { return 0 }
    // The header can be one of the comments at the beginning.
    let first = min(start, top)
    let lines = table.bytes[..<first].count { $0 == UInt8(ascii: "\n") }
    var count = hasSeparatorLine ? 0 : lines
    var cursor = CellCursor(table.bytes, separator: separator, at: first)
    let rule = CommentRule(columns: columns, hasEmptyEnd: hasEmptyEnd)
    while cursor.place < (hasHeader ? headerEnd : start) {
      if cursor.skipBlankLine() { continue }
      if cursor.skipComment(rule) {
        count += 1
        continue
      }
      while let cell = try? cursor.next(), !cell.endsRecord {}
    }
    return count
  }

  /// Takes the names of the columns from the last comment with as many cells as the rows, if they have no header.
  private mutating func readHeader(inCommentsOf table: TableText) {
    guard start > 0, let columns = records.map(\.count).mostCommon, columns > 1,
      Self.hasValues(records, table)
    else { return }
    let rows = records.prefix(DoubtfulNames.comparedRows)
    var end = start
    while end > 0 {
      let line = table.bytes[..<(end - 1)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      guard table.bytes[line] == UInt8(ascii: "#") else { return }
      let marks: [UInt8] = [UInt8(ascii: "#"), UInt8(ascii: " ")]
      let text = table.bytes[line..<end].firstIndex { !marks.contains($0) } ?? end - 1
      var cursor = CellCursor(table.bytes, separator: separator, at: text)
      var cells: [CellCursor.Cell] = []
      while cursor.place < end, let cell = try? cursor.next() {
        cells.append(cell)
        if cell.endsRecord { break }
      }
      if cells.count == columns, cursor.place == end,
        !cells.contains(where: { Self.isValue(table.bytes(of: $0)) }),
        !Self.hasValues([cells] + rows, table)
      {
        assumptions.append(TablePreamble.sentence(onHeader: table.bytes[line..<end]))
        records.insert(cells, at: 0)
        start = text
        return
      }
      end = line
    }
  }

  /// Returns the offset of a record.
  private static func start(of record: [CellCursor.Cell]) -> Int {
    record[0].range.lowerBound - (record[0].isQuoted ? 1 : 0)
  }

  /// Leaves out the lines above the header.
  private mutating func skipPreamble(_ table: TableText) {
    let count = TablePreamble.count(in: records) { cell in
      CellNumber.trimmed(table.bytes(of: cell)).isEmpty
    } isValue: { cell in
      Self.isValue(table.bytes(of: cell))
    } isHeader: { records in
      Self.findsHeader(in: records, table)
        && records.dropFirst().joined().contains { Self.isValue(table.bytes(of: $0)) }
    }
    guard count > 0 else { return }
    let lines = records[..<count].map { record in
      record.map { $0.text(in: table.bytes) }.filter { !$0.isEmpty }.joined(separator: " ")
    }
    start = Self.start(of: records[count])
    records.removeFirst(count)
    assumptions.append(TablePreamble.sentence(lines))
  }

  /// Leaves out the rows below a header of two columns that describe a time series, such as its unit and its source.
  ///
  /// They begin with no digit and have other texts than numbers, unlike all rows behind them.
  private mutating func skipDescription(_ table: TableText) {
    guard records.allSatisfy({ $0.count == 2 }) else { return }
    let texts = records.map { $0.map { $0.text(in: table.bytes) } }
    let notation = NumberNotation(isGrouped: true)
    func number(_ index: Int) -> Double? { notation.parse(table.bytes(of: records[index][1])) }
    guard let last = texts.lastIndex(where: { $0[0].first?.isNumber == false }), last > 0,
      last <= TablePreamble.mostLines, records.count > 2 * last, records.count > last + 3,
      texts[1...last].allSatisfy({ $0[0].first?.isNumber == false }),
      !(1...last).contains(where: { number($0)?.isNaN == false }),
      (1...last).contains(where: { number($0) == nil }),
      ((last + 1)..<records.count).allSatisfy({ number($0) != nil })
    else { return }
    let lines = texts[1...last].map { $0.filter { !$0.isEmpty }.joined(separator: " ") }
    assumptions.append(TablePreamble.sentence(lines, place: "below the header"))
    headerEnd = Self.start(of: records[last + 1])
    records.removeSubrange(1...last)
  }

  /// Leaves out a row of hyphens below the header, as `sqlcmd` prints it.
  private mutating func skipRule(_ table: TableText) {
    guard records.count > 2, records[1].count > 1,
      records[1].allSatisfy({ cell in
        let bytes = CellNumber.trimmed(table.bytes(of: cell))
        return bytes.count > 1 && bytes.allSatisfy { $0 == UInt8(ascii: "-") }
      })
    else { return }
    records.remove(at: 1)
    headerEnd = Self.start(of: records[1])
  }

  /// Reads the row below the header if it has units above columns, most of which have values, and no values.
  private mutating func readUnits(_ table: TableText) {
    guard records.count > 2, records[0].count > 1, records[1].count == records[0].count else {
      return
    }
    let texts = records[1].map { $0.text(in: table.bytes) }
    let columns = texts.indices.filter { !texts[$0].isEmpty }
    guard columns.contains(where: { texts[$0] != "-" }),
      columns.allSatisfy({ TablePreamble.isUnit(texts[$0]) })
    else { return }
    let rows = records.dropFirst(2)
    let named = columns.filter { texts[$0] != "-" }
    let valued = named.count { column in
      2 * rows.count { $0.count > column && Self.isValue(table.bytes(of: $0[column])) }
        > rows.count
    }
    // Some sensors can be missing in all rows.
    guard 2 * valued > named.count else { return }
    units = texts.map(TablePreamble.bare)
    records.remove(at: 1)
    headerEnd = Self.start(of: records[1])
    assumptions.append("The line below the header was read as units.")
  }

  /// Leaves out rows below the header without values that have texts in several columns of values, such as the formats
  /// of columns in files of the USGS, and the units and statistics in those of data loggers.
  private mutating func skipTexts(_ table: TableText) {
    let isMissing = { (cell: CellCursor.Cell) in ColumnGuess.isMissing(table.bytes(of: cell)) }
    let isValue = { (cell: CellCursor.Cell) in Self.isValue(table.bytes(of: cell)) }
    guard let width = records.first?.count else { return }
    let most = records.dropFirst().prefix(3)
      .prefix { $0.count == width && !$0.contains(where: isValue) }.count
    for count in (0...most).reversed() where count > 0 && records.count > count + 3 {
      let rows = records[(count + 1)...].filter { $0.count == width }
      let columns = (0..<width).filter { column in
        rows.allSatisfy { isMissing($0[column]) || isValue($0[column]) }
          && 2 * rows.count { isValue($0[column]) } > rows.count
      }
      let texts = records[1...count]
      guard texts.allSatisfy({ row in columns.count { !isMissing(row[$0]) } > 1 }) else { continue }
      let lines = texts.map { row in
        row.map { $0.text(in: table.bytes) }.filter { !$0.isEmpty }.joined(separator: " ")
      }
      assumptions.append(TablePreamble.sentence(lines, place: "below the header"))
      records.removeSubrange(1...count)
      headerEnd = Self.start(of: records[1])
      return
    }
  }

  private static func startAfterComments(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var place = 0
    while place < bytes.count, bytes[place] == UInt8(ascii: "#") {
      guard let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) else { return place }
      place = end + 1
    }
    return place < bytes.count ? place : 0
  }

  /// Returns the separator with which most records have equally many cells, at least two.
  ///
  /// A comma is the separator only if no other one divides the records equally, because numbers contain commas, too.
  private static func best(
    _ table: TableText, at start: Int
  ) throws(TableError) -> (CellSeparator, [[CellCursor.Cell]]) {
    var best: (separator: CellSeparator, records: [[CellCursor.Cell]], share: Double)?
    var failure: TableError?
    // Long texts are not searched, since most of their time is that of their rows.
    let isLong = table.bytes.count > 1 << 20
    for separator in [CellSeparator.semicolon, .tab, .pipe, .comma]
    where isLong || separator == .comma || table.bytes.contains(separator.rawValue) {
      do throws(TableError) {
        let records = try records(table, separator, at: start)
        let counts = Dictionary(grouping: records.map { $0.count }) { $0 }
          .filter { $0.key > 1 }.mapValues(\.count)
        let most = counts.values.max() ?? 0
        // The line above the output of a program can have a separator that no other line has.
        guard most > 1 || records.count < 4 else { continue }
        let share = Double(most) / Double(max(records.count, 1))
        if share > best?.share ?? 0 { best = (separator, records, share) }
      } catch {
        failure = failure ?? error
      }
    }
    if let best { return (best.separator, best.records) }
    if let failure { throw failure }
    return (.comma, try records(table, .comma, at: start))
  }

  /// Returns the first records, without blank lines.
  private static func records(
    _ table: TableText, _ separator: CellSeparator, at start: Int
  ) throws(TableError) -> [[CellCursor.Cell]] {
    var cursor = CellCursor(table.bytes, separator: separator, at: start)
    var records: [[CellCursor.Cell]] = []
    var cells = 0
    do throws(CellCursor.Fault) {
      while !cursor.isAtEnd, records.count <= tried.records, cells < tried.cells {
        if cursor.skipBlankLine() || cursor.skipComment(nil) { continue }
        var record: [CellCursor.Cell] = []
        record.reserveCapacity(records.last?.count ?? 0)
        repeat { record.append(try cursor.next()) } while record.last?.endsRecord == false
        records.append(record)
        cells += record.count
      }
    } catch {
      throw table.error(error)
    }
    return records
  }

  private static func end(of table: TableText, _ separator: CellSeparator, at start: Int) -> Int {
    var cursor = CellCursor(table.bytes, separator: separator, at: start)
    while cursor.skipBlankLine() {}
    while let cell = try? cursor.next(), !cell.endsRecord {}
    return cursor.place
  }

  /// Returns whether the first record has names: none of its cells is a number or a date, or those that are follow each
  /// other in the order of time, or are many years in any order, above values that do not.
  private static func findsHeader(in records: [[CellCursor.Cell]], _ table: TableText) -> Bool {
    guard !records.isEmpty else { return false }
    return !hasValues(records, table) || timeHeader(of: records, table) != nil
  }

  /// Whether a cell of the first record is a value, such as a number or a date.
  private static func hasValues(_ records: [[CellCursor.Cell]], _ table: TableText) -> Bool {
    guard let first = records.first else { return true }
    return first.contains { isValue(table.bytes(of: $0)) }
      || doubtfulNames(in: records, table)?.areValues == true
  }

  /// Whether the first record has a text, and the second one only texts, above rows of values only.
  ///
  /// Both belong to the header, even if the first one has numbers, such as those of the channels of an oscilloscope.
  private static func isAboveTexts(_ records: [[CellCursor.Cell]], _ table: TableText) -> Bool {
    func isValue(_ cell: CellCursor.Cell) -> Bool { Self.isValue(table.bytes(of: cell)) }
    guard records.count > 4, records[1].count == records[0].count,
      !records[0].allSatisfy(isValue),
      !records[1].contains(where: { isValue($0) || ColumnGuess.isMissing(table.bytes(of: $0)) })
    else { return false }
    return records[2...].allSatisfy { $0.count == records[0].count && $0.allSatisfy(isValue) }
  }

  /// Returns the cells of the first record that can be names or values; `nil` for none, and beside other values.
  private static func doubtfulNames(
    in records: [[CellCursor.Cell]], _ table: TableText
  ) -> DoubtfulNames? {
    guard let first = records.first, !first.contains(where: { isValue(table.bytes(of: $0)) }) else {
      return nil
    }
    return DoubtfulNames(in: records, table)
  }

  /// Returns the times in the first record that are names of columns above rows of other values; `nil` for none.
  ///
  /// Other columns can follow, of values or without a name. Texts, such as comments, can follow times without gaps.
  private static func timeHeader(
    of records: [[CellCursor.Cell]], _ table: TableText
  ) -> TimeHeader? {
    guard let first = records.first, first.count > 2 else { return nil }
    let areValues = first.map { isValue(table.bytes(of: $0)) }
    guard let last = areValues.lastIndex(of: true) else { return nil }
    guard records.dropFirst().first?.count == first.count else { return nil }
    let rows = records.dropFirst().prefix(comparedRows).filter { $0.count == first.count }
    func texts(_ record: [CellCursor.Cell]) -> [String] {
      record[...last].map { $0.text(in: table.bytes) }
    }
    let hasTextsBehind = first.indices[(last + 1)...].contains { column in
      let texts = rows.count { row in
        let cell = table.bytes(of: row[column])
        return !isValue(cell) && !ColumnGuess.isMissing(cell)
      }
      return !first[column].range.isEmpty && 2 * texts > rows.count
    }
    let names = texts(first)
    let header = TimeHeader.Order.allCases.lazy.compactMap { TimeHeader(line: names, order: $0) }
      .first { header in
        !areValues[..<header.columns.lowerBound].contains(true)
          && (!hasTextsBehind || header.isConsecutive)
      }
    guard let header else { return nil }
    return 2 * rows.count { header.isRow(texts($0)) } < rows.count ? header : nil
  }

  /// Whether a cell is a number or a date, neither a name nor empty.
  static func isValue(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    let cell = CellNumber.trimmed(cell)
    if TimeNotation.iso.parse(cell) != nil || DateFields(cell) != nil { return true }
    if let number = CellNumber.parse(cell) { return !number.isNaN }
    guard cell.contains(where: NumberNotation.isDigit), let evidence = NumberEvidence([cell])
    else { return false }
    return (evidence.suffix.isEmpty || evidence.prefix.isEmpty) && evidence.unitIsShort
  }
}

extension NumberEvidence {
  /// Whether the unit is a sign, such as `%`; longer ones may be parts of names, such as `Q1`.
  fileprivate var unitIsShort: Bool {
    prefix.allSatisfy { $0 | 0x20 < UInt8(ascii: "a") || $0 >= 0x80 }
      && suffix.allSatisfy { $0 | 0x20 < UInt8(ascii: "a") || $0 >= 0x80 }
  }
}

extension CellSeparator {
  /// The name for messages.
  var name: String {
    switch self {
    case .comma: "commas"
    case .semicolon: "semicolons"
    case .tab: "tabs"
    case .pipe: "vertical bars"
    }
  }
}
