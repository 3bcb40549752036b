public import Foundation

/// A projective transform of space, equivalent to the Core Animation type of this name.
///
/// The row vector (x, y, z, 1) is multiplied by the matrix from the right. The axes are x right, y down and z towards
/// the viewer. A perspective from a distance of *d* points has `m34` = −1 / *d*.
public struct CATransform3D: Hashable, Sendable {
  /// A component of the first row; 0 by default.
  public var m11: CGFloat = 0, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  /// A component of the second row; 0 by default.
  public var m21: CGFloat = 0, m22: CGFloat = 0, m23: CGFloat = 0, m24: CGFloat = 0
  /// A component of the third row; 0 by default.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 0, m34: CGFloat = 0
  /// A component of the fourth row; 0 by default.
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 0

  /// Creates the transform whose matrix is zero, as in Core Animation; see `CATransform3DIdentity`.
  public init() {}

  /// Creates a transform from the components of its matrix, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// Returns whether a transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns a translation by `tx`, `ty` and `tz` points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var t = CATransform3DMakeScale(1, 1, 1)
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

/// Returns a scaling by the factors `sx`, `sy` and `sz`.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3D()
  (t.m11, t.m22, t.m33, t.m44) = (sx, sy, sz, 1)
  return t
}

/// Returns a rotation about an axis through the origin.
///
/// A positive angle about z is clockwise, one about y moves the right side away from the viewer, and one about x moves
/// the bottom closer.
///
/// - Parameters:
///   - angle: The angle, in radians.
///   - x: The first component of the axis, which can have any length; a zero vector gives the identity.
///   - y: The second component.
///   - z: The third component.
/// - Returns: The rotation.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  var t = CATransform3DMakeScale(1, 1, 1)
  let length = (x * x + y * y + z * z).squareRoot()
  guard length != 0 else { return t }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = Angle(radians: angle).sineAndCosine
  let rest = 1 - cosine
  (t.m11, t.m12, t.m13) = (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
  (t.m21, t.m22, t.m23) = (x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
  (t.m31, t.m32, t.m33) = (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
  return t
}

/// Returns the transform of space that acts on the plane as an affine transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3DMakeTranslation(m.tx, m.ty, 0)
  (t.m11, t.m12, t.m21, t.m22) = (m.a, m.b, m.c, m.d)
  return t
}

/// Returns the transform that translates by `tx`, `ty` and `tz` points and then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the transform that scales by the factors `sx`, `sy` and `sz` and then applies `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the transform that rotates as `CATransform3DMakeRotation` and then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the transform that applies `a` and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  func row(
    _ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat
  ) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    (
      x * b.m11 + y * b.m21 + z * b.m31 + w * b.m41, x * b.m12 + y * b.m22 + z * b.m32 + w * b.m42,
      x * b.m13 + y * b.m23 + z * b.m33 + w * b.m43, x * b.m14 + y * b.m24 + z * b.m34 + w * b.m44
    )
  }
  var t = CATransform3D()
  (t.m11, t.m12, t.m13, t.m14) = row(a.m11, a.m12, a.m13, a.m14)
  (t.m21, t.m22, t.m23, t.m24) = row(a.m21, a.m22, a.m23, a.m24)
  (t.m31, t.m32, t.m33, t.m34) = row(a.m31, a.m32, a.m33, a.m34)
  (t.m41, t.m42, t.m43, t.m44) = row(a.m41, a.m42, a.m43, a.m44)
  return t
}

extension ProjectionTransform {
  /// Creates the transform of the plane z = 0 by a transform of space, whose results are projected along z.
  public init(_ m: CATransform3D) {
    self.init()
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}
