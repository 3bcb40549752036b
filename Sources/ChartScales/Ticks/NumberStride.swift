import Foundation

/// The multiples of a number.
///
/// Quotients that rounding moves away from an integer count as that integer, so that 0.6 is a multiple of 0.1.
package struct NumberStride: Equatable, Sendable {
  /// The number.
  package let step: Double

  /// Creates the multiples of a positive, finite number.
  package init(_ step: Double) { self.step = step }

  /// Returns a multiple; the double nearest to it if the number is a tenth, or another fraction of one.
  package func tick(_ index: Double) -> Double {
    let inverse = 1 / step
    return inverse > 1 && inverse == inverse.rounded() ? index / inverse : index * step
  }

  /// Returns the index of the greatest multiple that is at most a value.
  package func index(atOrBelow value: Double) -> Double { index(value, .down) }

  /// Returns the index of the least multiple that is at least a value.
  package func index(atOrAbove value: Double) -> Double { index(value, .up) }

  private func index(_ value: Double, _ rule: FloatingPointRoundingRule) -> Double {
    let quotient = value / step
    let nearest = quotient.rounded()
    // Some units in the last place of great quotients, as long as these are far less than a step.
    let tolerance = min(max(1e-9, abs(quotient) * 0x1p-48), 1e-3)
    return abs(quotient - nearest) < tolerance ? nearest : quotient.rounded(rule)
  }
}
