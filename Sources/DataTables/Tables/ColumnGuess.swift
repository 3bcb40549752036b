/// The type of a column, as the first cells suggest it.
struct ColumnGuess {
  /// The type of a column, with the notation of its cells.
  enum Kind: Equatable {
    case number(NumberNotation)
    case time(TimeNotation)
    case name
  }

  var kind: Kind
  /// A sentence about what had to be assumed; `nil` if the cells leave no doubt.
  var assumption: String?
  /// The notation that the cells allow as well, if a later cell is not in the assumed one.
  var alternative: Kind?

  /// The first and the last time that numbers are taken for, in seconds since 1970: from September 2001 to 2100.
  private static let epochs = 1_000_000_000.0...4_102_444_800.0
  private static let years = 1800.0...2200.0
  /// The part of the cells that must be numbers for the others to be errors.
  static let mostlyNumbers = 0.9

  /// Guesses the type of a column.
  ///
  /// - Parameters:
  ///   - name: The name of the column, in single quotes where it is quoted.
  ///   - cells: The first cells.
  ///   - isFirst: Whether it is the first column, whose ascending numbers can be times.
  ///   - usesCommas: Whether another column has decimal commas.
  ///   - separator: The separator of the cells.
  init(
    _ name: String, _ cells: [UnsafeBufferPointer<UInt8>], isFirst: Bool, usesCommas: Bool,
    separator: CellSeparator
  ) {
    let present = cells.filter { !Self.isMissing($0) }
    kind = .name
    guard !present.isEmpty else { return }
    if Self.setTime(&self, name, present) { return }
    if let evidence = NumberEvidence(present) {
      let notation = evidence.notation(usesCommas: usesCommas, separator: separator)
      guard present.allSatisfy({ notation.parse($0) != nil }) else { return }
      kind = .number(notation)
      if evidence.isAmbiguous {
        assumption =
          notation.decimal == UInt8(ascii: ",")
          ? "The comma of column '\(name)' was read as the decimal separator."
          : "The comma of column '\(name)' was read as the separator of thousands."
      }
      setTimeOfNumbers(name, present.compactMap { notation.parse($0) }, isFirst: isFirst)
      return
    }
    // A few cells that are not numbers are reported when they are read.
    let numbers = present.filter { CellNumber.parse($0) != nil }
    if Double(numbers.count) >= Self.mostlyNumbers * Double(present.count), present.count >= 10 {
      kind = .number(NumberNotation())
    }
  }

  /// Whether a cell has no value.
  static func isMissing(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    let cell = CellNumber.trimmed(cell)
    return cell.isEmpty || NumberNotation.isMissing(cell)
      || CellNumber.parse(cell).map(\.isNaN) == true
  }

  /// Recognises dates that cannot be numbers; returns whether the cells are dates.
  private static func setTime(
    _ guess: inout ColumnGuess, _ name: String, _ cells: [UnsafeBufferPointer<UInt8>]
  ) -> Bool {
    if cells.allSatisfy({ TimeNotation.iso.parse($0) != nil }) {
      guess.kind = .time(.iso)
      return true
    }
    var orders = Set(DateOrder.allCases)
    var separator = UInt8(ascii: "/")
    for cell in cells {
      guard let fields = DateFields(CellNumber.trimmed(cell)) else { return false }
      orders.formIntersection(fields.orders)
      separator = fields.separator
      if orders.isEmpty { return false }
    }
    // Only numbers between slashes are written with the month first.
    let first: DateOrder =
      orders.contains(.monthDayYear) && (separator == UInt8(ascii: "/") || orders.count == 1)
      ? .monthDayYear : orders.contains(.dayMonthYear) ? .dayMonthYear : .yearMonthDay
    guess.kind = .time(.fields(first))
    if let other = orders.subtracting([first]).first {
      guess.alternative = .time(.fields(other))
      guess.assumption = "The dates of column '\(name)' were read as \(first.name)."
    }
    return true
  }

  /// Takes numbers for times if their size and the name of the column suggest it.
  private mutating func setTimeOfNumbers(_ name: String, _ numbers: [Double], isFirst: Bool) {
    guard case .number(let notation) = kind, notation.isPlain,
      let least = numbers.min(), let most = numbers.max()
    else { return }
    let words = name.lowercased()
    let isNamed =
      ["time", "date", "stamp", "epoch", "zeit", "datum", "fecha", "heure"]
      .contains { words.contains($0) } || ["ts", "t", "at", "x", "day"].contains(words)
    let ascends =
      isFirst && numbers.count > 2 && zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
    for (perSecond, unit) in [(1, "seconds"), (1000, "milliseconds"), (1_000_000, "microseconds")] {
      let scale = Double(perSecond)
      if Self.epochs.contains(least / scale), Self.epochs.contains(most / scale),
        isNamed || ascends
      {
        kind = .time(.epoch(perSecond: Int64(perSecond)))
        assumption = "Column '\(name)' was read as times: \(unit) since 1970."
        return
      }
    }
    let isYear = ["year", "jahr", "année", "annee", "año", "anno", "yr"].contains(words)
    let areYears =
      Self.years.contains(least) && Self.years.contains(most)
      && numbers.allSatisfy { $0 == $0.rounded() }
    if areYears, isYear || ascends && numbers.count > 3 && most - least < Double(3 * numbers.count)
    {
      kind = .time(.year)
      assumption = isYear ? nil : "Column '\(name)' was read as years."
    }
  }
}
