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
  /// The assumption about a column in its alternative notation; `nil` for none.
  private var alternativeAssumption: String?
  /// The sentence about a column of times that has names instead if they do not ascend; `nil` if any order is allowed.
  ///
  /// If the column has an alternative, it is that instead.
  private(set) var unordered: String?
  /// The cells because of which a column of numbers or times was taken for one of names: the index of the first one
  /// among the given cells, their number, and whether the others are numbers; `nil` for none.
  private(set) var doubt: (place: Int, count: Int, expectsNumbers: Bool)?

  /// The first and the last time that numbers are taken for, in seconds since 1970: from September 2001 to 2100.
  static let epochs = 1_000_000_000.0...4_102_444_800.0
  static let years = 1800.0...2200.0
  /// The number of cells from which those of names are compared with numbers and times.
  private static let leastDoubted = 4

  /// What is known about a column besides its cells.
  struct Hints {
    /// Whether it is the first column, whose ascending numbers can be times.
    var isFirst: Bool
    /// Whether a column before it has dates, so that it can have their times.
    var followsDates: Bool
    /// The separator of the cells; `nil` for values of JSON or a database.
    var separator: CellSeparator?
    /// Whether another column has decimal commas.
    var usesCommas: Bool
    /// Whether another column has points that are certainly decimal ones.
    var usesPoints = false
    /// Whether the user says which decimal separator there is.
    var isDecimalGiven: Bool
    /// The order of dates that the user gives; `nil` for none.
    var dateOrder: DateOrder?
    /// The times that the user states or refuses; `nil` for none.
    var times: StatedTimes?
    /// The name of the column of positions, if the user gives one.
    var positions: String?
  }

  /// The assumption about times of day in the columns that need a zone.
  static let utc = "Times without an offset were read as UTC; see --time-zone."

  /// Whether the column is that of positions, which the user names without the unit in its header.
  private var isNamedWithoutUnit = false

  /// Whether the name of the column is that of its header without the unit.
  var hasShortName: Bool { isOfNumbers || isNamedWithoutUnit }

  /// Whether the notation of the first cells needs a zone.
  private(set) var needsZone = false

  /// The least and the greatest offset from UTC, in seconds, of the first cells; `nil` unless all of them state one.
  private(set) var offsets: ClosedRange<Int>?

  /// Guesses the type of a column.
  ///
  /// - Parameters:
  ///   - name: The name of the column.
  ///   - cells: The first cells.
  ///   - hints: What else is known.
  init(_ name: String, _ cells: [UnsafeBufferPointer<UInt8>], _ hints: Hints) {
    let present = cells.filter { !Self.isMissing($0) }
    kind = .name
    guard !present.isEmpty else { return }
    defer {
      if case .time(let notation) = kind {
        needsZone = present.contains(where: notation.needsZone)
        offsets = Self.offsets(of: present, in: notation)
      }
    }
    defer {
      if kind == .name {
        if present.count >= Self.leastDoubted { setDoubt(cells, hints.usesCommas) }
        if assumption == nil, doubt == nil, hints.times != StatedTimes.none {
          assumption = UnreadDates(name, present)?.sentence
        }
      }
    }
    if hints.times != StatedTimes.none {
      setTime(name, present, hints.dateOrder)
      if kind == .name, hints.isFirst { setClock(name, present, hints) }
    }
    guard kind == .name else { return }
    if let evidence = NumberEvidence(present, of: name) {
      let notation = evidence.notation(hints)
      let numbers = present.compactMap { notation.parse($0) }
      guard numbers.count == present.count, !LeadingZeros.areCodes(present, of: name) else {
        return
      }
      if let decades = Decades(name, numbers, unit: notation.unit, isFirst: hints.isFirst) {
        assumption = decades.assumption
        return
      }
      set(notation)
      if evidence.contradicts(hints) {
        assumption =
          "Column '\(name)' has decimal \(evidence.usesCommas ? "commas" : "points"), other than given."
      } else if let separator = evidence.ambiguousSeparator(hints) {
        let isDecimal = (notation.decimal == UInt8(ascii: ",")) == (separator == "comma")
        let role = isDecimal ? "decimal separator" : "separator of thousands"
        let hint = separator == "point" ? "; see --decimal" : ""
        assumption = "The \(separator) of column '\(name)' was read as the \(role)\(hint)."
      }
      if let number = evidence.numberWithoutUnit, let unit = notation.unit {
        let sentence =
          "Numbers of column '\(name)' without a unit, such as '\(TableError.quoted(number))', were read as \(unit)."
        assumption = [assumption, sentence].compactMap(\.self).joined(separator: " ")
      }
      if let conversion = evidence.conversion, !conversion.words.isEmpty {
        assumption = "The units of column '\(name)' were \(conversion.words)."
      }
      if let limit = evidence.limits?.first {
        let sentence = "Limits in column '\(name)', such as '\(limit)', were read as numbers."
        assumption = [assumption, sentence].compactMap(\.self).joined(separator: " ")
      }
      if notation.isPlain || evidence.hasDigitsOnly {
        setTimeOfNumbers(
          name, numbers, isFirst: hints.isFirst, positions: hints.positions, hints.times)
      }
      return
    }
    if setDurations(name, present, hints) { return }
    // A few cells that are not numbers are reported when they are read.
    if hints.usesCommas {
      if let evidence = NumberEvidence(mostOf: present) { set(evidence.notation(hints)) }
    } else if NumberEvidence.areMost(present.count { CellNumber.parse($0) != nil }, of: present) {
      set(NumberNotation())
    }
  }

  private static func offsets(
    of cells: [UnsafeBufferPointer<UInt8>], in notation: TimeNotation
  ) -> ClosedRange<Int>? {
    var range: ClosedRange<Int>?
    for cell in cells {
      guard let offset = notation.offset(of: cell).map({ Int($0) }) else { return nil }
      range = min(range?.lowerBound ?? offset, offset)...max(range?.upperBound ?? offset, offset)
    }
    return range
  }

  /// Finds out whether more than half of the cells are numbers or times.
  private mutating func setDoubt(_ cells: [UnsafeBufferPointer<UInt8>], _ usesCommas: Bool) {
    let present = cells.indices.filter { !Self.isMissing(cells[$0]) }
    for expectsNumbers in [true, false] {
      let others = present.filter { !Self.isValue(cells[$0], number: expectsNumbers, usesCommas) }
      if let first = others.first, 2 * others.count < present.count {
        doubt = (first, others.count, expectsNumbers)
        return
      }
    }
  }

  /// Whether a cell is a number in any notation with decimal points, or commas as well, or else a date, which must
  /// exist, or a time.
  static func isValue(
    _ cell: UnsafeBufferPointer<UInt8>, number: Bool, _ usesCommas: Bool = false
  ) -> Bool {
    number
      ? usesCommas
        ? NumberEvidence.number(cell) != nil : NumberNotation(isGrouped: true).parse(cell) != nil
      : TimeNotation.iso.parse(cell) != nil
        || DateFields(CellNumber.trimmed(cell))?.orders.isEmpty == false
  }

  /// Whether the cells are numbers.
  var isOfNumbers: Bool { if case .number = kind { true } else { false } }

  /// Whether the cells are dates, which the times of day in a later column can belong to.
  var hasDates: Bool {
    if case .time(let notation) = kind { notation != .year && notation != .clock } else { false }
  }

  /// Whether the alternative allows a cell.
  func alternativeReads(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    switch alternative {
    case .number(let notation): notation.parse(cell) != nil
    case .time(let notation): notation.parse(cell) != nil
    case .name, nil: false
    }
  }

  /// Takes the alternative notation, or names if there is none.
  mutating func takeAlternative() {
    assumption = alternative == nil ? unordered : alternativeAssumption
    (kind, alternative, unordered, alternativeAssumption) = (alternative ?? .name, nil, nil, nil)
    if case .time = kind { return }
    needsZone = false
  }

  /// Recognises durations, and times of day that look like them; returns whether the cells are some.
  private mutating func setDurations(
    _ name: String, _ cells: [UnsafeBufferPointer<UInt8>], _ hints: Hints
  ) -> Bool {
    guard let durations = Self.durations(name, cells) else { return false }
    if hints.times != StatedTimes.none, Self.haveTimesOfDay(name, cells, hints) {
      setClock(name, cells)
    } else {
      (kind, assumption) = durations
    }
    return true
  }

  /// Returns the notation of durations, with the assumption about it; `nil` unless all cells are certainly
  /// durations.
  private static func durations(
    _ name: String, _ cells: [UnsafeBufferPointer<UInt8>]
  ) -> (kind: Kind, assumption: String)? {
    var durations: [DurationText] = []
    for cell in cells {
      guard let duration = DurationText(CellNumber.trimmed(cell)) else { return nil }
      durations.append(duration)
    }
    guard DurationText.areCertain(durations, in: name) else { return nil }
    let unit = DurationText.unit(for: durations)
    let reading =
      durations.allSatisfy(\.canHaveHours)
      ? ("read as minutes and seconds and ", "; write H:MM:SS for hours") : ("", "")
    return (
      .number(NumberNotation(suffix: Array(unit.name.utf8), secondsPerUnit: unit.seconds)),
      "The durations of column '\(name)' were \(reading.0)converted to \(unit.name)\(reading.1)."
    )
  }

  /// Guesses the type of a column whose values are numbers, not texts.
  ///
  /// - Parameters:
  ///   - name: The name of the column.
  ///   - numbers: The first numbers, without missing ones.
  ///   - isFirst: Whether it is the first column.
  ///   - reader: The options about times.
  init(_ name: String, numbers: [Double], isFirst: Bool, _ reader: DelimitedReader) {
    kind = .number(NumberNotation())
    setTimeOfNumbers(
      name, numbers, isFirst: isFirst, positions: reader.positions, reader.times)
  }

  /// Returns a column of values that are numbers, not texts, or of the times that they stand for.
  ///
  /// - Parameters:
  ///   - name: The name of the column.
  ///   - numbers: The numbers; NaN for missing ones.
  ///   - isFirst: Whether it is the first column.
  ///   - reader: The options about times.
  /// - Returns: The column, the assumptions, and whether it has dates.
  static func column(
    _ name: String, _ numbers: ContiguousArray<Double>, isFirst: Bool,
    _ reader: DelimitedReader = DelimitedReader()
  ) -> (column: DataColumn, assumption: String?, hasDates: Bool) {
    let first = numbers.lazy.filter { !$0.isNaN }.prefix(1000)
    let guess = ColumnGuess(name, numbers: Array(first), isFirst: isFirst, reader)
    let (short, unit) = ColumnBuilder.divided(name)
    if case .time(let notation) = guess.kind, let times = times(of: numbers, in: notation) {
      let column = DataColumn(name: guess.hasShortName ? short : name, values: .times(times))
      return (column, guess.assumption, guess.hasDates)
    }
    return (DataColumn(name: short, unit: unit, values: .numbers(numbers)), nil, false)
  }

  /// Returns numbers as times; `nil` if a number is not a time.
  private static func times(
    of numbers: ContiguousArray<Double>, in notation: TimeNotation
  ) -> ContiguousArray<Int64>? {
    var times: ContiguousArray<Int64> = []
    times.reserveCapacity(numbers.count)
    for number in numbers {
      guard let time = number.isNaN ? DataColumn.missingTime : notation.time(of: number) else {
        return nil
      }
      times.append(time)
    }
    return times
  }

  /// Makes the column one of numbers; greater ones may have groups of digits that the first ones lack.
  private mutating func set(_ notation: NumberNotation) {
    kind = .number(notation)
    if notation.isPlain { alternative = .number(NumberNotation(isGrouped: true)) }
  }

  /// Whether a cell has no value.
  static func isMissing(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    let cell = CellNumber.trimmed(cell)
    return cell.isEmpty || NumberNotation.isMissing(cell)
      || CellNumber.parse(cell).map(\.isNaN) == true
  }

  /// Recognises dates that cannot be numbers.
  private mutating func setTime(
    _ name: String, _ cells: [UnsafeBufferPointer<UInt8>], _ given: DateOrder?
  ) {
    if cells.allSatisfy({ TimeNotation.iso.parse($0) != nil }) {
      kind = .time(.iso)
      return
    }
    // Digits alone can be numbers.
    if !CellNumber.trimmed(cells[0]).allSatisfy(NumberNotation.isDigit),
      cells.allSatisfy({ TimeNotation.compact.parse($0) != nil }),
      !cells.allSatisfy(CompactTime.isFiscalYear)
    {
      kind = .time(.compact)
      return
    }
    var orders = Set(DateOrder.allCases)
    var separator = UInt8(ascii: "/")
    var (isYearless, hasIntervals, times): (Bool, Bool, [Int64]) = (false, false, [])
    var months: [(number: Int64, time: Int64?)] = []
    for cell in cells {
      guard let fields = DateFields(CellNumber.trimmed(cell)) else {
        if let zone = TimeZoneNames.ambiguous(in: cell) {
          assumption =
            "Column '\(name)' was read as text, because several time zones are called '\(zone)'. "
            + "Write offsets, such as +08:00."
        }
        return
      }
      if fields.isYearless {
        isYearless = true
        times += fields.orders.first.flatMap { fields.time($0) }.map { [$0] } ?? []
      }
      if fields.isInterval { hasIntervals = true }
      if let month = fields.shortMonth { months.append((month, fields.time(.monthDayYear))) }
      orders.formIntersection(fields.orders)
      separator = fields.separator
      if orders.isEmpty { return }
    }
    if !months.isEmpty {
      // Days such as `May-01` and `May-02` are in one month.
      let pairs = zip(months, months.dropFirst())
      guard pairs.allSatisfy({ $0.number != $1.number || $0.time == $1.time }) else { return }
      assumption = "The numbers behind the months of column '\(name)' were read as years."
    }
    defer {
      if hasIntervals {
        let sentence = "The intervals of column '\(name)' were read as their starts."
        assumption = [assumption, sentence].compactMap(\.self).joined(separator: " ")
      }
    }
    // A new year would begin before the old one.
    guard !isYearless || zip(times, times.dropFirst()).allSatisfy(<=) else { return }
    defer {
      if isYearless {
        unordered =
          "Column '\(name)' was read as text, because its dates have no year and do not ascend."
        assumption =
          "The dates of column '\(name)' have no year, and \(DateFields.assumedYear) was assumed."
      }
    }
    if let given, orders.contains(given) {
      kind = .time(.fields(given))
      return
    }
    let first = DateOrder.usual(of: orders, separator: separator)
    kind = .time(.fields(first))
    if given != nil {
      assumption = "The dates of column '\(name)' are \(first.name), other than given."
    } else if let other = orders.subtracting([first]).first {
      alternative = .time(.fields(other))
      assumption = "The dates of column '\(name)' were read as \(first.name)."
    }
  }

  /// Whether the name of a column is that of times of day, and all cells are such ones with two digits of the hour.
  private static func haveTimesOfDay(
    _ name: String, _ cells: [UnsafeBufferPointer<UInt8>], _ hints: Hints
  ) -> Bool {
    ClockName(name).isOfTimes(followsDates: hints.followsDates)
      && cells.allSatisfy { cell in
        let cell = CellNumber.trimmed(cell)
        return cell.count > 4 && cell[2] == UInt8(ascii: ":")
          && TimeNotation.clock.parse(cell) != nil
      }
  }

  /// Returns the assumption about a column of times of day.
  static func undated(_ name: String) -> String {
    "Column '\(name)' has times without a date, which were put on 1970-01-01."
  }

  /// Makes the column one of times of day; a later cell of more than a day shows that they are durations.
  private mutating func setClock(_ name: String, _ cells: [UnsafeBufferPointer<UInt8>]) {
    kind = .time(.clock)
    assumption = Self.undated(name)
    guard let durations = Self.durations(name, cells) else { return }
    (alternative, alternativeAssumption) = durations
  }

  /// Recognises times of day in ascending order.
  private mutating func setClock(
    _ name: String, _ cells: [UnsafeBufferPointer<UInt8>], _ hints: Hints
  ) {
    let times = cells.map { TimeNotation.clock.parse($0) ?? -1 }
    guard !DurationText.matches(name: name), times.count > 1, times.allSatisfy({ $0 >= 0 }),
      zip(times, times.dropFirst()).allSatisfy(<=)
    else { return }
    setClock(name, cells)
    if !Self.haveTimesOfDay(name, cells, hints) {
      unordered = "Column '\(name)' was read as text, because its times of day do not ascend."
    }
  }

  /// The names of columns of times, whatever their numbers are.
  static let timeNames: Set<String> = [
    "time", "date", "timestamp", "epoch", "zeit", "datum", "fecha", "heure", "ts", "t", "at",
  ]

  /// Whether a name in lowercase is that of months; dates can be months as well.
  private static func haveMonths(_ name: String) -> Bool {
    ["month", "monat", "period", "date", "datum", "fecha", "yyyymm"].contains { name.contains($0) }
      || name.split { !$0.isLetter }.contains { ["mois", "mes", "mese", "ym"].contains($0) }
  }

  /// Whether the numbers from the least to the greatest one can be times since 1970 in a unit.
  static func areEpochs(_ least: Double, _ most: Double, _ perSecond: Int64) -> Bool {
    [least, most].allSatisfy { epochs.contains($0 / Double(perSecond)) }
  }

  /// Takes numbers for times if their size and the name of the column suggest it.
  private mutating func setTimeOfNumbers(
    _ name: String, _ numbers: [Double], isFirst: Bool, positions: String?, _ stated: StatedTimes?
  ) {
    guard stated != StatedTimes.none, let least = numbers.min(), let most = numbers.max() else {
      return
    }
    let words = name.lowercased()
    let short = ColumnBuilder.divided(name)
    let shortWords = short.name.lowercased()
    let isNamed =
      ["time", "date", "stamp", "epoch", "zeit", "datum", "fecha", "heure"]
      .contains { words.contains($0) }
      || ["ts", "t", "at", "x", "day", "week", "month", "hour"].contains(shortWords)
    let ascends =
      isFirst && numbers.count > 2 && zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
    func areEpochs(_ perSecond: Int64) -> Bool { Self.areEpochs(least, most, perSecond) }
    defer {
      if case .time = kind { isNamedWithoutUnit = positions == short.name && positions != name }
    }
    if let stated, let perSecond = stated.perSecond {
      // Another unit, or another column of positions, makes the numbers values.
      let canBeTimes =
        stated.allows(unit: short.unit)
        && (isNamed && areEpochs(perSecond) || Self.timeNames.contains(shortWords)
          || ascends && positions == nil)
      // A stated unit is no assumption.
      if [name, short.name].contains(positions) || canBeTimes {
        (kind, alternative) = (.time(.epoch(perSecond: perSecond)), nil)
      }
      return
    }
    // Hours of a date, such as 2026112000, look like seconds, but few seconds like them.
    if let first = Int64(exactly: least),
      CompactTime.months.contains(first) ? Self.haveMonths(words) : isNamed || ascends,
      numbers.allSatisfy({ TimeNotation.compact.time(of: $0) != nil })
    {
      (kind, alternative) = (.time(.compact), nil)
      assumption =
        "Column '\(name)' was read as dates: the digits of \(CompactTime.parts(of: first))."
      return
    }
    let units: [(Int64, String)] = [
      (1, "seconds"), (1000, "milliseconds"), (1_000_000, "microseconds"),
      (1_000_000_000, "nanoseconds"),
    ]
    for (perSecond, unit) in units {
      if areEpochs(perSecond), isNamed || ascends {
        (kind, alternative) = (.time(.epoch(perSecond: perSecond)), nil)
        assumption = "Column '\(name)' was read as times: \(unit) since 1970."
        return
      }
    }
    if TimeNotation.areSerials(numbers, of: name) {
      (kind, alternative) = (.time(.serial), nil)
      assumption = "Column '\(name)' was read as dates: the days of spreadsheets since 1899-12-30."
      return
    }
    let isYear = YearNames.isOfYears(words, numbers)
    let areYears =
      Self.years.contains(least) && Self.years.contains(most)
      && numbers.allSatisfy { $0 == $0.rounded() }
    if areYears, isYear || ascends && numbers.count > 3 && most - least < Double(3 * numbers.count)
    {
      (kind, alternative) = (.time(.year), nil)
      assumption = isYear ? nil : "Column '\(name)' was read as years."
    }
  }
}
