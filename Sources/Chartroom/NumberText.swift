import Foundation

/// Texts of numbers with a decimal point, independent of the locale.
package enum NumberText {
  /// Returns the shortest text that parses to the same number: `375`, `320.5`, `1e-07`.
  package static func shortest(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  /// Returns the number with a fixed number of decimals.
  package static func decimals(_ value: Double, _ places: Int) -> String {
    String(format: "%.\(places)f", value)
  }

  /// Returns the number with three significant digits, or with all digits before its point: `1.25`, `80.2`,
  /// `1234`.
  package static func threeDigits(_ value: Double) -> String {
    decimals(value, value < 9.995 ? 2 : value < 99.95 ? 1 : 0)
  }
}
