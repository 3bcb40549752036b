import Foundation

/// A round distance between ticks: 1, 2, 2.5 or 5 times a power of ten.
///
/// Ticks are whole multiples of it. They are computed from integers, so that the third tick of 0.1 is
/// the double nearest to 0.3 and prints as such.
package struct NiceStep: Equatable, Sendable {
  /// Ten times the leading digits: 10, 20, 25 or 50.
  package let tenths: Int
  /// The power of ten that `tenths` is multiplied with.
  package let exponent: Int

  package init(tenths: Int, exponent: Int) {
    self.tenths = tenths
    self.exponent = exponent
  }

  /// The distance itself.
  package var value: Double { tick(1) }

  /// Whether all multiples are whole numbers.
  package var isInteger: Bool { exponent >= 0 || (exponent == -1 && tenths % 10 == 0) }

  /// The multiple of the step by a whole number.
  package func tick(_ index: Int) -> Double {
    // 10²² is the last power of ten that a double holds exactly; beyond, only reading the digits
    // gives the nearest double.
    if exponent > 22 { return Double("\(index * tenths)e\(exponent)") ?? .infinity }
    let numerator = Double(index) * Double(tenths)
    return exponent < 0
      ? numerator / pow(10, Double(-exponent)) : numerator * pow(10, Double(exponent))
  }

  /// The number of the highest multiple that is not above `value`.
  ///
  /// - Parameter value: At most 2⁵³ steps from zero.
  /// - Returns: The index to pass to `tick(_:)`.
  package func index(atOrBelow value: Double) -> Int {
    var index = Int((value / self.value).rounded(.down))
    // The division is off by one where the value is a multiple itself.
    while tick(index) > value { index -= 1 }
    while tick(index + 1) <= value { index += 1 }
    return index
  }

  /// The steps that cut a span into at most four times as many parts, and far fewer, ascending.
  package static func candidates(span: Double, parts: Int) -> [NiceStep] {
    candidates(from: span / Double(parts * 4), to: span * 3 / Double(parts))
  }

  /// The steps from `smallest` up, ascending; the last ones may be larger than `largest`.
  package static func candidates(from smallest: Double, to largest: Double) -> [NiceStep] {
    let exponents = Int(log10(smallest).rounded(.down))...Int(log10(largest).rounded(.up))
    return exponents.flatMap { exponent in
      [10, 20, 25, 50].map { NiceStep(tenths: $0, exponent: exponent - 1) }
    }.filter { $0.value >= smallest }
  }
}
