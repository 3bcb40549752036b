import Foundation

/// A round distance between ticks: 1, 2, 2.5 or 5 times a power of ten.
///
/// Ticks are integer multiples of the step. They are computed from integers, so that the third tick of
/// 0.1 is the `Double` nearest to 0.3 and prints as such.
package struct NiceStep: Equatable, Sendable {
  /// Ten times the leading digits: 10, 20, 25 or 50.
  package let tenths: Int
  /// The power of ten by which `tenths` is multiplied.
  package let exponent: Int

  package init(tenths: Int, exponent: Int) {
    self.tenths = tenths
    self.exponent = exponent
  }

  /// The distance as a number.
  package var value: Double { tick(1) }

  /// Whether all multiples of the step are integers.
  package var isInteger: Bool { exponent >= 0 || (exponent == -1 && tenths % 10 == 0) }

  /// Returns an integer multiple of the step.
  package func tick(_ index: Int) -> Double {
    // 10²² is the last power of ten that a double holds exactly; beyond, and for its fractions, only reading the
    // digits gives the nearest double.
    if abs(exponent) > 22 { return Double("\(index * tenths)e\(exponent)") ?? .infinity }
    let numerator = Double(index) * Double(tenths)
    return exponent < 0
      ? numerator / pow(10, Double(-exponent)) : numerator * pow(10, Double(exponent))
  }

  /// Returns the index of the largest multiple that is at most `value`.
  ///
  /// - Parameter value: A value, at most 2⁵³ steps from zero.
  /// - Returns: The index for `tick(_:)`.
  package func index(atOrBelow value: Double) -> Int {
    var index = Int((value / self.value).rounded(.down))
    // The division is off by one where the value is a multiple itself.
    while tick(index) > value { index -= 1 }
    while tick(index + 1) <= value { index += 1 }
    return index
  }

  /// Returns the steps that divide a span into a third of `parts` to four times `parts`, ascending.
  package static func candidates(span: Double, parts: Int) -> [NiceStep] {
    candidates(from: span / Double(parts * 4), to: span * 3 / Double(parts))
  }

  /// Returns the steps from `smallest` to `largest`, ascending; the last ones may exceed `largest`.
  package static func candidates(from smallest: Double, to largest: Double) -> [NiceStep] {
    let exponents = Int(log10(smallest).rounded(.down))...Int(log10(largest).rounded(.up))
    return exponents.flatMap { exponent in
      [10, 20, 25, 50].map { NiceStep(tenths: $0, exponent: exponent - 1) }
    }.filter { $0.value >= smallest }
  }
}
