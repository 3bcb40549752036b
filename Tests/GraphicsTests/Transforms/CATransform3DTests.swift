import Foundation
import Graphics
import Testing

@Suite("CATransform3D")
struct CATransform3DTests {
  private static func close(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
    hypot(point.x - x, point.y - y) < 1e-9
  }

  @Test("the identity, translations and scalings have the components of Core Animation")
  func simple() {
    #expect(CATransform3D() != CATransform3DIdentity)
    #expect(CATransform3DIsIdentity(CATransform3DMakeTranslation(0, 0, 0)))
    let moved = CATransform3DMakeTranslation(1, 2, 3)
    #expect(moved.m41 == 1 && moved.m42 == 2 && moved.m43 == 3 && moved.m44 == 1 && moved.m14 == 0)
    let scaled = CATransform3DMakeScale(2, 3, 4)
    #expect(scaled.m11 == 2 && scaled.m22 == 3 && scaled.m33 == 4 && scaled.m44 == 1)
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let flat = ProjectionTransform(CATransform3DMakeAffineTransform(affine))
    #expect(flat == ProjectionTransform(affine))
  }

  @Test("quarter turns about each axis take the axes to one another exactly")
  func quarterTurns() {
    let x = CATransform3DMakeRotation(.pi / 2, 2, 0, 0)
    #expect(x.m11 == 1 && x.m22 == 0 && x.m23 == 1 && x.m32 == -1 && x.m33 == 0)
    let y = CATransform3DMakeRotation(.pi / 2, 0, 0.5, 0)
    #expect(y.m22 == 1 && y.m11 == 0 && y.m13 == -1 && y.m31 == 1 && y.m33 == 0)
    let z = CATransform3DMakeRotation(.pi / 2, 0, 0, 3)
    #expect(z.m33 == 1 && z.m11 == 0 && z.m12 == 1 && z.m21 == -1 && z.m22 == 0)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test("a transform that is added acts first")
  func order() {
    let moved = CATransform3DMakeTranslation(10, 0, 0)
    let point = CGPoint(x: 1, y: 1)
    let scaledFirst = point.applying(ProjectionTransform(CATransform3DScale(moved, 2, 3, 1)))
    #expect(scaledFirst == CGPoint(x: 12, y: 3))
    let scaled = CATransform3DMakeScale(2, 3, 1)
    let movedFirst = point.applying(ProjectionTransform(CATransform3DTranslate(scaled, 10, 0, 0)))
    #expect(movedFirst == CGPoint(x: 22, y: 3))
    #expect(CATransform3DScale(moved, 2, 3, 1) == CATransform3DConcat(scaled, moved))
    let turned = point.applying(
      ProjectionTransform(CATransform3DRotate(moved, .pi / 2, 0, 0, 1)))
    #expect(Self.close(turned, 9, 1))
  }

  @Test("a rotation in perspective makes the far side smaller, as a turning projection")
  func perspective() {
    var space = CATransform3DIdentity
    space.m34 = -1 / 100
    let turned = CATransform3DRotate(space, .pi / 3, 0, 1, 0)
    let plane = ProjectionTransform(turned)
    // The point (10, 4, 0) turns to (5, 4, -8.66), and is seen from a distance of 100.
    let depth = 1 + 10 * CGFloat(3).squareRoot() / 2 / 100
    let seen = CGPoint(x: 10, y: 4).applying(plane)
    #expect(Self.close(seen, 5 / depth, 4 / depth))
    let expected = ProjectionTransform(
      turning: .radians(.pi / 3), about: (0, 1, 0), anchorZ: 0, nearness: 1 / 100)
    for point in [CGPoint(x: 10, y: 4), CGPoint(x: -20, y: 30), .zero] {
      let image = point.applying(expected)
      #expect(Self.close(point.applying(plane), image.x, image.y))
    }
  }
}
