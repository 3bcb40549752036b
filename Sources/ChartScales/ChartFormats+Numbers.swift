import Foundation

extension ChartFormats {
  /// A value for a tooltip, exact and grouped: `45,020,383`.
  ///
  /// - Returns: `–` for a gap. Beyond 15 digits in front of the point, or four zeros behind it, the
  ///   text is scientific: `1E21`.
  package func number(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    return Self.isPlain(value)
      ? (value + 0).formatted(plain(digits: 15)) : scientific(value, digits: 15)
  }

  /// Returns the values of one tooltip, grouped and in one notation: `45,020,383`, `83.87`.
  ///
  /// A value has all its digits in front of the point. Behind it, it has at most those of four digits of
  /// the largest value of its series, two where that is from 1,000 to 100,000, and none from there on;
  /// but two digits of a small value always show, unless eight zeros precede them.
  ///
  /// - Parameter values: Values, each with the largest magnitude of its series.
  /// - Returns: One text for each value, in order; `–` for a gap. Where any series exceeds 15 digits in
  ///   front of the point, or does not reach the fourth one behind it, all texts but those of 0 are
  ///   scientific, with four digits: `1.017E15`.
  package func numbers(_ values: [(value: Double, largest: Double)]) -> [String] {
    func largest(_ entry: (value: Double, largest: Double)) -> Double {
      entry.largest.isFinite ? max(abs(entry.largest), abs(entry.value)) : abs(entry.value)
    }
    let arePlain = values.allSatisfy { !$0.value.isFinite || Self.isPlain(largest($0)) }
    return values.map { entry in
      guard entry.value.isFinite else { return "–" }
      // Adding zero turns -0 into 0.
      let value = abs(entry.value) < Self.leastShown ? 0 : entry.value + 0
      guard arePlain else {
        return entry.value == 0
          ? value.formatted(plain(digits: 1)) : scientific(entry.value, digits: 4)
      }
      let decimals = Self.decimals(of: value, largest: largest(entry))
      return value.formatted(.number.locale(locale).precision(.fractionLength(0...decimals)))
    }
  }

  /// The most digits behind the point of a tooltip's value.
  private static let mostDecimals = 8
  /// The least magnitude that these digits show.
  private static let leastShown = 0.5e-8

  private static func decimals(of value: Double, largest: Double) -> Int {
    guard value != 0 else { return 0 }
    func exponent(_ value: Double) -> Int { Int(log10(value).rounded(.down)) }
    let ofSeries = largest < 1e5 ? max(3 - exponent(largest), 2) : 0
    return min(max(ofSeries, 1 - exponent(abs(value))), mostDecimals)
  }

  /// An average for a tooltip: four digits of it, or all in front of the point where they are more.
  ///
  /// - Returns: `38,689`, `12.35`; `–` for a gap. Beyond 15 digits in front of the point, or four
  ///   zeros behind it, the text is scientific: `1.235E21`.
  package func average(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    guard Self.isPlain(value) else { return scientific(value, digits: 4) }
    return abs(value) < 1000
      ? (value + 0).formatted(plain(digits: 4)) : number(value.rounded())
  }

  /// The labels of a Y axis, short and exact: `0`, `500K`, `1M`, `1.5M`.
  ///
  /// All labels of an axis take the same number of digits at most: as many as its ticks need, so two
  /// ticks never print alike. Where that is more than four they are written in full: `1,000,500`.
  ///
  /// - Returns: One text for each tick, in order; `–` for what is not finite.
  package func axisNumbers(_ ticks: [Double]) -> [String] {
    let finite = ticks.filter(\.isFinite)
    let digits = finite.map(Self.significantDigits).max() ?? 1
    let fits = finite.allSatisfy(Self.isPlain)
    return ticks.map { tick in
      guard tick.isFinite else { return "–" }
      // Adding zero turns -0 into 0.
      let value = tick + 0
      if !fits {
        return value == 0 ? value.formatted(plain(digits: 1)) : scientific(value, digits: digits)
      }
      return value.formatted(digits > 4 ? plain(digits: digits) : short(digits: digits))
    }
  }

  /// A share of a hundred, in whole percent: `38%`; `–` for a gap.
  package func percent(_ share: Double) -> String {
    guard share.isFinite else { return "–" }
    return (share / 100).formatted(
      .percent.locale(locale).precision(.fractionLength(0)).rounded(rule: .toNearestOrAwayFromZero))
  }

  /// One value as an axis would print it: `75M`, `1.2K`.
  package func axisNumber(_ value: Double) -> String { axisNumbers([value])[0] }

  private func plain(digits: Int) -> FloatingPointFormatStyle<Double> {
    .number.locale(locale).precision(.significantDigits(1...digits))
  }

  private func short(digits: Int) -> FloatingPointFormatStyle<Double> {
    plain(digits: digits).notation(.compactName)
  }

  private func scientific(_ value: Double, digits: Int) -> String {
    value.formatted(plain(digits: digits).notation(.scientific))
  }

  private static func isPlain(_ value: Double) -> Bool {
    value == 0 || (1e-4..<1e15).contains(abs(value))
  }

  /// The number of decimal digits that a value needs, from its shortest exact spelling.
  private static func significantDigits(_ value: Double) -> Int {
    let mantissa = "\(abs(value))".prefix { $0 != "e" }
    let digits = mantissa.filter { $0 != "." }.drop { $0 == "0" }
    let zeros = digits.reversed().prefix { $0 == "0" }.count
    return max(1, digits.count - zeros)
  }
}
