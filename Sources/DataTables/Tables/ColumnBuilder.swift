import CKernels

/// A column that is read cell by cell, or by kernels.
final class ColumnBuilder {
  /// The reason why a cell does not belong to the column.
  struct Fault: Error {
    var expected: String
  }

  let name: String
  let guess: ColumnGuess
  // The checks of exclusive access would take a tenth of the time of a cell.
  @exclusivity(unchecked) private var numbers: ContiguousArray<Double> = []
  @exclusivity(unchecked) private var times: ContiguousArray<Int64> = []
  /// The last time that was appended as a cell, before its conversion to an instant.
  @exclusivity(unchecked) private var lastLocalTime = Int64.min
  /// Whether a time that was appended as a cell is less than the one before.
  @exclusivity(unchecked) private var isDescending = false
  @exclusivity(unchecked) private var indices: ContiguousArray<Int32> = []
  @exclusivity(unchecked) private var table = NameTable()
  private let notation: NumberNotation
  private let parser: Parser
  private let instant: DelimitedReader.Instant?
  private let keepsFaults: Bool
  /// The first cell of another type, whose value is missing, with the words for the expected type and the number of
  /// such cells; `nil` for none.
  private(set) var fault: (cell: UnsafeBufferPointer<UInt8>, expected: String, count: Int)?
  /// The times that the clock shows twice.
  private var repeated = RepeatedTimes()
  /// The row and the cell of the first time that the clock skips, with the number of such cells; `nil` for none.
  private(set) var skipped: (row: Int, cell: UnsafeBufferPointer<UInt8>, count: Int)?

  /// The parser of the cells: the kind without references, which would be counted for each cell.
  private enum Parser {
    case plainNumber
    case number
    case time(TimeNotation)
    case name
  }

  /// Creates a column without cells.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - guess: The type of the cells.
  ///   - capacity: The expected number of cells.
  ///   - instant: The function of `DelimitedReader`.
  ///   - keepsFaults: Whether cells of another type are missing values, unless the alternative of the guess reads them.
  init(
    _ name: String, _ guess: ColumnGuess, capacity: Int, instant: DelimitedReader.Instant?,
    keepsFaults: Bool = false
  ) {
    self.name = name
    self.instant = instant
    self.keepsFaults = keepsFaults
    self.guess = guess
    if case .number(let notation) = guess.kind {
      self.notation = notation
    } else {
      notation = NumberNotation()
    }
    parser =
      switch guess.kind {
      case .number: notation.isPlain ? .plainNumber : .number
      case .time(let notation): .time(notation)
      case .name: .name
      }
    switch guess.kind {
    case .number: numbers.reserveCapacity(capacity)
    case .time: times.reserveCapacity(capacity)
    case .name: indices.reserveCapacity(capacity)
    }
  }

  /// Whether no kernel parses the cells.
  var parsesTexts: Bool {
    switch parser {
    case .plainNumber, .name: false
    case .time(.iso): instant != nil
    case .time(.epoch(let perSecond)): TimeNotation.microseconds(perSecond) == nil
    case .number, .time: true
    }
  }

  /// Returns the column for the kernel that parses rows.
  ///
  /// - Parameter cells: The buffer of the cells.
  /// - Returns: The column, with the notation that the kernel knows for the cells, or as texts.
  func kernelColumn(cells: UnsafeMutableRawPointer?) -> ck_column {
    var column = ck_column(notation: ck_cell_text, scale: 1, cells: cells)
    guard !parsesTexts else { return column }
    switch parser {
    case .plainNumber: column.notation = ck_cell_number
    case .time(.epoch(let perSecond)):
      (column.notation, column.scale) = (
        ck_cell_whole, TimeNotation.microseconds(perSecond) ?? 1
      )
    case .time: column.notation = ck_cell_time
    case .number, .name: break
    }
    return column
  }

  /// Appends the cells that the kernel parsed or, of names, located.
  ///
  /// - Parameters:
  ///   - column: The cells.
  ///   - count: The number of cells.
  ///   - text: The text of the table.
  func append(_ column: ck_column, count: Int, in text: UnsafePointer<UInt8>) {
    switch column.notation {
    case ck_cell_number:
      let cells = column.cells?.assumingMemoryBound(to: Double.self)
      numbers.append(contentsOf: UnsafeBufferPointer(start: cells, count: count))
    case ck_cell_text:
      append(names: UnsafeBufferPointer(start: column.texts, count: count), in: text)
    default:
      let cells = column.cells?.assumingMemoryBound(to: Int64.self)
      times.append(contentsOf: UnsafeBufferPointer(start: cells, count: count))
    }
  }

  private func append(
    names cells: UnsafeBufferPointer<ck_text_cell>, in text: UnsafePointer<UInt8>
  ) {
    var rest = cells[...]
    while true {
      rest = rest.dropFirst(
        table.appendIndices(of: UnsafeBufferPointer(rebasing: rest), in: text, to: &indices))
      guard let cell = rest.popFirst() else { return }
      append(
        name: UnsafeBufferPointer(start: text + cell.start, count: Int(cell.count)), cell.has_quotes
      )
    }
  }

  /// Appends a cell.
  ///
  /// - Parameters:
  ///   - cell: The bytes, with doubled quotation marks as they are.
  ///   - isQuoted: Whether the cell is quoted.
  /// - Throws: `Fault` for a text that is not of the column's type.
  func append(_ cell: UnsafeBufferPointer<UInt8>, isQuoted: Bool) throws(Fault) {
    switch parser {
    case .plainNumber:
      if let number = CellNumber.parse(cell) { return numbers.append(number) }
      try appendMissing(cell, "a number")
    case .number:
      if let number = notation.parse(cell) { return numbers.append(number) }
      try appendMissing(
        cell, notation.needsUnits ? "a number with a unit of the rows before" : "a number")
    case .time(let notation):
      if let time = notation.parse(cell) {
        if time < lastLocalTime { isDescending = true }
        lastLocalTime = time
        guard let instant, notation.isLocal(cell) else { return times.append(time) }
        return append(instant(time), of: time, cell)
      }
      try appendMissing(cell, "a date or a time, written as in the rows before")
    case .name: append(name: cell, isQuoted)
    }
  }

  /// Appends the instant of a local time.
  private func append(
    _ instant: LocalInstant, of time: Int64, _ cell: UnsafeBufferPointer<UInt8>
  ) {
    if let second = instant.second { repeated.append(row: times.count, instant.time, second) }
    // A date without a time begins when the clock was set forward, and the year of other dates is only assumed.
    if instant.isSkipped, !time.isMultiple(of: CellTime.day), guess.unordered == nil {
      skipped = (
        skipped?.row ?? times.count, skipped?.cell ?? cell, (skipped?.count ?? 0) + 1
      )
    }
    times.append(instant.time)
  }

  /// Appends a missing value for a cell that says so.
  private func appendMissing(
    _ cell: UnsafeBufferPointer<UInt8>, _ expected: String
  ) throws(Fault) {
    if !ColumnGuess.isMissing(cell) {
      guard keepsFaults, !guess.alternativeReads(cell) else { throw Fault(expected: expected) }
      fault = (fault?.cell ?? cell, expected, (fault?.count ?? 0) + 1)
    }
    appendMissing()
  }

  /// Appends a missing value.
  func appendMissing() {
    switch parser {
    case .plainNumber, .number: numbers.append(.nan)
    case .time: times.append(DataColumn.missingTime)
    case .name: indices.append(-1)
    }
  }

  private func append(name cell: UnsafeBufferPointer<UInt8>, _ isQuoted: Bool) {
    let cell = CellNumber.trimmed(cell)
    if cell.isEmpty { return indices.append(-1) }
    guard isQuoted, cell.contains(UInt8(ascii: "\"")) else {
      return indices.append(table.index(of: cell))
    }
    let text = String(decoding: cell, as: UTF8.self).replacing("\"\"", with: "\"")
    indices.append(Array(text.utf8).withUnsafeBufferPointer { table.index(of: $0) })
  }

  /// Whether the times must ascend and do not, as they are written.
  var contradictsOrder: Bool { guess.unordered != nil && isDescending }

  /// The name, of numbers without a unit in parentheses or brackets at its end.
  var shortName: String { guess.hasShortName ? Self.divided(name).name : name }

  /// Chooses the instants of times that the clock shows twice by the order of the rows.
  ///
  /// - Parameter place: Returns the words for the place of a row with a cell.
  /// - Returns: The assumptions about ambiguous and nonexistent local times, in sentences.
  func resolveLocalTimes(_ place: (Int, UnsafeBufferPointer<UInt8>) -> String) -> [String] {
    var sentences: [String] = []
    if let sentence = repeated.resolve(&times, of: name) { sentences.append(sentence) }
    if let (row, cell, count) = skipped {
      let others =
        count == 1
        ? "" : count == 2 ? " So was another time." : " So were \(count - 1) other times."
      sentences.append(
        "The clock skips the time of column '\(name)' in \(place(row, cell)), which was read as a later one."
          + others)
    }
    return sentences
  }

  /// Returns the column.
  ///
  /// - Parameters:
  ///   - isShort: Whether it has its short name.
  ///   - fault: The cells of another type.
  /// - Returns: The column.
  func finish(isShort: Bool, fault: ColumnFault? = nil) -> DataColumn {
    switch guess.kind {
    case .number:
      let (name, unit) = isShort ? Self.divided(name) : (name, nil)
      return DataColumn(
        name: name, unit: notation.unit ?? unit, values: .numbers(numbers), fault: fault)
    case .time:
      return DataColumn(
        name: isShort ? shortName : name, values: .times(times), fault: fault,
        offsets: guess.offsets)
    case .name: return DataColumn(name: name, values: .names(indices, table.names), fault: fault)
    }
  }

  /// Divides a header such as `Distance (km)`, `Distance(km)` or `speed [m/s]`.
  ///
  /// Parentheses without a space in front of them can have arguments, as in `count(*)` and `V(out)`, so these must be a
  /// known unit.
  static func divided(_ header: String) -> (name: String, unit: String?) {
    for (open, close) in [("(", ")"), ("[", "]")] as [(Character, Character)]
    where header.last == close {
      guard let start = header.lastIndex(of: open) else { continue }
      let unit = header[header.index(after: start)...].dropLast()
      let name = header[..<start].trimmingSuffix { $0 == " " }
      let isUnit =
        open == "[" || name.endIndex < start || TablePreamble.isUnit(String(unit))
        || !Currency.divided(String(unit)).currency.isEmpty
      if !unit.isEmpty, unit.count <= 12, !name.isEmpty, isUnit {
        return (String(name), String(unit))
      }
    }
    return (header, nil)
  }
}

extension Substring {
  /// Returns the text without the characters at its end that satisfy a condition.
  fileprivate func trimmingSuffix(while condition: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, condition(last) { rest.removeLast() }
    return rest
  }
}
