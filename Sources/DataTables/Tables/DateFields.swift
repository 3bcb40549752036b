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
  /// Whether the time has an offset from UTC.
  private(set) var hasOffset = false

  /// The English names of the months; three letters are enough.
  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// Reads a cell without surrounding spaces; `nil` for a text that is no date.
  init?(_ cell: UnsafeBufferPointer<UInt8>) {
    var scan = Scan(cell: cell)
    while parts.count < 3, !scan.isAtEnd {
      if !parts.isEmpty {
        guard let byte = scan.separator() else { return nil }
        if parts.count == 1 { separator = byte }
        // A time follows a month and its year.
        if scan.isAtTime { return nil }
      }
      if let (number, digits) = scan.number() {
        guard digits <= 4 else { return nil }
        parts.append(Part(number: number, digits: digits))
      } else if let month = scan.word().flatMap(Self.month) {
        guard !parts.contains(where: { $0.digits == 0 }) else { return nil }
        parts.append(Part(number: month, digits: 0))
      } else {
        return nil
      }
    }
    guard parts.count == 3 || parts.count == 2 && hasName else { return nil }
    if !scan.isAtEnd {
      guard scan.timeSeparator(), let time = scan.time() else { return nil }
      (timeOfDay, hasOffset) = (time, scan.hasOffset)
    }
    guard scan.isAtEnd else { return nil }
  }

  private static func month(_ word: String) -> Int64? {
    guard word.count >= 3 else { return nil }
    return months.firstIndex { $0.hasPrefix(word) }
      .map { Int64($0 + 1) }
  }

  private var hasName: Bool { parts.contains { $0.digits == 0 } }

  /// The orders in which the parts are a date.
  var orders: [DateOrder] { DateOrder.allCases.filter { time($0) != nil } }

  /// Returns the time in microseconds since 1970 for an order of the parts; `nil` if it is no date.
  func time(_ order: DateOrder) -> Int64? {
    let (year, month, day): (Part, Part, Part)
    if parts.count == 2 {
      // A month with a name, and its year.
      let name = parts[0].digits == 0 ? 0 : 1
      guard order == .monthDayYear, parts[1 - name].digits == 4 else { return nil }
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
    // Two digits are a year from 1970 to 2069.
    let fullYear = year.digits == 4 ? year.number : year.number + (year.number < 70 ? 2000 : 1900)
    guard (1...12).contains(month.number),
      (1...CellTime.days(in: month.number, of: fullYear)).contains(day.number)
    else { return nil }
    return CellTime.daysSince1970(fullYear, month.number, day.number) * CellTime.day + timeOfDay
  }

  private struct Scan {
    let cell: UnsafeBufferPointer<UInt8>
    var place = 0
    /// Whether an offset from UTC was read.
    private(set) var hasOffset = false

    var isAtEnd: Bool { place == cell.count }

    /// Whether an hour with its minute follows.
    var isAtTime: Bool {
      var end = place
      while end < cell.count, NumberNotation.isDigit(cell[end]) { end += 1 }
      return end > place && end < cell.count && cell[end] == UInt8(ascii: ":")
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard place < cell.count, cell[place] == UInt8(ascii: character) else { return false }
      place += 1
      return true
    }

    mutating func number() -> (number: Int64, digits: Int)? {
      let start = place
      var number: Int64 = 0
      while place < cell.count, NumberNotation.isDigit(cell[place]), place - start < 10 {
        number = number * 10 + Int64(cell[place] - UInt8(ascii: "0"))
        place += 1
      }
      return place > start ? (number, place - start) : nil
    }

    /// Reads ASCII letters, in lower case; the point of an abbreviation is skipped.
    mutating func word() -> String? {
      let start = place
      while place < cell.count, (cell[place] | 0x20) &- UInt8(ascii: "a") < 26 { place += 1 }
      guard place > start, place - start <= 9 else { return nil }
      let word = String(decoding: cell[start..<place], as: UTF8.self).lowercased()
      if place + 1 < cell.count, cell[place] == UInt8(ascii: "."),
        cell[place + 1] == UInt8(ascii: " ")
      {
        place += 1
      }
      return word
    }

    /// Reads the separator of two parts: a slash, a point, a hyphen, or spaces with a comma in front.
    mutating func separator() -> UInt8? {
      guard place < cell.count else { return nil }
      let byte = cell[place]
      switch byte {
      case UInt8(ascii: "/"), UInt8(ascii: "-"):
        place += 1
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: " "):
        place += 1
        while take(" ") {}
      default: return nil
      }
      return byte
    }

    /// Reads what separates a date from its time: `T`, or spaces with a comma in front.
    mutating func timeSeparator() -> Bool {
      if take("T") { return true }
      let start = place
      _ = take(",")
      while take(" ") {}
      return place > start
    }

    /// Reads a time such as `9:05`, `14:05:06.5` or `2:05 PM`, with an optional `Z` or offset, in microseconds.
    mutating func time() -> Int64? {
      guard let (hour, digits) = number(), digits <= 2, take(":"), let (minute, count) = number(),
        count == 2, minute < 60
      else { return nil }
      var seconds = minute * 60
      var fraction: Int64 = 0
      if take(":") {
        guard let (second, count) = number(), count == 2, second <= 60 else { return nil }
        seconds += second
        if take(".") || take(",") {
          guard let (value, digits) = number(), digits <= 9 else { return nil }
          fraction = value
          for _ in digits..<9 { fraction *= 10 }
          fraction /= 1000
        }
      }
      _ = take(" ")
      guard let fullHour = hour24(hour), let offset = zone() else { return nil }
      return (fullHour * 3600 + seconds - offset) * 1_000_000 + fraction
    }

    /// Returns the hour of the day, from 1 to 12 if `AM` or `PM` follows; `nil` for an invalid one.
    private mutating func hour24(_ hour: Int64) -> Int64? {
      let start = place
      guard let word = word(), word == "am" || word == "pm" else {
        place = start
        return hour < 24 ? hour : nil
      }
      guard (1...12).contains(hour) else { return nil }
      return hour % 12 + (word == "pm" ? 12 : 0)
    }

    private mutating func zone() -> Int64? {
      if isAtEnd { return 0 }
      hasOffset = true
      if take("Z") { return 0 }
      let sign: Int64 = take("-") ? -1 : take("+") ? 1 : 0
      guard sign != 0, let (number, digits) = number() else { return nil }
      if digits == 4 { return sign * (number / 100 * 3600 + number % 100 * 60) }
      guard digits == 2 else { return nil }
      guard take(":") else { return sign * number * 3600 }
      guard let (minute, count) = self.number(), count == 2 else { return nil }
      return sign * (number * 3600 + minute * 60)
    }
  }
}
