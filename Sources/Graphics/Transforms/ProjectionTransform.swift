public import Foundation

/// A projective transform of the plane, equivalent to the SwiftUI type of this name.
///
/// A point (x, y) is mapped to x′ = (m11·x + m21·y + m31) / w, y′ = (m12·x + m22·y + m32) / w, where w =
/// m13·x + m23·y + m33. Points with w ≤ 0 are behind the eye.
public struct ProjectionTransform: Hashable, Sendable {
  /// The coefficient of x in the numerator of x′; 1 by default.
  public var m11: CGFloat = 1
  /// The coefficient of x in the numerator of y′; 0 by default.
  public var m12: CGFloat = 0
  /// The coefficient of x in w, in reciprocal points; 0 by default.
  public var m13: CGFloat = 0
  /// The coefficient of y in the numerator of x′; 0 by default.
  public var m21: CGFloat = 0
  /// The coefficient of y in the numerator of y′; 1 by default.
  public var m22: CGFloat = 1
  /// The coefficient of y in w, in reciprocal points; 0 by default.
  public var m23: CGFloat = 0
  /// The constant term in the numerator of x′, in points; 0 by default.
  public var m31: CGFloat = 0
  /// The constant term in the numerator of y′, in points; 0 by default.
  public var m32: CGFloat = 0
  /// The constant term of w; 1 by default.
  public var m33: CGFloat = 1

  /// Creates the identity transform.
  public init() {}

  /// Creates the projective transform that is equivalent to an affine one.
  public init(_ affine: CGAffineTransform) {
    (m11, m12) = (affine.a, affine.b)
    (m21, m22) = (affine.c, affine.d)
    (m31, m32) = (affine.tx, affine.ty)
  }

  /// Whether the transform is exactly the identity.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether w is 1 at every point, so that parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Replaces the transform with its inverse.
  ///
  /// - Returns: `true` if the transform was inverted; `false` if it is not invertible and remains unchanged.
  @discardableResult
  public mutating func invert() -> Bool {
    let minor11 = m22 * m33 - m23 * m32
    let minor12 = m21 * m33 - m23 * m31
    let minor13 = m21 * m32 - m22 * m31
    let determinant = m11 * minor11 - m12 * minor12 + m13 * minor13
    guard determinant != 0, (1 / determinant).isFinite, determinant.isFinite else { return false }
    var inverse = ProjectionTransform()
    inverse.m11 = minor11 / determinant
    inverse.m12 = (m13 * m32 - m12 * m33) / determinant
    inverse.m13 = (m12 * m23 - m13 * m22) / determinant
    inverse.m21 = -minor12 / determinant
    inverse.m22 = (m11 * m33 - m13 * m31) / determinant
    inverse.m23 = (m13 * m21 - m11 * m23) / determinant
    inverse.m31 = minor13 / determinant
    inverse.m32 = (m12 * m31 - m11 * m32) / determinant
    inverse.m33 = (m11 * m22 - m12 * m21) / determinant
    self = inverse
    return true
  }

  /// Returns the inverse transform, or `self` if the transform is not invertible.
  public func inverted() -> ProjectionTransform {
    var inverse = self
    inverse.invert()
    return inverse
  }

  /// Returns the transform that applies `self` first and then `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var both = ProjectionTransform()
    both.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    both.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    both.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    both.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    both.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    both.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    both.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    both.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    both.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return both
  }
}

extension CGPoint {
  /// Returns the image of the point under `m`.
  ///
  /// The coordinates of the image are not finite if w is 0 at the point. Points behind the eye are mirrored.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let w = m.w(at: self)
    return CGPoint(
      x: (m.m11 * x + m.m21 * y + m.m31) / w, y: (m.m12 * x + m.m22 * y + m.m32) / w)
  }
}

extension ProjectionTransform {
  /// Creates a rotation about an axis through the origin, viewed in perspective.
  ///
  /// The axes are those of Core Animation: x right, y down, z towards the viewer. A positive angle about y
  /// moves the right side away from the viewer, one about x moves the bottom closer, and one about z is
  /// clockwise.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - axis: The direction of the axis, of any length; a zero vector gives the identity.
  ///   - anchorZ: The distance of the axis in front of the plane, in points.
  ///   - nearness: The reciprocal of the eye's distance from the plane, in reciprocal points; 0 gives a
  ///     parallel projection.
  package init(
    turning angle: Angle, about axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchorZ: CGFloat,
    nearness: CGFloat
  ) {
    self.init()
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length != 0 else { return }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (sine, cosine) = angle.sineAndCosine
    let rest = 1 - cosine
    m11 = cosine + x * x * rest
    m12 = x * y * rest + z * sine
    m13 = (y * sine - x * z * rest) * nearness
    m21 = x * y * rest - z * sine
    m22 = cosine + y * y * rest
    m23 = -(y * z * rest + x * sine) * nearness
    m31 = -anchorZ * (x * z * rest + y * sine)
    m32 = -anchorZ * (y * z * rest - x * sine)
    // The depth of the anchor, in a form that makes a rotation about z exactly affine.
    m33 = 1 - anchorZ * (x * x + y * y) * rest * nearness
  }

  /// Returns the transform applied about `anchor` instead of the origin.
  package func around(_ anchor: CGPoint) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: -anchor.x, y: -anchor.y))
      .concatenating(self)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: anchor.x, y: anchor.y)))
  }

  /// The equivalent affine transform, or `nil` if there is none.
  package var affine: CGAffineTransform? {
    guard m13 == 0, m23 == 0, m33 > 0 else { return nil }
    return CGAffineTransform(
      a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }

  /// Returns the homogeneous coordinate w of a point; positive in front of the eye.
  package func w(at point: CGPoint) -> CGFloat { m13 * point.x + m23 * point.y + m33 }

  /// Returns the image of a point, or `nil` for a point behind the eye.
  package func image(of point: CGPoint) -> CGPoint? {
    guard w(at: point) > 0 else { return nil }
    let image = point.applying(self)
    return image.x.isFinite && image.y.isFinite ? image : nil
  }

  /// Returns the image of a polygon, clipped close to the eye; empty if no part is visible.
  package func image(of polygon: ConvexPolygon) -> ConvexPolygon {
    let seen = polygon.clipped(to: front(of: polygon, part: 1e-6))
    return ConvexPolygon(seen.corners.compactMap { image(of: $0) })
  }

  /// Returns the half-plane in front of the eye whose w is at least a fraction of the farthest corner's w.
  package func front(of polygon: ConvexPolygon, part: CGFloat) -> ConvexPolygon.HalfPlane {
    let farthest = polygon.corners.map { w(at: $0) }.filter(\.isFinite).max() ?? 0
    guard farthest > 0 else { return .nothing }
    return ConvexPolygon.HalfPlane(x: m13, y: m23, constant: m33 - farthest * part)
  }
}

extension Angle {
  /// The sine and the cosine, rounded to multiples of 2⁻⁴⁰.
  ///
  /// The rounding makes quarter turns exact. It also makes images independent of the last bit, which differs
  /// between versions of the C library.
  package var sineAndCosine: (sine: CGFloat, cosine: CGFloat) {
    func rounded(_ value: Double) -> CGFloat { CGFloat((value * 0x1p40).rounded() * 0x1p-40) }
    return (rounded(sin(radians)), rounded(cos(radians)))
  }
}
