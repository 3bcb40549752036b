public import Foundation

/// A value that can be added and scaled, so that it can be animated.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value by a number.
  mutating func scale(by factor: Double)
  /// The dot product of the value with itself.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies the value by a number.
  public mutating func scale(by factor: Double) { self *= factor }
  /// The square.
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the value by a number.
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}
