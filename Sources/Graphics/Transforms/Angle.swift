/// An angle, stored in radians.
///
/// Positive angles are clockwise on screen, because y increases downwards.
public struct Angle: Hashable, Sendable, Comparable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees; 180° is π radians.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// The zero angle.
  public static let zero = Angle(radians: 0)

  /// Creates the zero angle.
  public init() { radians = 0 }

  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle from degrees.
  public init(degrees: Double) { self.radians = degrees * (.pi / 180) }

  /// Returns an angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Compares angles by their radians; a full turn is greater than zero.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}
