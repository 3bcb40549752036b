/// An angle, stored in radians.
///
/// Positive angles are clockwise on screen, because the y axis points down.
public struct Angle: Hashable, Sendable, Comparable {
  /// The angle in radians, which can exceed a full turn.
  public var radians: Double

  /// The angle in degrees; 180° is π radians.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// An angle of 0.
  public static let zero = Angle(radians: 0)

  /// Creates an angle of 0.
  public init() { radians = 0 }

  /// Creates an angle from a value in radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle from a value in degrees.
  public init(degrees: Double) { self.radians = degrees * (.pi / 180) }

  /// Returns an angle of `radians` radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle of `degrees` degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns whether `lhs` is less than `rhs` in radians; a full turn is greater than 0.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  /// Returns the sum of two angles.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// Returns the difference of two angles.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// Returns the opposite angle.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// Returns the product of an angle and a factor.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

  /// Returns the quotient of an angle and a divisor.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

  /// Adds an angle.
  public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }

  /// Subtracts an angle.
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }

  /// Multiplies the angle by a factor.
  public static func *= (lhs: inout Angle, rhs: Double) { lhs = lhs * rhs }

  /// Divides the angle by a divisor.
  public static func /= (lhs: inout Angle, rhs: Double) { lhs = lhs / rhs }
}
