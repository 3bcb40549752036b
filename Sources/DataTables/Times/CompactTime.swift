/// Dates and times of digits without separators, such as `20240513T1005Z`, `20240130` or `202401`, ISO weeks, and
/// months such as `05/2024`.
enum CompactTime {
  /// The years of numbers that are dates.
  private static let years: ClosedRange<Int64> = 1900...2100

  /// Returns the time in a cell.
  ///
  /// - Parameter cell: Eight digits of a date, optionally with `T` or a space, four or six digits of a time and an
  ///   offset behind them; digits alone, as in `time(_:)`; a week such as `2024-W05`, whose first day it is, or one of
  ///   its days; or a month such as `05/2024`, `2024/05`, `2024M05` or `2024年5月`.
  /// - Returns: The number of microseconds since 1970; `nil` for other texts.
  static func parse(_ cell: UnsafeBufferPointer<UInt8>) -> Int64? {
    let cell = CellNumber.trimmed(cell)
    if let time = week(cell) ?? month(cell) { return time }
    let digits = cell.prefix(while: NumberNotation.isDigit)
    guard digits.count == 8 else {
      return digits.count == cell.count ? CellNumber.whole(cell).flatMap(time) : nil
    }
    guard let date = CellNumber.whole(UnsafeBufferPointer(rebasing: digits)).flatMap(time) else {
      return nil
    }
    var rest = cell[8...]
    guard let separator = rest.popFirst() else { return date }
    guard separator == UInt8(ascii: "T") || separator == UInt8(ascii: " ") else { return nil }
    let clock = rest.prefix(while: NumberNotation.isDigit)
    guard clock.count == 4 || clock.count == 6,
      let number = CellNumber.whole(UnsafeBufferPointer(rebasing: clock)),
      let time = self.clock(clock.count == 4 ? number * 100 : number)
    else { return nil }
    var scan = DateScan(cell: UnsafeBufferPointer(rebasing: cell[clock.endIndex...]))
    guard let offset = scan.zone(), scan.isAtEnd else { return nil }
    return date + time - offset * 1_000_000
  }

  /// Whether a cell, which has a time, ends with an offset from UTC.
  static func hasOffset(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    // It stands behind the date, a letter and at least four digits.
    !CellNumber.trimmed(cell).dropFirst(13).allSatisfy(NumberNotation.isDigit)
  }

  /// The numbers of months, such as `202405`.
  static let months: ClosedRange<Int64> = 1000_01...9999_12

  /// Returns the words for the parts of the date and the time that the digits of a number are.
  static func parts(of number: Int64) -> String {
    switch number {
    case months: "year and month"
    case ...9999_12_31: "year, month and day"
    case ...9999_12_31_23: "year, month, day and hour"
    default: "year, month, day and time"
    }
  }

  /// Returns the time that the digits of a number are: of a month, of a date, or of a date with hours, also with
  /// minutes or seconds.
  static func time(_ number: Int64) -> Int64? {
    switch number {
    case months: date(number * 100 + 1)
    case 1_000_00_00...9999_12_31: date(number)
    case 1_000_00_00_00...9999_12_31_23: time(number * 10_000)
    case 1_000_00_00_0000...9999_12_31_2359: time(number * 100)
    case 1_000_00_00_000000...9999_12_31_235959:
      date(number / 1_000_000).flatMap { date in clock(number % 1_000_000).map { date + $0 } }
    default: nil
    }
  }

  private static func date(_ number: Int64) -> Int64? {
    let (year, month, day) = (number / 10_000, number / 100 % 100, number % 100)
    guard years.contains(year), (1...12).contains(month),
      (1...CellTime.days(in: month, of: year)).contains(day)
    else { return nil }
    return CellTime.daysSince1970(year, month, day) * CellTime.day
  }

  private static func clock(_ number: Int64) -> Int64? {
    let (hour, minute, second) = (number / 10_000, number / 100 % 100, number % 100)
    guard hour < 24, minute < 60, second < 60 else { return nil }
    return (hour * 3600 + minute * 60 + second) * 1_000_000
  }

  /// Reads a month and a year, neither of which has a name.
  private static func month(_ cell: UnsafeBufferPointer<UInt8>) -> Int64? {
    // Most cells are numbers or longer.
    guard (6...12).contains(cell.count) else { return nil }
    var scan = DateScan(cell: cell)
    guard let first = scan.number(), let separator = scan.monthSeparator(),
      let second = scan.number()
    else { return nil }
    if separator == UInt8(ascii: "-") { _ = scan.skip(character: "月") }
    let (year, month) = first.digits == 4 ? (first, second) : (second, first)
    guard scan.isAtEnd, year.digits == 4, month.digits <= 2,
      month.digits == 2 || separator != UInt8(ascii: "M"), years.contains(year.number)
    else { return nil }
    return date(year.number * 10_000 + month.number * 100 + 1)
  }

  /// Whether a cell is a year with the last digits of the next one, such as `2005/06`.
  static func isFiscalYear(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    let cell = CellNumber.trimmed(cell)
    guard cell.count == 7, let year = number(cell[..<4]), let next = number(cell[5...]) else {
      return false
    }
    return (year + 1) % 100 == next
  }

  /// Reads `2024-W05` or `2024-W05-1`, or either without hyphens.
  private static func week(_ cell: UnsafeBufferPointer<UInt8>) -> Int64? {
    let hyphen = UInt8(ascii: "-")
    guard cell.count > 6 else { return nil }
    let start = cell[4] == hyphen ? 5 : 4
    guard cell[start] | 0x20 == UInt8(ascii: "w") else { return nil }
    let end = start + 3
    let day: Int64?
    switch cell.count - end {
    case 0: day = 1
    case 1 where start == 4, 2 where start == 5 && cell[end] == hyphen:
      day = number(cell[(cell.count - 1)...])
    default: return nil
    }
    guard let year = number(cell[..<4]), let week = number(cell[(start + 1)..<end]), let day,
      years.contains(year), (1...weeks(of: year)).contains(week), (1...7).contains(day)
    else { return nil }
    return (firstMonday(of: year) + (week - 1) * 7 + day - 1) * CellTime.day
  }

  /// Returns the number of a few digits; `nil` for other bytes.
  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int64? {
    var number: Int64 = 0
    for digit in digits {
      guard NumberNotation.isDigit(digit) else { return nil }
      number = number * 10 + Int64(digit - UInt8(ascii: "0"))
    }
    return number
  }

  /// Returns the day on which the first week of a year begins: the one with 4 January.
  private static func firstMonday(of year: Int64) -> Int64 {
    let fourth = CellTime.daysSince1970(year, 1, 4)
    // The first day of 1970 was a Thursday.
    let weekday = ((fourth + 3) % 7 + 7) % 7
    return fourth - weekday
  }

  private static func weeks(of year: Int64) -> Int64 {
    (firstMonday(of: year + 1) - firstMonday(of: year)) / 7
  }
}
