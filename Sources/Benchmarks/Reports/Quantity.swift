import Chartroom

/// Numbers with units, formatted for human readers with three digits: `1.25 ms`, `802 Mpoints/s`.
package enum Quantity {
  /// Returns the text of a time.
  package static func text(_ time: Duration) -> String {
    text(time.nanoseconds * 1e-9, unit: "s", prefixes: [(1, ""), (1e-3, "m"), (1e-6, "µ")])
      ?? text(NumberText.threeDigits(time.nanoseconds), "ns")
  }

  /// Returns the text of a rate per second, such as of points.
  static func text(_ rate: Double, of unit: String) -> String {
    text(rate, unit: unit + "/s", prefixes: [(1e9, "G"), (1e6, "M"), (1e3, "k")])
      ?? text(NumberText.threeDigits(rate), unit + "/s")
  }

  /// Returns the number with the largest prefix for which it is at least 1, or `nil` if there is none.
  private static func text(
    _ value: Double, unit: String, prefixes: [(factor: Double, name: String)]
  ) -> String? {
    // A number that rounds to 1000 uses the next prefix.
    prefixes.first { value / $0.factor >= 0.9995 }
      .map { text(NumberText.threeDigits(value / $0.factor), $0.name + unit) }
  }

  private static func text(_ number: String, _ unit: String) -> String { "\(number) \(unit)" }
}

extension Duration {
  /// The duration in nanoseconds.
  var nanoseconds: Double { self / .nanoseconds(1) }
}
