import Foundation

extension ChartFormats {
  /// Returns a value for a tooltip, exact and with grouping separators: `45,020,383`.
  ///
  /// - Parameter value: The value.
  /// - Returns: The text; `–` for a gap. A magnitude of at least 10¹⁵ or less than 10⁻⁴ has scientific
  ///   notation: `1E21`.
  package func number(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    return Self.isPlain(value)
      ? (value + 0).formatted(plain(digits: 15)) : scientific(value, digits: 15)
  }

  /// Returns the values of one tooltip, with grouping separators: `45,020,383`, `83.87`.
  ///
  /// Every value has all its integer digits. The maximum number of fraction digits depends on the largest
  /// value of the series: it gives that value four significant digits, but is at least two below 100,000,
  /// and zero from there on. A small value always has two significant digits, with up to eight fraction
  /// digits.
  ///
  /// - Parameter values: The values, each with the largest magnitude of its series.
  /// - Returns: One text for each value, in order; `–` for a gap. If the largest magnitude of any series
  ///   is at least 10¹⁵, all texts but those of 0 have scientific notation with four significant digits:
  ///   `1.017E15`. If the largest magnitude of a series is less than 10⁻⁴, only its own text has it.
  package func numbers(_ values: [(value: Double, largest: Double)]) -> [String] {
    func largest(_ entry: (value: Double, largest: Double)) -> Double {
      entry.largest.isFinite ? max(abs(entry.largest), abs(entry.value)) : abs(entry.value)
    }
    let areHuge = values.contains { $0.value.isFinite && largest($0) >= Self.leastHuge }
    return values.map { entry in
      guard entry.value.isFinite else { return "–" }
      // Adding zero turns -0 into 0.
      let value = abs(entry.value) < Self.leastShown ? 0 : entry.value + 0
      guard !areHuge, Self.isPlain(largest(entry)) else {
        return entry.value == 0
          ? value.formatted(plain(digits: 1)) : scientific(entry.value, digits: 4)
      }
      let decimals = Self.decimals(of: value, largest: largest(entry))
      return value.formatted(.number.locale(locale).precision(.fractionLength(0...decimals)))
    }
  }

  /// The minimum magnitude with scientific notation.
  private static let leastHuge = 1e15
  /// The maximum number of fraction digits of a value in a tooltip.
  private static let mostDecimals = 8
  /// The minimum magnitude that rounds to a value other than 0 with these digits.
  private static let leastShown = 0.5e-8

  private static func decimals(of value: Double, largest: Double) -> Int {
    guard value != 0 else { return 0 }
    func exponent(_ value: Double) -> Int { Int(log10(value).rounded(.down)) }
    let ofSeries = largest < 1e5 ? max(3 - exponent(largest), 2) : 0
    return min(max(ofSeries, 1 - exponent(abs(value))), mostDecimals)
  }

  /// Returns an average for a tooltip, with four significant digits or all integer digits, if there are
  /// more.
  ///
  /// - Parameter value: The average.
  /// - Returns: A text such as `38,689` or `12.35`; `–` for a gap. A magnitude of at least 10¹⁵ or less
  ///   than 10⁻⁴ is in scientific notation: `1.235E21`.
  package func average(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    guard Self.isPlain(value) else { return scientific(value, digits: 4) }
    return abs(value) < 1000
      ? (value + 0).formatted(plain(digits: 4)) : number(value.rounded())
  }

  /// Returns the labels of a Y axis, short and exact: `0`, `500K`, `1M`, `1.5M`.
  ///
  /// All labels have the same maximum number of significant digits, which is the number that
  /// distinguishes all ticks. If it exceeds four, the labels are not abbreviated: `1,000,500`.
  ///
  /// - Parameter ticks: The values of the ticks.
  /// - Returns: One text for each tick, in order; `–` for a value that is not finite.
  package func axisNumbers(_ ticks: [Double]) -> [String] {
    let finite = ticks.filter(\.isFinite)
    let digits = Self.significantDigits(of: finite)
    let fits = finite.allSatisfy(Self.isPlain)
    return ticks.map { tick in
      guard tick.isFinite else { return "–" }
      // Adding zero turns -0 into 0.
      let value = tick + 0
      if !fits {
        return value == 0 ? value.formatted(plain(digits: 1)) : scientific(value, digits: digits)
      }
      return value.formatted(Self.areShort(digits) ? short(digits: digits) : plain(digits: digits))
    }
  }

  /// Returns the number of significant digits of short labels that distinguishes all ticks.
  ///
  /// - Parameter ticks: The finite values of the ticks.
  /// - Returns: The number; `nil` if it exceeds four, or a tick has scientific notation.
  package static func shortDigits(of ticks: [Double]) -> Int? {
    let digits = significantDigits(of: ticks)
    return areShort(digits) && ticks.allSatisfy(isPlain) ? digits : nil
  }

  private static func areShort(_ digits: Int) -> Bool { digits <= 4 }

  private static func significantDigits(of ticks: [Double]) -> Int {
    ticks.map(significantDigits).max() ?? 1
  }

  /// Returns short labels of an axis whose numbers of equal magnitude have equally many decimals: `0`, `500K`, `1.0M`,
  /// `1.5M`.
  ///
  /// - Parameters:
  ///   - ticks: The finite values of the ticks.
  ///   - digits: The maximum number of significant digits.
  /// - Returns: One text for each tick, in order.
  package func shortNumbers(_ ticks: [Double], digits: Int) -> [String] {
    let separator = locale.decimalSeparator ?? "."
    let texts = ticks.map { ($0 + 0).formatted(short(digits: digits)) }
    let units = texts.map { $0.filter(\.isLetter) }
    var decimals: [String: Int] = [:]
    for (text, unit) in zip(texts, units) {
      let parts = text.split(separator: separator, maxSplits: 1)
      let count = parts.count > 1 ? parts[1].count(where: \.isNumber) : 0
      decimals[unit] = max(decimals[unit] ?? 0, count)
    }
    return zip(ticks, zip(texts, units)).map { tick, names in
      guard tick != 0, let count = decimals[names.1] else { return names.0 }
      return tick.formatted(
        .number.locale(locale).notation(.compactName).precision(.fractionLength(count)))
    }
  }

  /// Returns a percentage without fraction digits: `38%`.
  ///
  /// - Parameter share: The share, from 0 to 100.
  /// - Returns: The text, rounded to nearest; `–` for a gap.
  package func percent(_ share: Double) -> String {
    guard share.isFinite else { return "–" }
    return (share / 100).formatted(
      .percent.locale(locale).precision(.fractionLength(0)).rounded(rule: .toNearestOrAwayFromZero))
  }

  /// Returns the label of a single value on a Y axis: `75M`, `1.2K`.
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

  /// Returns whether a value has no scientific notation: 0, and magnitudes of at least 10⁻⁴ and less than
  /// 10¹⁵.
  package static func isPlain(_ value: Double) -> Bool {
    value == 0 || (1e-4..<leastHuge).contains(abs(value))
  }

  /// Returns the number of significant digits in the shortest exact decimal representation of a value.
  private static func significantDigits(_ value: Double) -> Int {
    var (digits, zeros) = (0, 0)
    for byte in "\(abs(value))".utf8 {
      switch byte {
      case UInt8(ascii: "e"): return max(1, digits)
      case UInt8(ascii: "."): continue
      case UInt8(ascii: "0"): zeros += 1
      default:
        // Zeros count between other digits.
        if digits > 0 { digits += zeros }
        digits += 1
        zeros = 0
      }
    }
    return max(1, digits)
  }
}
