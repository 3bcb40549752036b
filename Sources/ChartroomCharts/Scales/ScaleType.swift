import Foundation

/// The function by which a scale maps values to positions.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable {
    case linear
    case log
    case power(exponent: Double)
    case symmetricLog(slopeAtZero: Double)
    case date
    case category
  }

  let kind: Kind

  /// A scale of numbers with equal distances for equal differences.
  public static let linear = ScaleType(kind: .linear)
  /// A scale of positive numbers with equal distances for equal ratios.
  public static let log = ScaleType(kind: .log)
  /// A scale of dates.
  public static let date = ScaleType(kind: .date)
  /// A scale of categories.
  public static let category = ScaleType(kind: .category)
  /// A scale that maps numbers to positions by their square roots; negative numbers mirror positive ones.
  public static let squareRoot = power(exponent: 0.5)
  /// A scale that is logarithmic far from zero and almost linear near it, with a slope of 1 at zero.
  public static let symmetricLog = symmetricLog(slopeAtZero: 1)
  /// Returns a scale that maps numbers to positions by a power of them; negative numbers mirror positive ones.
  ///
  /// An exponent that is not positive, or not finite, gives a linear scale.
  public static func power(exponent: Double) -> ScaleType {
    exponent > 0 && exponent.isFinite ? ScaleType(kind: .power(exponent: exponent)) : .linear
  }
  /// Returns a scale that is logarithmic far from zero and almost linear near it, with a given slope at zero.
  ///
  /// A slope that is not positive, or not finite, gives a linear scale.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    slopeAtZero > 0 && slopeAtZero.isFinite
      ? ScaleType(kind: .symmetricLog(slopeAtZero: slopeAtZero)) : .linear
  }

  /// Returns the value on a linear scale that has the position of a value on this one; NaN for a number that a
  /// logarithmic scale does not have.
  func linear(_ value: Double) -> Double {
    switch kind {
    case .linear, .date, .category: value
    case .log: value > 0 ? Foundation.log10(value) : .nan
    case .power(let exponent): value < 0 ? -pow(-value, exponent) : pow(value, exponent)
    case .symmetricLog(let slope):
      value < 0 ? -Foundation.log1p(-value * slope) : Foundation.log1p(value * slope)
    }
  }

  /// Returns the value for a value of `linear(_:)`.
  func value(_ linear: Double) -> Double {
    switch kind {
    case .linear, .date, .category: linear
    case .log: pow(10, linear)
    case .power(let exponent):
      linear < 0 ? -pow(-linear, 1 / exponent) : pow(linear, 1 / exponent)
    case .symmetricLog(let slope):
      linear < 0 ? -expm1(-linear) / slope : expm1(linear) / slope
    }
  }
}

extension ScaleType {
  /// Whether equal differences have equal distances.
  var isLinear: Bool {
    switch kind {
    case .linear, .date, .category: true
    case .log, .power, .symmetricLog: false
    }
  }
}
