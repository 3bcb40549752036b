import Foundation
import Graphics
import Testing

@Suite("Rounded corners")
struct RoundedCornersTests {
  private static let rect = CGRect(x: 10, y: 20, width: 200, height: 120)

  @Test("circular corners are quarters of a circle of exactly the radius")
  func circular() {
    let path = Path(roundedRect: Self.rect, cornerRadius: 30, style: .circular)
    let centers = [40, 180].flatMap { x in [50, 110].map { CGPoint(x: x, y: $0) } }
    for point in Samples.points(path, steps: 50) {
      let inCorner =
        (point.x < 40 || point.x > 180) && (point.y < 50 || point.y > 110)
      guard inCorner else { continue }
      let distance = centers.map { hypot(point.x - $0.x, point.y - $0.y) }
        .min { abs($0 - 30) < abs($1 - 30) }
      #expect(abs((distance ?? 0) - 30) < 0.02)
    }
    #expect(path.boundingRect == Self.rect)
  }

  @Test("elliptic corners have one radius along each axis")
  func elliptic() {
    let path = Path(
      roundedRect: Self.rect, cornerSize: CGSize(width: 40, height: 10), style: .circular)
    #expect(path.elements.first == .move(to: CGPoint(x: 170, y: 20)))
    #expect(path.contains(CGPoint(x: 199, y: 24)))
    #expect(!path.contains(CGPoint(x: 208, y: 22)))
    Self.expectSymmetry(path)
  }

  @Test(
    "continuous corners are symmetric under all reflections and stay inside",
    arguments: [1, 10, 30, 37.5, 50, 59, 60, 61, 1000] as [CGFloat])
  func symmetric(radius: CGFloat) {
    let path = Path(roundedRect: Self.rect, cornerRadius: radius)
    Self.expectSymmetry(path)
    let room = Self.rect.insetBy(dx: -1e-9, dy: -1e-9)
    for point in Samples.points(path, steps: 64) { #expect(room.contains(point)) }
    #expect(abs(path.boundingRect.width - 200) < 1e-9)
    #expect(abs(path.boundingRect.height - 120) < 1e-9)
  }

  @Test("one corner of a square is symmetric about its diagonal")
  func diagonal() {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 20)
    let mirrored = path.applying(CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
    Self.expectSamePoints(path, mirrored)
  }

  @Test("a continuous corner leaves its edges along them and turns without a jump")
  func curvature() {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 400, height: 400), cornerRadius: 50)
    var corner: [(CGPoint, CGPoint, CGPoint, CGPoint)] = []
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let to), .line(let to):
        if !corner.isEmpty { break }
        current = to
      case .curve(let to, let control1, let control2):
        if corner.count < 3 { corner.append((current, control1, control2, to)) }
        current = to
      default: break
      }
    }
    #expect(corner.count == 3)
    #expect(corner.first?.0.y == 0 && corner.first?.1.y == 0 && corner.first?.2.y == 0)
    #expect(corner.last?.1.x == 400 && corner.last?.2.x == 400 && corner.last?.3.x == 400)
    let ends = corner.map { (Self.curvature($0, atEnd: false), Self.curvature($0, atEnd: true)) }
    #expect(abs(ends[0].0) < 1e-9)
    #expect(abs(ends[2].1) < 1e-9)
    // The arc between has the curvature of the radius.
    #expect(abs(ends[1].0 * 50 - 1) < 0.01)
    #expect(abs(ends[0].1 - ends[1].0) * 50 < 0.01)
    #expect(abs(ends[1].1 - ends[2].0) * 50 < 0.01)
    // And the tangents meet exactly.
    for (before, after) in zip(corner, corner.dropFirst()) {
      let cross =
        (before.3.x - before.2.x) * (after.1.y - after.0.y)
        - (before.3.y - before.2.y) * (after.1.x - after.0.x)
      #expect(abs(cross) < 1e-6)
    }
  }

  @Test(
    "a radius that is too large makes a capsule",
    arguments: [60, 61, 1e9, .infinity] as [CGFloat])
  func capsule(radius: CGFloat) {
    let largest = Path(roundedRect: Self.rect, cornerRadius: 60)
    #expect(Path(roundedRect: Self.rect, cornerRadius: radius) == largest)
    for point in Samples.points(largest, steps: 32) where point.x < 70 {
      #expect(abs(hypot(point.x - 70, point.y - 80) - 60) < 0.05)
    }
  }

  @Test("radii that are not positive give square corners", arguments: [0, -5, .nan] as [CGFloat])
  func square(radius: CGFloat) {
    for style in [RoundedCornerStyle.circular, .continuous] {
      let path = Path(roundedRect: Self.rect, cornerRadius: radius, style: style)
      #expect(path.rectangle == Self.rect)
    }
  }

  @Test("rectangles without area have no rounded corners")
  func empty() {
    let line = CGRect(x: 0, y: 0, width: 10, height: 0)
    #expect(Path(roundedRect: line, cornerRadius: 4).boundingRect == line)
    #expect(Path(roundedRect: .null, cornerRadius: 4).isEmpty)
  }

  private static func curvature(
    _ curve: (CGPoint, CGPoint, CGPoint, CGPoint), atEnd: Bool
  ) -> CGFloat {
    let (a, b, c) = atEnd ? (curve.3, curve.2, curve.1) : (curve.0, curve.1, curve.2)
    let first = CGPoint(x: b.x - a.x, y: b.y - a.y)
    let second = CGPoint(x: c.x - b.x, y: c.y - b.y)
    let cross = abs(first.x * second.y - first.y * second.x)
    return cross * 2 / 3 / pow(hypot(first.x, first.y), 3)
  }

  private static func expectSymmetry(_ path: Path) {
    let across = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * rect.midX, ty: 0)
    let down = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * rect.midY)
    for reflection in [across, down, across.concatenating(down)] {
      expectSamePoints(path, path.applying(reflection))
    }
  }

  private static func expectSamePoints(_ lhs: Path, _ rhs: Path) {
    let points = Samples.points(lhs, steps: 16)
    for point in Samples.points(rhs, steps: 16) {
      let nearest = points.map { hypot($0.x - point.x, $0.y - point.y) }.min() ?? .infinity
      #expect(nearest < 1e-6)
    }
  }
}
