/// The cells of a first record that can be names as well as values, such as `5m`, `00:12` or `NULL`.
///
/// They are values only if no column has a name above values. Then, numbers with units, durations and times of day are
/// values above others of their kind, and words for missing values are values, too. `NA` and other words that can be
/// names must recur below, as must the unit of a whole number above durations.
struct DoubtfulNames {
  /// The first of them: one that is a value, or else one that is not clearly a name.
  let example: String
  /// Whether one of them is a value.
  let areValues: Bool

  /// The number of rows with which the first record is compared.
  static let comparedRows = 100

  /// Finds such cells in the first of several records; `nil` if all of its cells are clearly names.
  ///
  /// - Parameters:
  ///   - records: The records; at least one, whose cells are no values without doubt.
  ///   - table: The text.
  /// - Complexity: O(*n*) for *n* cells of the compared rows.
  init?(in records: [[CellCursor.Cell]], _ table: TableText) {
    guard let first = records.first else { return nil }
    let cells = first.map { CellNumber.trimmed(table.bytes(of: $0)) }
    guard cells.contains(where: { Kind($0) != nil }) else { return nil }
    let rows = records.dropFirst().prefix(Self.comparedRows)
    let columns = cells.indices.map { column in
      rows.compactMap { $0.count > column ? CellNumber.trimmed(table.bytes(of: $0[column])) : nil }
    }
    var (value, unclear): (UnsafeBufferPointer<UInt8>?, UnsafeBufferPointer<UInt8>?)
    for (cell, column) in zip(cells, columns) {
      let present = column.filter { !ColumnGuess.isMissing($0) }
      guard let kind = Kind(cell) else {
        let values = present.count { TableSniffer.isValue($0) }
        if !cell.isEmpty, 2 * values > present.count { return nil }
        continue
      }
      if kind.isValue(cell, above: column, present) {
        value = value ?? cell
      } else if !present.allSatisfy({ CellNumber.parse($0) != nil }) || kind == .missing {
        unclear = unclear ?? cell
      }
    }
    guard let example = value ?? unclear else { return nil }
    self.example = TableError.quoted(String(decoding: example, as: UTF8.self))
    areValues = value != nil
  }

  /// The kinds of such cells.
  private enum Kind {
    /// A number with a unit of letters, or a duration with units.
    case quantity
    /// A duration or a time of day with colons.
    case clock
    /// A word for a missing value.
    case missing

    /// The words for missing values that can be names, in upper case.
    private static let namesOfMissing: Set<String> = [
      "NA", "N/A", "NONE", "UNKNOWN", "UNAVAILABLE", "NOT AVAILABLE",
    ]

    /// Returns the kind of a cell; `nil` for an empty cell and any other text.
    init?(_ cell: UnsafeBufferPointer<UInt8>) {
      if cell.isEmpty { return nil }
      if ColumnGuess.isMissing(cell) {
        self = .missing
      } else if !cell.contains(where: NumberNotation.isDigit) {
        return nil
      } else if cell.contains(UInt8(ascii: ":")) {
        guard DurationText(cell) != nil || TimeNotation.clock.parse(cell) != nil else { return nil }
        self = .clock
      } else {
        guard NumberEvidence([cell])?.suffix.isEmpty == false || DurationText(cell) != nil else {
          return nil
        }
        self = .quantity
      }
    }

    /// Returns whether a cell of this kind is a value.
    ///
    /// - Parameters:
    ///   - cell: The cell.
    ///   - column: The cells below it.
    ///   - present: Those of them that have a value.
    /// - Returns: Whether it is one.
    func isValue(
      _ cell: UnsafeBufferPointer<UInt8>, above column: [UnsafeBufferPointer<UInt8>],
      _ present: [UnsafeBufferPointer<UInt8>]
    ) -> Bool {
      switch self {
      case .missing:
        let canBeName = Self.namesOfMissing.contains(
          String(decoding: cell, as: UTF8.self).uppercased())
        return !canBeName || column.contains { $0.elementsEqual(cell) }
      case .clock: return !present.isEmpty && present.allSatisfy { Kind($0) == .clock }
      case .quantity:
        // Below a name such as `5m`, there are plain numbers.
        let others = present.filter { CellNumber.parse($0) != 0 }
        guard !others.isEmpty, others.allSatisfy({ Kind($0) == .quantity }) else { return false }
        // Above durations with other units, `100m` and `5m` are names.
        let units = others.map { DurationText($0)?.unit }
        if let own = DurationText(cell), !own.isCertain, !cell.contains(UInt8(ascii: ".")),
          !units.contains(nil), !units.contains(own.unit)
        {
          return false
        }
        return NumberEvidence([cell] + others) != nil
          || ([cell] + others).allSatisfy { DurationText($0) != nil }
      }
    }
  }
}
