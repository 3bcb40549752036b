import CKernels

/// A parser of ISO 8601 dates and times.
///
/// Each of Foundation's formats accepts only one of the notations and requires a `String` for every cell, of
/// which files have millions.
package enum CellTime {
  /// Returns the time in a cell such as `2024-05-01`, `2024-05-01T12:30` or `2024-05-01 12:30:05.25+02:00`.
  ///
  /// - Parameter cell: A date, optionally followed by `T` or a space, the hour and the minute, optionally by
  ///   seconds with or without a fraction, and optionally by `Z` or an offset: `+02`, `+0200` or `+02:00`.
  ///   The default is UTC. Surrounding spaces are ignored.
  /// - Returns: The number of microseconds since 1970, rounded down; `nil` for any other text, and for dates
  ///   that do not exist.
  package static func parse(_ cell: UnsafeBufferPointer<UInt8>) -> Int64? {
    var scan = Scan(cell: CellNumber.trimmed(cell))
    guard let year = scan.number(digits: 4), scan.take("-"), let month = scan.number(digits: 2),
      scan.take("-"), let day = scan.number(digits: 2), (1...12).contains(month),
      (1...days(in: month, of: year)).contains(day)
    else { return nil }
    var seconds = daysSince1970(year, month, day) * 86_400
    guard !scan.isAtEnd else { return seconds * 1_000_000 }
    guard scan.take("T") || scan.take("t") || scan.take(" "),
      let hour = scan.number(digits: 2), scan.take(":"), let minute = scan.number(digits: 2),
      hour < 24, minute < 60
    else { return nil }
    seconds += hour * 3600 + minute * 60
    var microseconds: Int64 = 0
    if scan.take(":") {
      // A leap second is the 61st of its minute.
      guard let second = scan.number(digits: 2), second <= 60 else { return nil }
      seconds += second
      if scan.take(".") || scan.take(",") {
        guard let fraction = scan.fraction() else { return nil }
        microseconds = fraction
      }
      // What a leap second holds comes before the next minute, which starts where it does.
      if second == 60 { microseconds = 0 }
    }
    guard let offset = scan.zone(), scan.isAtEnd else { return nil }
    return (seconds - offset) * 1_000_000 + microseconds
  }

  /// Whether a cell, which has a date or a time, ends with an offset from UTC.
  static func hasOffset(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    let letters = (UInt8(ascii: "Z"), UInt8(ascii: "z"))
    let signs = (UInt8(ascii: "+"), UInt8(ascii: "-"))
    // The first ten bytes are the date, whose parts are divided by hyphens.
    return CellNumber.trimmed(cell).dropFirst(10).contains {
      $0 == letters.0 || $0 == letters.1 || $0 == signs.0 || $0 == signs.1
    }
  }

  private struct Scan {
    let cell: UnsafeBufferPointer<UInt8>
    var place = 0

    var isAtEnd: Bool { place == cell.count }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard place < cell.count, cell[place] == UInt8(ascii: character) else { return false }
      place += 1
      return true
    }

    mutating func number(digits: Int) -> Int64? {
      guard place + digits <= cell.count else { return nil }
      var number: Int64 = 0
      for _ in 0..<digits {
        guard let digit = digit() else { return nil }
        number = number * 10 + digit
      }
      return number
    }

    /// Returns the microseconds in the digits after a decimal point; `nil` if there are no digits.
    mutating func fraction() -> Int64? {
      guard var number = digit() else { return nil }
      var digits = 1
      while let digit = digit() {
        if digits < 6 {
          number = number * 10 + digit
          digits += 1
        }
      }
      for _ in digits..<6 { number *= 10 }
      return number
    }

    /// Returns the offset of the zone from UTC in seconds; 0 if there is no zone, and `nil` if it is invalid.
    mutating func zone() -> Int64? {
      if isAtEnd || take("Z") || take("z") { return 0 }
      let sign: Int64 = take("-") ? -1 : take("+") ? 1 : 0
      guard sign != 0, let hours = number(digits: 2), hours < 24 else { return nil }
      if isAtEnd { return sign * hours * 3600 }
      _ = take(":")
      guard let minutes = number(digits: 2), minutes < 60 else { return nil }
      return sign * (hours * 3600 + minutes * 60)
    }

    private mutating func digit() -> Int64? {
      guard place < cell.count, cell[place] &- UInt8(ascii: "0") < 10 else { return nil }
      place += 1
      return Int64(cell[place - 1] &- UInt8(ascii: "0"))
    }
  }

  /// The number of microseconds of a day.
  static let day: Int64 = 86_400_000_000

  /// Returns the number of days of a month of the Gregorian calendar, from 1 to 12.
  static func days(in month: Int64, of year: Int64) -> Int64 { ck_days_of_month(month, year) }

  /// Returns the number of days from 1970-01-01 to a date of the Gregorian calendar, in the year 0 or later.
  static func daysSince1970(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    ck_days_since_1970(year, month, day)
  }
}
