public import Foundation

/// An element of a vector space: a value that can be added, scaled and therefore animated.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value by a factor.
  mutating func scale(by factor: Double)
  /// The dot product of the value with itself.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies the value by a factor.
  public mutating func scale(by factor: Double) { self *= factor }
  /// The square of the value.
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the value by a factor.
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
  /// The square of the value.
  public var magnitudeSquared: Double { Double(self * self) }
}
