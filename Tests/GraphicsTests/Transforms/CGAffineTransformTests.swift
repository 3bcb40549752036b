import Foundation
import Graphics
import TestSupport
import Testing

@Suite("CGAffineTransform")
struct CGAffineTransformTests {
  private static func random(_ generator: inout SplitMix64) -> CGAffineTransform {
    func entry() -> CGFloat { .random(in: -3...3, using: &generator) }
    return CGAffineTransform(
      a: entry(), b: entry(), c: entry(), d: entry(), tx: entry() * 100, ty: entry() * 100)
  }

  private static func distance(_ lhs: CGPoint, _ rhs: CGPoint) -> CGFloat {
    hypot(lhs.x - rhs.x, lhs.y - rhs.y)
  }

  @Test("concatenation applies the first transform first")
  func order() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let grow = CGAffineTransform(scaleX: 2, y: 3)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(move.concatenating(grow)) == CGPoint(x: 22, y: 3))
    #expect(point.applying(grow.concatenating(move)) == CGPoint(x: 12, y: 3))
  }

  @Test("the changing forms apply before the transform that is there")
  func changingForms() {
    let grow = CGAffineTransform(scaleX: 2, y: 2)
    let point = CGPoint(x: 1, y: 0)
    #expect(point.applying(grow.translatedBy(x: 5, y: 1)) == CGPoint(x: 12, y: 2))
    let move = CGAffineTransform(translationX: 5, y: 1)
    #expect(point.applying(move.scaledBy(x: 2, y: 2)) == CGPoint(x: 7, y: 1))
    let turned = point.applying(move.rotated(by: .pi / 2))
    #expect(Self.distance(turned, CGPoint(x: 5, y: 2)) < 1e-12)
  }

  @Test("a positive rotation turns right to down")
  func rotation() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(Self.distance(turned, CGPoint(x: 0, y: 1)) < 1e-12)
  }

  @Test("a size is a vector, and the image of a rectangle has its bounds")
  func sizesAndRectangles() {
    let transform = CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 100, ty: 50)
    #expect(
      CGSize(width: 4, height: 5).applying(transform) == CGSize(width: -15, height: 8))
    let rect = CGRect(x: 1, y: 2, width: 4, height: 5)
    #expect(rect.applying(transform) == CGRect(x: 79, y: 52, width: 15, height: 8))
    #expect(CGRect.null.applying(transform).isNull)
    #expect(CGRect.infinite.applying(transform).isInfinite)
  }

  @Test("composition agrees with one after the other, and inverses undo")
  func laws() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<500 {
      let first = Self.random(&generator)
      let second = Self.random(&generator)
      let point = CGPoint(
        x: .random(in: -100...100, using: &generator), y: .random(in: -9...9, using: &generator))
      let both = point.applying(first.concatenating(second))
      #expect(Self.distance(both, point.applying(first).applying(second)) < 1e-9)
      let determinant = first.a * first.d - first.b * first.c
      guard abs(determinant) > 1e-2 else { continue }
      let back = point.applying(first).applying(first.inverted())
      #expect(Self.distance(back, point) < 1e-7 / abs(determinant))
    }
  }

  @Test("a transform without an inverse is given back")
  func singular() {
    for flat in [
      CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: .nan, y: 1),
      CGAffineTransform(scaleX: .infinity, y: 1),
    ] {
      let inverse = flat.inverted()
      #expect(inverse.d == flat.d && inverse.tx == flat.tx)
    }
    #expect(CGAffineTransform(scaleX: 0, y: 0).inverted() == CGAffineTransform(scaleX: 0, y: 0))
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform(translationX: 1, y: 0).isIdentity)
  }
}
