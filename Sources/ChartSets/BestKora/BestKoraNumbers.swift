package import Foundation

/// The number format of BestKora: `26`, `12.9 K`, `4.5 M`, with spaces as grouping separators.
package struct BestKoraNumbers: Equatable, Sendable {
  private let locale: Locale

  /// Creates the format.
  ///
  /// - Parameter locale: The locale of the digits and the decimal separator.
  package init(locale: Locale) { self.locale = locale }

  /// Returns the labels of an axis, with at most one fraction digit.
  ///
  /// If two labels would be equal, or rounding would move a label away from its line, all labels have as
  /// many fraction digits as necessary.
  ///
  /// - Parameter values: The values.
  /// - Returns: One text for each value; `–` for a value that is not finite.
  package func labels(_ values: [Double]) -> [String] {
    let step = zip(values, values.dropFirst()).map { abs($1 - $0) }.min() ?? .infinity
    for digits in 1..<9 {
      let labels = values.map { label($0, digits: digits) }
      let power = pow(10, Double(digits))
      let areClose = values.allSatisfy { value in
        abs(value) > 1000 || abs((value * power).rounded() / power - value) <= step / 10
      }
      if areClose, Set(labels).count == Set(values).count { return labels }
    }
    return values.map(whole)
  }

  /// Returns one label: in thousands above 1000 and below 999 000, in millions above 1 million and below
  /// 999 million.
  ///
  /// All other values are written in full.
  package func label(_ value: Double, digits: Int = 1) -> String {
    switch abs(value) {
    case let size where size > 1000 && size < 999_000: grouped(value / 1000, digits) + " K"
    case let size where size > 1e6 && size < 999e6: grouped(value / 1e6, digits) + " M"
    default: grouped(value, digits)
    }
  }

  /// Returns a value for the tooltip, with at most three fraction digits.
  package func whole(_ value: Double) -> String {
    // Small fractions keep three digits that say something.
    let size = abs(value)
    let digits = size >= 1e-4 && size < 1 ? 2 - Int(log10(size).rounded(.down)) : 3
    return grouped(value, digits)
  }

  /// Returns a number with fraction digits, or in scientific notation if it is very large or very small.
  private func grouped(_ value: Double, _ digits: Int) -> String {
    guard value.isFinite else { return "–" }
    // Adding zero turns -0 into 0.
    let value = value + 0
    if abs(value) >= 1e15 || (value != 0 && abs(value) < 1e-4) {
      return value.formatted(
        .number.locale(locale).precision(.significantDigits(1...4)).notation(.scientific))
    }
    let text = value.formatted(
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
