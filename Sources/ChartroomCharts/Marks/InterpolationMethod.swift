public import Foundation

/// The curve that joins the points of a line, or those of each edge of an area.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable {
    case linear
    case monotone
    case catmullRom(alpha: CGFloat)
    case cardinal(tension: CGFloat)
    /// The part of the distance to the next point at which the value changes.
    case step(at: CGFloat)
  }

  let kind: Kind

  /// Straight lines.
  public static let linear = InterpolationMethod(kind: .linear)
  /// A smooth curve that has no extrema between points with ascending or descending X values.
  public static let monotone = InterpolationMethod(kind: .monotone)
  /// A centripetal Catmull-Rom spline.
  public static let catmullRom = catmullRom(alpha: 0.5)
  /// Returns a Catmull-Rom spline: uniform for 0, centripetal for 0.5, chordal for 1.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha: alpha))
  }
  /// A cardinal spline with a tension of 0.
  public static let cardinal = cardinal(tension: 0)
  /// Returns a cardinal spline; a tension of 1 gives straight lines.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension: tension))
  }
  /// Steps whose value changes at each point to that of the next point.
  public static let stepStart = InterpolationMethod(kind: .step(at: 0))
  /// Steps whose value changes midway between two points.
  public static let stepCenter = InterpolationMethod(kind: .step(at: 0.5))
  /// Steps that keep the value of each point up to the next point.
  public static let stepEnd = InterpolationMethod(kind: .step(at: 1))
}
