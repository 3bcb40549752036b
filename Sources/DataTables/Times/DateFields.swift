/// The parts of a date that is written with numbers or with the name of a month, and of a time behind it.
struct DateFields {
  /// A number with its number of digits; names of months have no digits.
  private struct Part {
    var number: Int64
    var digits: Int
  }

  private var parts: [Part] = []
  /// The byte between the first two parts.
  private(set) var separator = UInt8(ascii: " ")
  /// The time of day, in microseconds.
  private var timeOfDay: Int64 = 0
  /// The offset of the time from UTC, in seconds; `nil` if it has none.
  private(set) var offset: Int64?
  /// Whether the time has an offset from UTC.
  var hasOffset: Bool { offset != nil }

  /// Whether the date has no year; that of `assumedYear` is assumed.
  private(set) var isYearless = false

  /// Whether the end of an interval follows the time, which is its start.
  var isInterval: Bool { ends != nil }
  /// The orders of the end of the interval; `nil` for a single time.
  private var ends: [DateOrder]?

  /// The year of dates without one, as in logs: a leap year.
  static let assumedYear: Int64 = 2000

  /// Reads a cell without surrounding spaces; `nil` for a text that is no date.
  ///
  /// Square brackets can enclose the date, as in logs of servers. Of an interval whose start has a time of day, the
  /// start is read.
  init?(_ cell: UnsafeBufferPointer<UInt8>) {
    var scan = DateScan(cell: DateScan.unbracketed(cell))
    scan.skipWeekday()
    while parts.count < 3, !scan.isAtEnd {
      if !parts.isEmpty {
        guard let byte = scan.separator() else { return nil }
        if parts.count == 1 { separator = byte }
        if scan.isAtTime {
          guard readTimeBeforeYear(&scan) else { return nil }
          continue
        }
      }
      if let (number, digits) = scan.number() {
        guard digits <= 4 else { return nil }
        parts.append(Part(number: number, digits: digits))
        if digits < 3 { scan.skip(DateNames.ordinals) }
      } else if let month = scan.word().flatMap(DateNames.month) {
        guard !parts.contains(where: { $0.digits == 0 }) else { return nil }
        parts.append(Part(number: month, digits: 0))
      } else {
        return nil
      }
    }
    guard parts.count == 3 || parts.count == 2 && hasName else { return nil }
    // In Korean, a point follows the day, as in `2024. 5. 13.`.
    if !scan.skip(character: "日"), separator == UInt8(ascii: ".") { scan.skipLastPoint() }
    if !scan.isAtEnd {
      guard scan.timeSeparator(), let time = scan.clock() else { return nil }
      var end = scan.intervalEnd()
      if end == nil {
        guard let offset = scan.zone() else { return nil }
        timeOfDay = -offset * 1_000_000
        if scan.hasOffset { self.offset = offset }
        end = scan.intervalEnd()
      }
      timeOfDay += time
      if let end {
        ends = TimeNotation.clock.parse(end) == nil ? DateFields(end)?.orders : DateOrder.allCases
        if ends == nil { return nil }
        return
      }
      scan.skipParentheses()
    }
    guard scan.isAtEnd else { return nil }
  }

  /// Reads a time behind the name of a month and a day, as in `May 13 10:00:00 2024`, and the year if there is one.
  private mutating func readTimeBeforeYear(_ scan: inout DateScan) -> Bool {
    guard parts.count == 2, hasName, parts.allSatisfy({ $0.digits < 3 }), let time = scan.clock()
    else { return false }
    timeOfDay = time
    let start = scan
    if let offset = scan.zone(), !scan.isAtEnd {
      (timeOfDay, self.offset) = (time - offset * 1_000_000, offset)
      scan.skipSpaces()
    } else {
      scan = start
    }
    if scan.isAtEnd {
      isYearless = true
      parts.append(Part(number: Self.assumedYear, digits: 4))
      return true
    }
    guard let (year, digits) = scan.number(), digits == 4, scan.isAtEnd else { return false }
    parts.append(Part(number: year, digits: digits))
    return true
  }

  /// Returns the year that two digits stand for: one from 1970 to 2069.
  static func fullYear(_ digits: Int64) -> Int64 { digits + (digits < 70 ? 2000 : 1900) }

  private var hasName: Bool { parts.contains { $0.digits == 0 } }

  /// The number of the month in front of two digits of its year, such as `Apr-24`; `nil` for other dates.
  ///
  /// Spreadsheets write months so, and days as `24-Apr`.
  var shortMonth: Int64? {
    parts.count == 2 && parts[0].digits == 0 && separator == UInt8(ascii: "-")
      && parts[1].digits == 2 ? parts[0].number : nil
  }

  /// The orders in which the parts are a date.
  var orders: [DateOrder] {
    DateOrder.allCases.filter { time($0) != nil && ends?.contains($0) != false }
  }

  /// Returns the time in microseconds since 1970 for an order of the parts; `nil` if it is no date.
  func time(_ order: DateOrder) -> Int64? {
    let (year, month, day): (Part, Part, Part)
    if parts.count == 2 {
      // A month with a name, and its year.
      let name = parts[0].digits == 0 ? 0 : 1
      guard order == .monthDayYear, parts[1 - name].digits == 4 || shortMonth != nil else {
        return nil
      }
      (year, month, day) = (parts[1 - name], parts[name], Part(number: 1, digits: 2))
    } else {
      switch order {
      case .yearMonthDay: (year, month, day) = (parts[0], parts[1], parts[2])
      case .dayMonthYear: (year, month, day) = (parts[2], parts[1], parts[0])
      case .monthDayYear: (year, month, day) = (parts[2], parts[0], parts[1])
      }
    }
    guard year.digits == 4 || year.digits == 2 && order != .yearMonthDay, month.digits <= 2,
      !hasName || month.digits == 0, day.digits == 1 || day.digits == 2
    else { return nil }
    let fullYear = year.digits == 4 ? year.number : Self.fullYear(year.number)
    guard (1...12).contains(month.number),
      (1...CellTime.days(in: month.number, of: fullYear)).contains(day.number)
    else { return nil }
    return CellTime.daysSince1970(fullYear, month.number, day.number) * CellTime.day + timeOfDay
  }
}
