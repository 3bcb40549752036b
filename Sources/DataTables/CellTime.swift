/// Days and moments in the notation of ISO 8601, read from bytes.
///
/// Foundation reads them too, but each of its formats takes only one of the ways to write them, and
/// wants text of every cell; files have millions.
package enum CellTime {
  /// Reads `2024-05-01`, `2024-05-01T12:30`, `2024-05-01 12:30:05.25+02:00` and the like.
  ///
  /// - Parameter cell: A day, then perhaps `T` or a space and hour and minute, perhaps seconds with a
  ///   fraction, perhaps `Z`, `+02`, `+0200` or `+02:00`. Without a zone it is UTC. Spaces around it do not matter.
  /// - Returns: Microseconds since 1970, finer digits cut off; `nil` for everything else, and for days
  ///   that no calendar has.
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

    /// The microseconds in the digits behind a point, of which there must be one or more.
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

    /// The seconds that a zone is ahead of UTC; 0 where there is none.
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

  private static func days(in month: Int64, of year: Int64) -> Int64 {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The days from 1970-01-01 to a day of the Gregorian calendar, of the year 0 or later.
  private static func daysSince1970(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    // Years begin in March, so that the leap day comes last: month m begins (153 m + 2) / 5 days in.
    // They are counted from the year -400, so that none is negative.
    let years = year + 400 - (month < 3 ? 1 : 0)
    let months = (month + 9) % 12
    let leapDays = years / 4 - years / 100 + years / 400
    let daysBefore1970: Int64 = 719_468 + 146_097
    return years * 365 + leapDays + (153 * months + 2) / 5 + day - 1 - daysBefore1970
  }
}
