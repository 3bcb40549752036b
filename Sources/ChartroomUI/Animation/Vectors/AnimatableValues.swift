/// Several vectors of any types, which are animated together.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The vectors.
  public var value: (repeat each Value)

  /// Creates a vector of several ones.
  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  /// The zero vectors.
  public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

  /// Returns the sums of the vectors.
  public static func + (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each lhs.value + each rhs.value)
  }

  /// Returns the differences of the vectors.
  public static func - (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each lhs.value - each rhs.value)
  }

  /// Multiplies the vectors by `factor`.
  public mutating func scale(by factor: Double) {
    func scaled<Vector: VectorArithmetic>(_ vector: Vector) -> Vector { vector.scaled(by: factor) }
    value = (repeat scaled(each value))
  }

  /// The sum of the squared magnitudes of the vectors.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for vector in repeat each value { sum += vector.magnitudeSquared }
    return sum
  }

  /// Returns whether all vectors are equal.
  public static func == (lhs: AnimatableValues, rhs: AnimatableValues) -> Bool {
    for (left, right) in repeat (each lhs.value, each rhs.value) {
      guard left == right else { return false }
    }
    return true
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
