import ChartScales
package import Foundation

/// The labels of the ticks of a number axis, with a short unit.
package struct NumberLabels {
  private let formats: ChartFormats
  /// The unit beside each number; `nil` if it is part of the title.
  private let unit: String?
  /// Whether the numbers are years, which have no separators of thousands.
  private let areYears: Bool

  /// The length of a unit from which it is part of the title.
  private static let mostCharacters = 4
  /// The number from which magnitudes are abbreviated.
  private static let leastShort = 100_000.0
  /// Units with prefixes of the International System.
  private static let scaled: Set = [
    "Hz", "W", "V", "A", "J", "Pa", "N", "F", "H", "Ω", "Wh", "eV", "B", "m", "g", "l", "L", "s",
  ]
  /// Dollars and reals with the letters of their country; those of `M$` are a magnitude.
  private static let dollars: Set = ["US$", "R$", "A$", "AU$", "C$", "CA$", "HK$", "NZ$", "S$"]
  private static let prefixes = [
    "y", "z", "a", "f", "p", "n", "µ", "m", "", "k", "M", "G", "T", "P", "E",
  ]
  /// The index of no prefix.
  private static let plainPrefix = 8

  /// Creates the labels of numbers with a unit, or of years.
  package init(locale: Locale, unit: String?, areYears: Bool = false) {
    formats = ChartFormats(locale: locale)
    self.areYears = areYears
    self.unit = Self.isShort(unit) ? unit : nil
  }

  /// Returns whether a unit stands beside each number rather than in the title.
  package static func isShort(_ unit: String?) -> Bool {
    unit.map { !$0.isEmpty && $0.count <= mostCharacters } ?? false
  }

  /// Returns the labels of evenly spaced ticks: `0`, `50 kW`, `100 kW`.
  ///
  /// All numbers but zero have equally many decimals, also short ones with equal words: `500K`, `1.0M`, `1.5M`.
  /// Magnitudes of at least 100,000 are abbreviated, by a prefix of the unit if it has any, unless that needs more than
  /// four digits.
  package func texts(of ticks: [Double]) -> [String] {
    if areYears { return plain(ticks) }
    let largest = ticks.reduce(0) { max($0, abs($1)) }
    if let unit, Self.scaled.contains(unit), largest >= Self.leastShort || largest < 0.01,
      largest > 0
    {
      let (power, name) = Self.prefix(of: largest, unit)
      return plain(ticks.map { $0 / power }).map { with(name, $0) }
    }
    guard ticks.allSatisfy({ ChartFormats.isPlain($0) }) else {
      return formats.axisNumbers(ticks).map { with(unit, $0) }
    }
    let digits = largest < Self.leastShort ? nil : ChartFormats.shortDigits(of: ticks)
    return (digits.map { formats.shortNumbers(ticks, digits: $0) } ?? plain(ticks)).map {
      with(unit, $0)
    }
  }

  /// Returns the labels of ticks on a logarithmic axis: `1 kHz`, `1 MHz`, or `10⁻³`, `1`, `10³`.
  package func texts(ofPowers ticks: [Double]) -> [String] {
    if let unit, Self.scaled.contains(unit) {
      return ticks.map { tick in
        let (power, name) = Self.prefix(of: tick, unit)
        return with(name, plain([tick / power])[0])
      }
    }
    let isPlain = ticks.allSatisfy { (1e-4...1e6).contains($0) }
    return ticks.map { with(unit, isPlain ? formats.number($0) : power($0)) }
  }

  /// Returns the prefix that leaves one to three digits in front of the decimal separator, and the unit with it.
  private static func prefix(of value: Double, _ unit: String) -> (power: Double, unit: String) {
    // Rounding of a quotient can leave 999.99….
    let exponent = Int((log10(abs(value)) / 3 + 1e-9).rounded(.down))
    // There are milliseconds, but no kiloseconds.
    let most = unit == "s" ? 0 : prefixes.count - 1 - plainPrefix
    let index = min(max(exponent, -plainPrefix), most)
    return (pow(1000, Double(index)), prefixes[index + plainPrefix] + unit)
  }

  private func plain(_ ticks: [Double]) -> [String] {
    let digits = TickDecimals.needed(by: ticks, most: 12)
    let style = FloatingPointFormatStyle<Double>.number.locale(formats.locale)
      .grouping(areYears ? .never : .automatic)
    // Adding zero turns -0 into 0.
    return ticks.map {
      ($0 + 0).formatted(style.precision(.fractionLength($0 == 0 ? 0 : digits)))
    }
  }

  private func power(_ value: Double) -> String {
    let exponent = Int((log10(value) + 1e-9).rounded(.down))
    let digits: [Character: Character] = [
      "-": "⁻", "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷",
      "8": "⁸", "9": "⁹",
    ]
    let mantissa = Int((value / pow(10, Double(exponent))).rounded())
    let power = exponent == 0 ? "" : "10" + String("\(exponent)".compactMap { digits[$0] })
    if mantissa == 1 { return power.isEmpty ? "1" : power }
    return power.isEmpty ? "\(mantissa)" : "\(mantissa)·\(power)"
  }

  /// Adds a unit to a number, on the side on which the locale has it.
  private func with(_ unit: String?, _ number: String) -> String {
    guard let unit else { return number }
    let isCurrency =
      Self.dollars.contains(unit)
      || unit.unicodeScalars.allSatisfy { $0.properties.generalCategory == .currencySymbol }
    if isCurrency, currencyIsFirst {
      return number.hasPrefix("-") ? "-\(unit)\(number.dropFirst())" : unit + number
    }
    // Angles and, in English, percentages are beside their numbers.
    let isJoined = unit == "°" || unit == "%" && formats.locale.language.languageCode == "en"
    return number + (isJoined ? "" : "\u{A0}") + unit
  }

  private var currencyIsFirst: Bool {
    let sample = 1.formatted(.currency(code: "EUR").locale(formats.locale))
    return sample.first.map { !$0.isNumber } ?? false
  }
}
