import Chartroom

/// Numbers with a unit as people like to read them: three digits, `1.25 ms`, `802 Mpoints/s`.
package enum Quantity {
  /// A time.
  package static func text(_ time: Duration) -> String {
    text(time.nanoseconds * 1e-9, unit: "s", prefixes: [(1, ""), (1e-3, "m"), (1e-6, "µ")])
      ?? text(NumberText.threeDigits(time.nanoseconds), "ns")
  }

  /// An amount in a second, such as of points.
  static func text(_ rate: Double, of unit: String) -> String {
    text(rate, unit: unit + "/s", prefixes: [(1e9, "G"), (1e6, "M"), (1e3, "k")])
      ?? text(NumberText.threeDigits(rate), unit + "/s")
  }

  /// The number with the largest prefix that leaves 1 or more of it.
  private static func text(
    _ value: Double, unit: String, prefixes: [(factor: Double, name: String)]
  ) -> String? {
    // What rounds to 1000 of a prefix is 1 of the next.
    prefixes.first { value / $0.factor >= 0.9995 }
      .map { text(NumberText.threeDigits(value / $0.factor), $0.name + unit) }
  }

  private static func text(_ number: String, _ unit: String) -> String { "\(number) \(unit)" }
}

extension Duration {
  /// The time in nanoseconds.
  var nanoseconds: Double { self / .nanoseconds(1) }
}
