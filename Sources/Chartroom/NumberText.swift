import Foundation

/// Numbers as text, in digits with a point, the same for every locale.
package enum NumberText {
  /// The shortest text that gives the number back: `375`, `320.5`, `1e-07`.
  package static func shortest(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  /// The number with a fixed number of decimals.
  package static func decimals(_ value: Double, _ places: Int) -> String {
    String(format: "%.\(places)f", value)
  }

  /// The number with three digits, or as many as stand before its point: `1.25`, `80.2`, `1234`.
  package static func threeDigits(_ value: Double) -> String {
    decimals(value, value < 9.995 ? 2 : value < 99.95 ? 1 : 0)
  }
}
