import Foundation
import Graphics
import TestSupport
import Testing

@Suite("ProjectionTransform")
struct ProjectionTransformTests {
  private static func random(_ generator: inout SplitMix64) -> ProjectionTransform {
    func entry(_ size: CGFloat) -> CGFloat { .random(in: -size...size, using: &generator) }
    var transform = ProjectionTransform()
    (transform.m11, transform.m12, transform.m13) = (entry(3), entry(3), entry(0.004))
    (transform.m21, transform.m22, transform.m23) = (entry(3), entry(3), entry(0.004))
    (transform.m31, transform.m32, transform.m33) = (entry(90), entry(90), 1 + entry(0.2))
    return transform
  }

  private static func distance(_ lhs: CGPoint, _ rhs: CGPoint) -> CGFloat {
    hypot(lhs.x - rhs.x, lhs.y - rhs.y)
  }

  @Test("an affine transform stays what it is")
  func affine() {
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let transform = ProjectionTransform(affine)
    let point = CGPoint(x: 7, y: -8)
    #expect(transform.isAffine && !transform.isIdentity)
    #expect(point.applying(transform) == point.applying(affine))
    #expect(transform.affine == affine)
    #expect(ProjectionTransform().isIdentity && ProjectionTransform().isAffine)
    var leaning = ProjectionTransform()
    leaning.m23 = 0.001
    #expect(!leaning.isAffine && leaning.affine == nil)
    var halved = ProjectionTransform(affine)
    halved.m33 = 2
    #expect(!halved.isAffine)
    #expect(halved.affine == CGAffineTransform(a: 0.5, b: 1, c: 1.5, d: 2, tx: 2.5, ty: 3))
    halved.m33 = -1
    #expect(halved.affine == nil)
  }

  @Test("composition agrees with one after the other, and inverses undo")
  func laws() {
    var generator = SplitMix64(seed: 2)
    for _ in 0..<500 {
      let first = Self.random(&generator)
      let second = Self.random(&generator)
      let point = CGPoint(
        x: .random(in: -50...50, using: &generator), y: .random(in: -50...50, using: &generator))
      let inBetween = point.applying(first)
      guard abs(inBetween.x) < 300, abs(inBetween.y) < 300, abs(second.w(at: inBetween)) > 0.01
      else { continue }
      let both = point.applying(first.concatenating(second))
      let oneByOne = inBetween.applying(second)
      #expect(Self.distance(both, oneByOne) < 1e-9 * (1 + hypot(both.x, both.y)))
      var inverse = first
      let hasInverse = inverse.invert()
      #expect(hasInverse)
      #expect(inverse == first.inverted())
      guard abs(first.m11 * first.m22 - first.m12 * first.m21) > 0.05 else { continue }
      #expect(Self.distance(inBetween.applying(inverse), point) < 1e-6)
    }
  }

  @Test("a transform without an inverse stays as it is")
  func singular() {
    for flat: CGFloat in [0, .nan, .infinity] {
      var transform = ProjectionTransform(CGAffineTransform(scaleX: flat, y: 1))
      let hasInverse = transform.invert()
      #expect(!hasInverse)
      #expect(transform.m22 == 1 && transform.inverted().m22 == 1)
    }
  }

  /// Turns a point of the plane in space and follows the ray from the eye through it.
  private static func slow(
    _ point: CGPoint, angle: Double, axis: [Double], anchor: CGPoint, anchorZ: Double,
    distance: Double
  ) -> CGPoint {
    let length = axis.map { $0 * $0 }.reduce(0, +).squareRoot()
    let k = axis.map { $0 / length }
    let v = [Double(point.x - anchor.x), Double(point.y - anchor.y), -anchorZ]
    let cross = [
      k[1] * v[2] - k[2] * v[1], k[2] * v[0] - k[0] * v[2], k[0] * v[1] - k[1] * v[0],
    ]
    let dot = zip(k, v).map(*).reduce(0, +)
    let turned = (0..<3).map {
      v[$0] * cos(angle) + cross[$0] * sin(angle) + k[$0] * dot * (1 - cos(angle))
    }
    let growth = distance / (distance - (turned[2] + anchorZ))
    return CGPoint(
      x: anchor.x + CGFloat(turned[0] * growth), y: anchor.y + CGFloat(turned[1] * growth))
  }

  @Test("a turn in space agrees with vectors and rays from the eye")
  func turn() {
    var generator = SplitMix64(seed: 3)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    for _ in 0..<300 {
      let angle = number(-7...7)
      let axis = [number(-10...10), number(-10...10), number(-10...10)]
      let anchor = CGPoint(x: number(0...300), y: number(0...400))
      let anchorZ = number(-100...100)
      let distance = number(800...3000)
      let transform = ProjectionTransform(
        turning: .radians(angle), about: (CGFloat(axis[0]), CGFloat(axis[1]), CGFloat(axis[2])),
        anchorZ: CGFloat(anchorZ), nearness: CGFloat(1 / distance)
      ).around(anchor)
      for corner in ConvexPolygon(CGRect(x: 0, y: 0, width: 300, height: 400)).corners {
        let expected = Self.slow(
          corner, angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, distance: distance)
        #expect(Self.distance(corner.applying(transform), expected) < 1e-6)
      }
    }
  }

  private static func turn(
    _ degrees: Double, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat, anchorZ: CGFloat = 0,
    nearness: CGFloat = 0.01
  ) -> ProjectionTransform {
    ProjectionTransform(
      turning: .degrees(degrees), about: (x, y, z), anchorZ: anchorZ, nearness: nearness)
  }

  @Test("a positive turn about y takes the right side away, one about x brings the bottom near")
  func signs() {
    #expect(Self.turn(40, 0, 1, 0).w(at: CGPoint(x: 10, y: 0)) > 1)
    #expect(Self.turn(40, 1, 0, 0).w(at: CGPoint(x: 0, y: 10)) < 1)
  }

  @Test("whole, half and quarter turns are exact, and turns about z are affine")
  func exact() {
    for degrees in [0.0, 360, -720, 3600] {
      #expect(Self.turn(degrees, 1, 2, 3, anchorZ: 20).affine == .identity)
    }
    #expect(Self.turn(180, 0, 1, 0).affine == CGAffineTransform(scaleX: -1, y: 1))
    #expect(Self.turn(-180, 1, 0, 0).affine == CGAffineTransform(scaleX: 1, y: -1))
    var edgeOn = Self.turn(90, 0, 1, 0)
    let hasInverse = edgeOn.invert()
    #expect(!hasInverse)
    for degrees in [1.0, 33, 90, 123, 270] {
      let turned = Self.turn(degrees, 0, 0, 5, anchorZ: 7)
      let (sine, cosine) = Angle.degrees(degrees).sineAndCosine
      #expect(turned.isAffine)
      #expect(
        turned.affine == CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
    }
    #expect(Self.turn(50, 0, 0, 0).isIdentity)
    #expect(Self.turn(50, 0, 1, 0, nearness: 0).isAffine)
    #expect(Angle.degrees(90).sineAndCosine == (1, 0))
  }

  @Test("what the eye cannot see has no image")
  func behind() {
    var transform = ProjectionTransform()
    transform.m13 = -0.1
    #expect(transform.image(of: CGPoint(x: 9, y: 1)) != nil)
    #expect(transform.image(of: CGPoint(x: 10, y: 1)) == nil)
    #expect(transform.image(of: CGPoint(x: 11, y: 1)) == nil)
    #expect(transform.image(of: CGPoint(x: CGFloat.nan, y: 1)) == nil)
    let box = ConvexPolygon(CGRect(x: 0, y: 0, width: 20, height: 4))
    let bounds = transform.image(of: box).bounds
    #expect(bounds.minX == 0 && bounds.minY == 0 && bounds.maxX > 1e5 && bounds.maxX.isFinite)
    transform.m33 = -1
    #expect(transform.image(of: box).corners.isEmpty)
  }

  @Test("a polygon is cut at a line, and one beyond it or without finite corners is empty")
  func clipping() {
    let box = ConvexPolygon(CGRect(x: 0, y: 0, width: 10, height: 4))
    func clip(_ polygon: ConvexPolygon, at x: CGFloat) -> CGRect {
      polygon.clipped(to: .init(x: 1, y: 0, constant: -x)).bounds
    }
    #expect(clip(box, at: 4) == CGRect(x: 4, y: 0, width: 6, height: 4))
    #expect(clip(box, at: -1) == box.bounds)
    #expect(clip(box, at: 11).isNull)
    #expect(clip(ConvexPolygon([]), at: 0).isNull)
    #expect(clip(ConvexPolygon([CGPoint(x: CGFloat.nan, y: 1)]), at: 0).isNull)
    #expect(clip(box, at: .nan).isNull)
    #expect(box.clipped(to: .nothing).corners.isEmpty)
    let corner = box.clipped(to: .init(x: -1, y: -1, constant: 2))
    #expect(corner.bounds == CGRect(x: 0, y: 0, width: 2, height: 2) && corner.corners.count == 3)
  }
}
