public import Foundation

/// A type whose values can be added, subtracted and scaled, so that animations can interpolate them.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component of the vector by `factor`.
  mutating func scale(by factor: Double)
  /// The dot product of the vector with itself.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by `factor`.
  public mutating func scale(by factor: Double) { self *= factor }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by `factor`.
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by `factor`.
  public mutating func scale(by factor: Double) { self *= Float(factor) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension VectorArithmetic {
  /// Returns the vector with each component multiplied by `factor`.
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }

  /// Moves the vector towards another one.
  ///
  /// - Parameters:
  ///   - other: The other vector.
  ///   - amount: The part of the way: 0 for this vector, and 1 for the other one.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// Returns a vector on the way to another one.
  ///
  /// - Parameters:
  ///   - other: The other vector.
  ///   - amount: The part of the way: 0 for this vector, and 1 for the other one.
  /// - Returns: The vector; an amount below 0 or above 1 extends the way.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}
