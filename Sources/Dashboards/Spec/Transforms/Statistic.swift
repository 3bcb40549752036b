/// A statistic of the values of a column.
package enum Statistic: String, CaseIterable, Sendable {
  case count, sum, mean, min, max, median, quantile, standardDeviation, distinct, first, last

  /// The key of the fraction of a quantile.
  static func fraction<Root>(
    _ property: any WritableKeyPath<Root, Double?> & Sendable
  ) -> Field<Root> {
    Field(
      "q", property, .number(in: 0...1),
      "Fraction of the values below a quantile, such as 0.95; required for it.")
  }

  /// Reports a quantile without its fraction, and a fraction of another statistic.
  func check(_ fraction: Double?, _ node: SpecNode, _ reader: SpecReader) {
    if self == .quantile, node["q"] == nil {
      reader.report(node, "the key 'q' is missing. Add it, for example 'q: 0.95'.")
    } else if self != .quantile, let q = node["q"] {
      reader.report(
        q, "'q' is the fraction of a quantile. Leave it out, or use 'statistic: quantile'.")
    }
  }
}

/// A unit of the calendar.
package enum DateUnit: String, CaseIterable, Sendable {
  case minute, hour, day, week, month, year
}
