/// A cursor that reads the parts of a date and a time.
struct DateScan {
  let cell: UnsafeBufferPointer<UInt8>
  var place = 0
  /// Whether an offset from UTC was read.
  private(set) var hasOffset = false

  var isAtEnd: Bool { place == cell.count }

  /// Whether an hour with its minute follows.
  var isAtTime: Bool {
    var end = place
    while end < cell.count, NumberNotation.isDigit(cell[end]) { end += 1 }
    return end > place && end - place < 3 && end < cell.count && cell[end] == UInt8(ascii: ":")
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

  /// The longest word, in bytes.
  private static let longestWord = 12

  /// Whether a byte belongs to a letter of Latin-1 in UTF-8.
  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == 0xC3 || (0x80...0xBF).contains(byte)
  }

  /// Reads letters, in lower case; the point of an abbreviation is skipped.
  mutating func word() -> String? {
    let start = place
    while place < cell.count, Self.isLetter(cell[place]) { place += 1 }
    guard place > start, place - start <= Self.longestWord else { return nil }
    let word = String(decoding: cell[start..<place], as: UTF8.self).lowercased()
    if place + 1 < cell.count, cell[place] == UInt8(ascii: "."),
      cell[place + 1] == UInt8(ascii: " ")
    {
      place += 1
    }
    return word
  }

  /// Skips a word that belongs to a part of a date, such as the ordinal suffix of a number.
  ///
  /// - Parameter words: The words, in lower case.
  /// - Returns: Whether there was one.
  @discardableResult
  mutating func skip(_ words: @autoclosure () -> Set<String>) -> Bool {
    // Most dates have no words.
    guard place < cell.count, Self.isLetter(cell[place]) else { return false }
    let start = place
    if let word = word(), words().contains(word) { return true }
    place = start
    return false
  }

  /// Skips a day of the week with the comma and the spaces behind it.
  mutating func skipWeekday() {
    guard skip(DateNames.weekdays) else { return }
    _ = take(",")
    skipSpaces()
  }

  mutating func skipSpaces() { while take(" ") {} }

  /// Skips a point at the end of the cell.
  mutating func skipLastPoint() {
    if place == cell.count - 1 { _ = take(".") }
  }

  /// Skips a Chinese or Japanese character of a date.
  mutating func skip(character: String) -> Bool {
    // Most dates have ASCII characters alone.
    guard place < cell.count, cell[place] >= 0x80, cell[place...].starts(with: character.utf8)
    else { return false }
    place += character.utf8.count
    return true
  }

  /// Reads the separator of two parts: a slash, a point, a hyphen, spaces with a comma in front, or the character for
  /// the year or the month.
  mutating func separator() -> UInt8? {
    guard place < cell.count else { return nil }
    if skip(character: "年") || skip(character: "月") {
      skipSpaces()
      return UInt8(ascii: "-")
    }
    let byte = cell[place]
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "-"):
      place += 1
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: " "):
      place += 1
      skipSpaces()
      if skip(["de", "del"]) { skipSpaces() }
    default: return nil
    }
    return byte
  }

  /// Reads the separator of a year and a month without a name: a slash, a hyphen, `M` or the character for the year.
  mutating func monthSeparator() -> UInt8? {
    if take("M") { return UInt8(ascii: "M") }
    let start = place
    guard let byte = separator(), byte == UInt8(ascii: "/") || byte == UInt8(ascii: "-") else {
      place = start
      return nil
    }
    return byte
  }

  /// Reads what separates a date from its time: `T`, a colon as in logs of servers, or spaces behind a comma, perhaps
  /// with an `@`.
  mutating func timeSeparator() -> Bool {
    if take("T") || take(":") { return true }
    let start = place
    _ = take(",")
    skipSpaces()
    if place > start, take("@") { skipSpaces() }
    return place > start
  }

  /// Returns a cell without square brackets around it.
  static func unbracketed(_ cell: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    guard cell.count > 1, cell.first == UInt8(ascii: "["), cell.last == UInt8(ascii: "]") else {
      return cell
    }
    return UnsafeBufferPointer(rebasing: cell[1..<(cell.count - 1)])
  }

  /// Returns the end of an interval that follows a slash, or a dash between spaces; `nil` for another text.
  mutating func intervalEnd() -> UnsafeBufferPointer<UInt8>? {
    let start = place
    skipSpaces()
    let isBehindSpace = place > 0 && cell[place - 1] == UInt8(ascii: " ")
    if take("/") || isBehindSpace && (take("-") || skip(character: "–")) && take(" ") {
      return UnsafeBufferPointer(rebasing: cell[place...])
    }
    place = start
    return nil
  }

  /// Skips parentheses behind a zone, such as its name, up to the end of the cell.
  mutating func skipParentheses() {
    let start = place
    skipSpaces()
    if hasOffset, take("("), cell.last == UInt8(ascii: ")") {
      place = cell.count
    } else {
      place = start
    }
  }

  /// Reads a time such as `9:05`, `14:05:06.5`, `24:00` or `2:05 PM`, with an optional `Z`, offset or zone, in
  /// microseconds.
  mutating func time() -> Int64? {
    guard let time = clock(), let offset = zone() else { return nil }
    return time - offset * 1_000_000
  }

  /// Reads a time without a zone, in microseconds, and the spaces behind it; `24:00` is the end of the day.
  mutating func clock() -> Int64? {
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
    guard let fullHour = hour24(hour), fullHour < 24 || seconds == 0 && fraction == 0 else {
      return nil
    }
    skipSpaces()
    return (fullHour * 3600 + seconds) * 1_000_000 + fraction
  }

  /// Returns the hour of the day, up to 24, from 1 to 12 if `AM` or `PM` follows; `nil` for an invalid one.
  private mutating func hour24(_ hour: Int64) -> Int64? {
    let start = place
    guard let word = word(), word == "am" || word == "pm" else {
      place = start
      return hour <= 24 ? hour : nil
    }
    guard (1...12).contains(hour) else { return nil }
    return hour % 12 + (word == "pm" ? 12 : 0)
  }

  /// Reads the zone, such as `Z`, `+02:00`, `CEST` or `GMT+2`; returns its offset from UTC in seconds, 0 for none.
  mutating func zone() -> Int64? {
    if isAtEnd { return 0 }
    hasOffset = true
    // A slash is in front of the end of an interval.
    if take("Z"), isAtEnd || cell[place] == UInt8(ascii: "/") { return 0 }
    let start = place
    guard let name = word() else { return offset() }
    guard let known = TimeZoneNames.offset(of: name) else {
      place = start
      return nil
    }
    let isAtOffset = place < cell.count && NumberNotation.isSign(cell[place])
    return known == 0 && isAtOffset ? offset() : known
  }

  /// Reads an offset such as `+2`, `+0200` or `+02:00`, in seconds.
  private mutating func offset() -> Int64? {
    let sign: Int64 = take("-") ? -1 : take("+") ? 1 : 0
    guard sign != 0, let (number, digits) = number() else { return nil }
    if digits == 4 { return sign * (number / 100 * 3600 + number % 100 * 60) }
    guard digits <= 2 else { return nil }
    guard take(":") else { return sign * number * 3600 }
    guard let (minute, count) = self.number(), count == 2 else { return nil }
    return sign * (number * 3600 + minute * 60)
  }
}
