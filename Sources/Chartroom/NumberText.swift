import Foundation

/// Text forms of numbers with a decimal point, independent of the locale.
package enum NumberText {
  /// Returns the shortest text that parses to the same number, such as `375`, `320.5` or `1e-07`.
  package static func shortest(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  /// Returns a number with a fixed number of decimals.
  package static func decimals(_ value: Double, _ places: Int) -> String {
    String(format: "%.\(places)f", value)
  }

  /// Returns a number with three significant digits, or with all its integer digits if there are more.
  ///
  /// Examples are `1.25`, `80.2` and `1234`. Numbers below 1 have two decimals.
  package static func threeDigits(_ value: Double) -> String {
    decimals(value, value < 9.995 ? 2 : value < 99.95 ? 1 : 0)
  }
}
