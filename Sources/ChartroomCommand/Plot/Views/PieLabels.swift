package import Foundation

/// The names of the sectors of a pie, with their percentages.
package struct PieLabels {
  private let locale: Locale

  package init(locale: Locale) { self.locale = locale }

  /// The least part whose percentage is printed.
  private static let leastShare = 1e-5

  /// Returns sectors with their percentages behind their names: `Tea 45%`.
  ///
  /// Percentages have two digits, and more if a part would be `100%` otherwise, such as `99.6%`. Parts of less than
  /// 0.001 % are `<0.001%`, and those of almost the whole are `>99.999%`.
  ///
  /// - Parameter sectors: The names and the values; those that are not above zero have no percentage.
  /// - Returns: The sectors with their labels, in the same order.
  package func labelled(_ sectors: [(String, Double)]) -> [(String, Double)] {
    let sum = sectors.reduce(0) { $0 + ($1.1 > 0 ? $1.1 : 0) }
    let isDivided = sectors.count { $0.1 > 0 } > 1
    return sectors.map { name, value in
      let share = value / sum
      guard value > 0, share.isFinite else { return (name, value) }
      return ("\(name) \(isDivided ? part(share) : text(share, .significantDigits(1...2)))", value)
    }
  }

  /// Returns the percentage of a part of the whole.
  private func part(_ share: Double) -> String {
    let (least, most) = (Self.leastShare, 1 - Self.leastShare)
    if share < least { return "<" + text(least, .significantDigits(1)) }
    // Of greater shares, two digits would be those of the whole.
    guard share >= 0.995 else { return text(share, .significantDigits(1...2)) }
    let decimals = (1...3).first { digits in
      let power = pow(10, Double(digits + 2))
      return (share * power).rounded() < power
    }
    return decimals.map { text(share, .fractionLength($0)) } ?? ">" + text(most, .fractionLength(3))
  }

  private func text(
    _ share: Double, _ precision: NumberFormatStyleConfiguration.Precision
  ) -> String {
    share.formatted(
      FloatingPointFormatStyle<Double>.Percent(locale: locale).precision(precision))
  }
}
