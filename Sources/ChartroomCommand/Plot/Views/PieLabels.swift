package import Foundation

/// The names of the sectors of a pie, with their percentages.
package struct PieLabels {
  private let locale: Locale

  package init(locale: Locale) { self.locale = locale }

  /// Returns sectors with their percentages behind their names: `Tea 45%`.
  ///
  /// - Parameter sectors: The names and the values; those that are not above zero have no percentage.
  /// - Returns: The sectors with their labels, in the same order.
  package func labelled(_ sectors: [(String, Double)]) -> [(String, Double)] {
    let sum = sectors.reduce(0) { $0 + ($1.1 > 0 ? $1.1 : 0) }
    let style = FloatingPointFormatStyle<Double>.Percent(locale: locale)
      .precision(.significantDigits(1...2))
    return sectors.map { name, value in
      let share = value / sum
      guard value > 0, share.isFinite else { return (name, value) }
      return ("\(name) \(share.formatted(style))", value)
    }
  }
}
