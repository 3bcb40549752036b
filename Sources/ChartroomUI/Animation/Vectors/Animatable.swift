public import Graphics

/// A type whose changes are animated by interpolating a vector.
public protocol Animatable {
  /// The type of the interpolated vector; `EmptyAnimatableData` by default.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The vector that animations interpolate.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// The empty vector, because the type is not animated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A vector without components, for types that are not animated.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates an empty vector.
  public init() {}
  /// The empty vector.
  public static let zero = EmptyAnimatableData()
  /// Returns the empty vector, which is the sum of any two empty vectors.
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    lhs
  }
  /// Returns the empty vector, which is the difference of any two empty vectors.
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    lhs
  }
  /// Leaves the vector unchanged, because it has no components.
  public mutating func scale(by factor: Double) {}
  /// The square of the vector's magnitude, which is always 0.
  public var magnitudeSquared: Double { 0 }
}

extension Angle: Animatable {
  /// The angle, in radians.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
