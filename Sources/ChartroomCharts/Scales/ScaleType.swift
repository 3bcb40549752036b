package import ChartScales

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

  /// The function of numbers and dates; linear for scales of dates and categories.
  package var transform: ScaleTransform {
    switch kind {
    case .linear, .date, .category: .linear
    case .log: .logarithmic
    case .power(let exponent): .power(exponent: exponent)
    case .symmetricLog(let slope): .symmetricLogarithmic(slopeAtZero: slope)
    }
  }
}
