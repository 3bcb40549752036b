/// A duration that is written with colons or with units, such as `1:23:45`, `2-03:04:05` or `2m30s`.
struct DurationText {
  /// The length, in seconds.
  let seconds: Double
  /// Whether it is written with three numbers between colons, or with several units, so that it is nothing else.
  let isCertain: Bool

  /// The units of time with their numbers of seconds; the `m` of a duration is a minute.
  private static let units = UnitFamily.times.merging(["m": 60]) { $1 }

  /// Reads a cell without surrounding spaces; `nil` for a text that is no duration.
  init?(_ cell: UnsafeBufferPointer<UInt8>) {
    guard let first = cell.first, cell.count <= 40 else { return nil }
    let isNegative = first == UInt8(ascii: "-")
    let rest = isNegative ? cell.dropFirst() : cell[...]
    guard
      let (length, isCertain) = rest.contains(UInt8(ascii: ":"))
        ? Self.clock(rest) : Self.sum(rest)
    else { return nil }
    (seconds, self.isCertain) = (isNegative ? -length : length, isCertain)
  }

  /// Reads `H:MM:SS`, `MM:SS` or `D-HH:MM:SS`, with an optional fraction.
  private static func clock(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> (Double, Bool)? {
    let days = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard days.count <= 2, let clock = days.last else { return nil }
    let parts = clock.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 3 || parts.count == 2 && days.count == 1 else { return nil }
    var seconds = 0.0
    for (place, part) in parts.enumerated() {
      guard let number = number(part, isWhole: place < parts.count - 1),
        place == 0 || number < 60 && part.prefix(while: NumberNotation.isDigit).count == 2
      else { return nil }
      seconds = seconds * 60 + number
    }
    guard days.count == 2 else { return (seconds, parts.count == 3) }
    return number(days[0], isWhole: true).map { ($0 * 86_400 + seconds, true) }
  }

  /// Reads numbers with units in descending order.
  private static func sum(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> (Double, Bool)? {
    var (rest, seconds, last, count) = (text, 0.0, Double.infinity, 0)
    while !rest.isEmpty {
      let digits = rest.prefix { NumberNotation.isDigit($0) || $0 == UInt8(ascii: ".") }
      let behind = rest[digits.endIndex...].drop { $0 == UInt8(ascii: " ") }
      let word = behind.prefix { ($0 | 0x20) &- UInt8(ascii: "a") < 26 }
      guard let number = number(digits, isWhole: false),
        let unit = units[String(decoding: word, as: UTF8.self)], unit < last
      else { return nil }
      (seconds, last, count) = (seconds + number * unit, unit, count + 1)
      rest = rest[word.endIndex...].drop { $0 == UInt8(ascii: " ") }
    }
    return count > 0 ? (seconds, count > 1) : nil
  }

  private static func number(_ text: Slice<UnsafeBufferPointer<UInt8>>, isWhole: Bool) -> Double? {
    guard text.first.map(NumberNotation.isDigit) ?? false,
      !isWhole || text.allSatisfy(NumberNotation.isDigit)
    else { return nil }
    return CellNumber.parse(UnsafeBufferPointer(rebasing: text))
  }

  /// Returns the unit of durations: hours from two hours, minutes from two minutes, or else seconds.
  static func unit(for durations: [DurationText]) -> (name: String, seconds: Double) {
    let longest = durations.map { abs($0.seconds) }.max() ?? 0
    return longest >= 7200 ? ("h", 3600) : longest >= 120 ? ("min", 60) : ("s", 1)
  }
}
