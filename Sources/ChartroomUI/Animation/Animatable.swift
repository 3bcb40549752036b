public import Graphics

/// A type whose changes are animated by interpolating a vector.
public protocol Animatable {
  /// The type of the interpolated vector.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The vector that animations interpolate.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// The empty vector: the type does not animate.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// The animatable data of types that do not animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the empty vector.
  public init() {}
  /// The empty vector.
  public static let zero = EmptyAnimatableData()
  /// Returns the empty vector.
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    lhs
  }
  /// Returns the empty vector.
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    lhs
  }
  /// Does nothing.
  public mutating func scale(by factor: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
}

extension Angle: Animatable {
  /// The angle in radians.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
