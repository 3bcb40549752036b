/// Numbers as people type them: digits with a point, no `nan`, no `inf`, no hexadecimal.
enum Number {
  /// Reads a finite number, or returns nil.
  static func parse(_ text: some StringProtocol) -> Double? {
    guard !text.isEmpty, text.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }),
      let value = Double(text), value.isFinite
    else { return nil }
    return value
  }

  /// Writes a number the shortest way: `375`, `320.5`.
  static func text(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  /// The most pixels per point.
  static let largestScale = 16.0

  /// Reads the factor from points to pixels: above 0, at most 16.
  static func scale(_ text: String) throws(ToolError) -> Double {
    guard let value = parse(text), value > 0, value <= largestScale else {
      throw ToolError(
        .usage, "'\(text)' is not a scale. Give pixels per point: above 0 and at most 16, as 2.")
    }
    return value
  }

  /// Reads a position from 0, the first point in time, to 1, the last.
  static func position(_ text: String) throws(ToolError) -> Double {
    guard let value = parse(text), (0...1).contains(value) else {
      throw ToolError(
        .usage, "'\(text)' is not a position. Give a number from 0 (first) to 1 (last), as 0.4.")
    }
    return value
  }

  /// Reads a time with its unit, such as `16.7ms`.
  static func duration(_ text: String) throws(ToolError) -> Duration {
    // `ms` and `us` also end in `s`.
    let units: [(name: String, length: Duration)] = [
      ("ms", .milliseconds(1)), ("us", .microseconds(1)), ("s", .seconds(1)),
    ]
    guard let unit = units.first(where: { text.hasSuffix($0.name) }),
      let value = parse(text.dropLast(unit.name.count)), value > 0, value <= 1e6
    else {
      throw ToolError(
        .usage,
        "'\(text)' is not a time. Give a number above 0 and its unit, us, ms or s, as 16.7ms."
      )
    }
    return unit.length * value
  }

  /// Reads a part of the time axis, such as `0.3...0.8`.
  static func window(_ text: String) throws(ToolError) -> ClosedRange<Double> {
    let ends = text.components(around: "...").compactMap { parse($0) }
    guard ends.count == 2, 0 <= ends[0], ends[0] <= ends[1], ends[1] <= 1 else {
      throw ToolError(
        .usage,
        "'\(text)' is not a window. Give its ends in order, from 0 (first) to 1 (last), as "
          + "0.3...0.8.")
    }
    return ends[0]...ends[1]
  }
}

extension String {
  /// The text before and after the first mark, or the whole when there is none.
  fileprivate func components(around mark: String) -> [Substring] {
    guard let range = firstRange(of: mark) else { return [self[...]] }
    return [self[..<range.lowerBound], self[range.upperBound...]]
  }
}
