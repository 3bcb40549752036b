/// A duration that is written with colons or with units, such as `1:23:45`, `2-03:04:05` or `2m30s`.
struct DurationText {
  /// The length, in seconds.
  let seconds: Double
  /// Whether it is written with three numbers between colons, with a fraction behind a colon, or with several units, so
  /// that it is nothing else.
  let isCertain: Bool
  /// The number of seconds of its last unit; `nil` with colons.
  let unit: Double?

  /// The units of time with their numbers of seconds; the `m` of a duration is a minute.
  private static let units = UnitFamily.times.merging(["m": 60]) { $1 }

  /// Whether it has two numbers between colons without a fraction, which can be hours and minutes as well as minutes
  /// and seconds.
  var canHaveHours: Bool { !isCertain && unit == nil }

  /// Reads a cell without surrounding spaces; `nil` for a text that is no duration.
  init?(_ cell: UnsafeBufferPointer<UInt8>) {
    guard let first = cell.first, cell.count <= 40 else { return nil }
    let isNegative = first == UInt8(ascii: "-")
    let rest = isNegative ? cell.dropFirst() : cell[...]
    guard
      let (length, isCertain, unit) = rest.contains(UInt8(ascii: ":"))
        ? Self.clock(rest) : Self.sum(rest)
    else { return nil }
    (seconds, self.isCertain, self.unit) = (isNegative ? -length : length, isCertain, unit)
  }

  /// Whether the name of a column is that of durations, and not of times of day.
  static func matches(name: String) -> Bool {
    let name = name.lowercased()
    return ["duration", "elapsed", "dauer", "runtime", "durée"].contains { name.contains($0) }
      || name.split { !$0.isLetter }
        .contains { ["lap", "laps", "pace", "split", "splits", "length"].contains($0) }
  }

  /// Whether the cells of a column are durations, and not times of day or lengths in metres.
  ///
  /// They are if one cell is nothing else, if several units are units of time together, as in `45m` and `30s`, or if
  /// the name of the column says so.
  ///
  /// - Parameters:
  ///   - durations: The cells.
  ///   - name: The name of the column.
  /// - Returns: Whether they are.
  static func areCertain(_ durations: [DurationText], in name: String) -> Bool {
    if durations.contains(where: \.isCertain) { return true }
    let units = Set(durations.map(\.unit))
    guard units == [nil] else { return units.count > 1 && !units.contains(nil) }
    if matches(name: name) { return true }
    // No time of day is later than 24:00.
    return name.lowercased().split { !$0.isLetter }.contains {
      ["time", "times", "zeit"].contains($0)
    }
      && durations.contains { abs($0.seconds) > 24 * 60 }
  }

  /// Reads `H:MM:SS`, `MM:SS` or `D-HH:MM:SS`, with an optional fraction.
  private static func clock(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> (Double, Bool, Double?)? {
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
    guard days.count == 2 else {
      return (seconds, parts.count == 3 || clock.contains(UInt8(ascii: ".")), nil)
    }
    return number(days[0], isWhole: true).map { ($0 * 86_400 + seconds, true, nil) }
  }

  /// Reads numbers with units in descending order.
  private static func sum(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> (Double, Bool, Double?)? {
    var (rest, seconds, last, count) = (text, 0.0, Double.infinity, 0)
    while !rest.isEmpty {
      let digits = rest.prefix { NumberNotation.isDigit($0) || $0 == UInt8(ascii: ".") }
      let behind = rest[digits.endIndex...].drop { $0 == UInt8(ascii: " ") }
      // The sign of micro has bytes of at least 128.
      let word = behind.prefix { ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 >= 0x80 }
      guard let number = number(digits, isWhole: false),
        let unit = units[String(decoding: word, as: UTF8.self)], unit < last
      else { return nil }
      (seconds, last, count) = (seconds + number * unit, unit, count + 1)
      rest = rest[word.endIndex...].drop { $0 == UInt8(ascii: " ") }
    }
    return count > 0 ? (seconds, count > 1, last) : nil
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
