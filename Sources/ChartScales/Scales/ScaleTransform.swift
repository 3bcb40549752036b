public import Foundation

/// The function that makes the distances of a scale of numbers equal.
///
/// The functions are inlinable because they are called for every value of a chart.
@usableFromInline package enum ScaleTransform: Hashable, Sendable {
  /// Equal distances for equal differences.
  case linear
  /// Equal distances for equal ratios; there are no numbers up to zero.
  case logarithmic
  /// Positions by a power of the numbers, of which negative ones mirror positive ones. The exponent is positive and
  /// finite.
  case power(exponent: Double)
  /// Logarithmic far from zero and almost linear near it, with a slope at zero that is positive and finite. Negative
  /// numbers mirror positive ones.
  case symmetricLogarithmic(slopeAtZero: Double)

  /// Whether equal differences have equal distances.
  @inlinable package var isLinear: Bool {
    if case .linear = self { return true }
    return false
  }

  /// Returns the value on a linear scale that has the position of a value on this one; NaN for a number that a
  /// logarithmic scale does not have.
  @inlinable
  package func linear(_ value: Double) -> Double {
    switch self {
    case .linear: value
    case .logarithmic: value > 0 ? log10(value) : .nan
    case .power(let exponent): value < 0 ? -pow(-value, exponent) : pow(value, exponent)
    case .symmetricLogarithmic(let slope):
      value < 0 ? -log1p(-value * slope) : log1p(value * slope)
    }
  }

  /// Returns the value for a value of `linear(_:)`.
  @inlinable
  package func value(_ linear: Double) -> Double {
    switch self {
    case .linear: linear
    case .logarithmic: pow(10, linear)
    case .power(let exponent):
      linear < 0 ? -pow(-linear, 1 / exponent) : pow(linear, 1 / exponent)
    case .symmetricLogarithmic(let slope):
      linear < 0 ? -expm1(-linear) / slope : expm1(linear) / slope
    }
  }
}
