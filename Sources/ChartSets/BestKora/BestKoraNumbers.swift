package import Foundation
import ChartScales

/// The number format of BestKora: `26`, `12.9 K`, `4.5 M`, with spaces as grouping separators.
package struct BestKoraNumbers: Equatable, Sendable {
  private let locale: Locale

  /// Creates the format.
  ///
  /// - Parameter locale: The locale of the digits, the decimal separator and the abbreviations. English
  ///   has those of the app, and languages that do not abbreviate thousands have none for them.
  package init(locale: Locale) { self.locale = locale }

  /// Returns the labels of an axis, with at most one fraction digit.
  ///
  /// If two labels would be equal, or rounding would move a label away from its line, all labels have as
  /// many fraction digits as necessary. If a magnitude is at least 10¹⁵ or less than 10⁻⁴, all labels but
  /// `0` have scientific notation.
  ///
  /// - Parameter values: The values.
  /// - Returns: One text for each value; `–` for a value that is not finite.
  package func labels(_ values: [Double]) -> [String] {
    let arePlain = Self.arePlain(values)
    let step = zip(values, values.dropFirst()).map { abs($1 - $0) }.min() ?? .infinity
    for digits in 1..<9 {
      let labels = values.map { value in
        arePlain ? label(value, digits: digits) : scientific(value, digits: digits + 3)
      }
      let power = pow(10, Double(digits))
      let areClose = values.allSatisfy { value in
        !arePlain || abs(value) > 1000
          || abs((value * power).rounded() / power - value) <= step / 10
      }
      if areClose, Set(labels).count == Set(values).count { return labels }
    }
    return self.values(values.map { ($0, $0) })
  }

  /// Returns the label of a value that has no scientific notation.
  ///
  /// In English, values are in thousands above 1000 and below 999 000, and in millions above 1 million and
  /// below 999 million, as in the app. Values from 1 billion on, which the app writes in full, are in
  /// billions and trillions. All other values are written in full.
  private func label(_ value: Double, digits: Int) -> String {
    guard value.isFinite else { return grouped(value, digits) }
    guard locale.language.languageCode?.identifier ?? "en" == "en" else {
      return abbreviated(value, digits) ?? grouped(value, digits)
    }
    return switch abs(value) {
    case let size where size > 1000 && size < 999_000: grouped(value / 1000, digits) + " K"
    case let size where size > 1e6 && size < 999e6: grouped(value / 1e6, digits) + " M"
    case let size where size >= 1e9 && size < 1e12: grouped(value / 1e9, digits) + " B"
    case let size where size >= 1e12: grouped(value / 1e12, digits) + " T"
    default: grouped(value, digits)
    }
  }

  /// Returns a number above 1000 in the short form of the locale; `nil` if it has no abbreviation.
  private func abbreviated(_ value: Double, _ digits: Int) -> String? {
    guard abs(value) > 1000 else { return nil }
    let text = value.formatted(
      .number.locale(locale).notation(.compactName).precision(.fractionLength(0...digits)))
    return text.contains(where: \.isLetter) ? text : nil
  }

  /// Returns the values of one tooltip in full, with at most three fraction digits.
  ///
  /// - Parameter values: The values, each with the largest magnitude of its series.
  /// - Returns: One text for each value; `–` for a value that is not finite. If the largest magnitude of
  ///   any series is at least 10¹⁵ or less than 10⁻⁴, all texts but `0` have scientific notation.
  package func values(_ values: [(value: Double, largest: Double)]) -> [String] {
    let shown = values.filter(\.value.isFinite)
    let arePlain = Self.arePlain(shown.map { max(abs($0.value), abs($0.largest)) })
    return values.map { value, _ in
      guard arePlain else { return scientific(value, digits: 4) }
      // Small fractions keep three digits that say something.
      let size = abs(value)
      let digits = size > 0 && size < 1 ? min(2 - Int(log10(size).rounded(.down)), 8) : 3
      return grouped(value, digits)
    }
  }

  /// Returns whether no finite value has scientific notation.
  private static func arePlain(_ values: [Double]) -> Bool {
    values.allSatisfy { !$0.isFinite || ChartFormats.isPlain($0) }
  }

  /// Returns a number in scientific notation, but 0 without an exponent.
  private func scientific(_ value: Double, digits: Int) -> String {
    guard value.isFinite, value != 0 else { return grouped(value, 0) }
    return value.formatted(
      .number.locale(locale).precision(.significantDigits(1...digits)).notation(.scientific))
  }

  /// Returns a number with at most the given number of fraction digits.
  private func grouped(_ value: Double, _ digits: Int) -> String {
    guard value.isFinite else { return "–" }
    // Adding zero turns -0 into 0.
    let text = (value + 0).formatted(
      .number.locale(locale).precision(.fractionLength(0...digits)).grouping(.never)
        .rounded(rule: .toNearestOrEven))
    // A sign, and what some locales put before it to keep it in its place.
    let start = text.firstIndex(where: \.isNumber) ?? text.startIndex
    let end = text[start...].firstIndex { !$0.isNumber } ?? text.endIndex
    return text[..<start] + Self.grouped(text[start..<end]) + text[end...]
  }

  /// Returns an integer with a no-break space before every third digit from its end.
  ///
  /// An ordinary space would split a number with Arabic digits into two, which bidirectional text
  /// reorders.
  private static func grouped(_ number: Substring) -> String {
    var result = ""
    let count = number.count { $0.isNumber }
    var index = 0
    for character in number {
      if character.isNumber {
        if index > 0, (count - index).isMultiple(of: 3) { result.append("\u{A0}") }
        index += 1
      }
      result.append(character)
    }
    return result
  }
}
