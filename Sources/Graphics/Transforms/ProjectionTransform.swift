public import Foundation

/// A plane projective transform, as SwiftUI spells it.
///
/// A point maps as x′ = (m11·x + m21·y + m31) / w, y′ = (m12·x + m22·y + m32) / w with
/// w = m13·x + m23·y + m33. Where w is not positive the point lies behind the eye.
public struct ProjectionTransform: Hashable, Sendable {
  /// The part of x in x′.
  public var m11: CGFloat = 1
  /// The part of x in y′.
  public var m12: CGFloat = 0
  /// The part of x in w, per point.
  public var m13: CGFloat = 0
  /// The part of y in x′.
  public var m21: CGFloat = 0
  /// The part of y in y′.
  public var m22: CGFloat = 1
  /// The part of y in w, per point.
  public var m23: CGFloat = 0
  /// The horizontal translation, in points.
  public var m31: CGFloat = 0
  /// The vertical translation, in points.
  public var m32: CGFloat = 0
  /// The constant part of w.
  public var m33: CGFloat = 1

  /// Creates the transform that moves nothing.
  public init() {}

  /// Creates a transform that does what an affine one does.
  public init(_ affine: CGAffineTransform) {
    (m11, m12) = (affine.a, affine.b)
    (m21, m22) = (affine.c, affine.d)
    (m31, m32) = (affine.tx, affine.ty)
  }

  /// Whether the transform moves nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether parallel lines stay parallel: w is 1 everywhere.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Replaces the transform by its inverse, if it has one.
  ///
  /// - Returns: Whether it has one; if not, the transform stays as it is.
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

  /// The inverse, or the transform itself when it has none.
  public func inverted() -> ProjectionTransform {
    var inverse = self
    inverse.invert()
    return inverse
  }

  /// The transform that applies `self` first and `rhs` after it.
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
  /// The image of the point under `m`; not finite where w is 0, and mirrored behind the eye.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let w = m.w(at: self)
    return CGPoint(
      x: (m.m11 * x + m.m21 * y + m.m31) / w, y: (m.m12 * x + m.m22 * y + m.m32) / w)
  }
}

extension ProjectionTransform {
  /// Creates a turn about an axis through the origin, seen in perspective.
  ///
  /// The signs are Core Animation's: x to the right, y down, z to the viewer. A turn about y takes
  /// the right side away, one about x brings the bottom near, one about z is clockwise.
  ///
  /// - Parameters:
  ///   - angle: How far to turn.
  ///   - axis: The direction of the axis, of any length; without a length nothing turns.
  ///   - anchorZ: How far in front of the plane the axis lies.
  ///   - nearness: One over the distance of the eye from the plane, per point; 0 keeps parallels.
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
    // The lift of the anchor itself, written so that a turn about z is exactly affine.
    m33 = 1 - anchorZ * (x * x + y * y) * rest * nearness
  }

  /// The transform with `anchor` in the place of the origin.
  package func around(_ anchor: CGPoint) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: -anchor.x, y: -anchor.y))
      .concatenating(self)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: anchor.x, y: anchor.y)))
  }

  /// The affine transform that does the same, or `nil` where there is none.
  package var affine: CGAffineTransform? {
    guard m13 == 0, m23 == 0, m33 > 0 else { return nil }
    return CGAffineTransform(
      a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }

  /// What the image of `point` is divided by; positive in front of the eye.
  package func w(at point: CGPoint) -> CGFloat { m13 * point.x + m23 * point.y + m33 }

  /// The image of `point`, or `nil` for a point that the eye does not see.
  package func image(of point: CGPoint) -> CGPoint? {
    guard w(at: point) > 0 else { return nil }
    let image = point.applying(self)
    return image.x.isFinite && image.y.isFinite ? image : nil
  }

  /// The image of `polygon`, cut off close in front of the eye; empty when nothing is seen.
  package func image(of polygon: ConvexPolygon) -> ConvexPolygon {
    let seen = polygon.clipped(to: front(of: polygon, part: 1e-6))
    return ConvexPolygon(seen.corners.compactMap { image(of: $0) })
  }

  /// What lies in front of the eye and no nearer to it than a part of the farthest corner's way.
  package func front(of polygon: ConvexPolygon, part: CGFloat) -> ConvexPolygon.HalfPlane {
    let farthest = polygon.corners.map { w(at: $0) }.filter(\.isFinite).max() ?? 0
    guard farthest > 0 else { return .nothing }
    return ConvexPolygon.HalfPlane(x: m13, y: m23, constant: m33 - farthest * part)
  }
}

extension Angle {
  /// The sine and the cosine, to twelve decimals.
  ///
  /// The rest is rounded away, so that quarter turns are exact and that pictures do not depend on
  /// the last bit, which differs between versions of the system's library.
  package var sineAndCosine: (sine: CGFloat, cosine: CGFloat) {
    func rounded(_ value: Double) -> CGFloat { CGFloat((value * 0x1p40).rounded() * 0x1p-40) }
    return (rounded(sin(radians)), rounded(cos(radians)))
  }
}
