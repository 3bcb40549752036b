import Foundation
import Graphics
import TestSupport
import Testing

@Suite("Path")
struct PathTests {
  @Test(
    "an arc goes the way its arguments say",
    arguments: [
      // From, to, clockwise, and the box of the unit circle's part.
      (0, 90, false, CGRect(x: 0, y: 0, width: 1, height: 1)),
      (0, 90, true, CGRect(x: -1, y: -1, width: 2, height: 2)),
      (180, 270, false, CGRect(x: -1, y: -1, width: 1, height: 1)),
      (90, 0, true, CGRect(x: 0, y: 0, width: 1, height: 1)),
      (0, 180, true, CGRect(x: -1, y: -1, width: 2, height: 1)),
      (0, -180, false, CGRect(x: -1, y: 0, width: 2, height: 1)),
      (0, 360, false, CGRect(x: -1, y: -1, width: 2, height: 2)),
      (0, -360, true, CGRect(x: -1, y: -1, width: 2, height: 2)),
      (30, 1000, false, CGRect(x: -1, y: -1, width: 2, height: 2)),
    ] as [(Double, Double, Bool, CGRect)])
  func arcs(from: Double, to: Double, clockwise: Bool, box: CGRect) {
    let arc = Path {
      $0.addArc(
        center: .zero, radius: 1, startAngle: .degrees(from), endAngle: .degrees(to),
        clockwise: clockwise)
    }
    let found = arc.boundingRect
    for (lhs, rhs) in [
      (found.minX, box.minX), (found.minY, box.minY), (found.maxX, box.maxX),
      (found.maxY, box.maxY),
    ] {
      #expect(abs(lhs - rhs) < 1e-3)
    }
    for point in Samples.points(arc, steps: 50) {
      #expect(abs(hypot(point.x, point.y) - 1) < 3e-4)
    }
  }

  @Test("a path of one rectangle or one ellipse has the same elements as a list of them")
  func compactPaths() {
    let rect = CGRect(x: 1.1, y: -2.3, width: 30.7, height: 4.9)
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    let outline = Path {
      $0.addLines(corners)
      $0.closeSubpath()
    }
    #expect(Path(rect).elements == outline.elements)
    for compact in [Path(rect), Path(ellipseIn: rect)] {
      let list = compact.mapPoints { $0 }
      #expect(compact == list && list == compact && compact.hashValue == list.hashValue)
      #expect(!compact.isEmpty && compact.currentPoint == list.currentPoint)
      // Both are the same when they are changed, and behind another subpath.
      for change: (inout Path) -> Void in [
        { $0.addLine(to: .zero) }, { $0.closeSubpath() }, { $0.addPath(compact) },
        { $0.addEllipse(in: rect) }, { $0.addRect(rect) },
        {
          $0.addLine(to: .zero)
          $0.closeSubpath()
        },
      ] {
        var (left, right) = (compact, list)
        change(&left)
        change(&right)
        #expect(left.elements == right.elements && left.currentPoint == right.currentPoint)
      }
      var behind = Path { $0.move(to: .zero) }
      behind.addPath(compact)
      #expect(Array(behind.elements.dropFirst()) == list.elements)
      #expect(behind.currentPoint == list.currentPoint)
    }
    #expect(Path(rect) != Path(ellipseIn: rect))
    #expect(Path(rect) != Path(rect.offsetBy(dx: 1, dy: 0)))
    let broken = Path(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    let copy = broken
    #expect(copy == broken)
  }

  @Test("an arc is joined to the current point by a line")
  func joinedArc() {
    var path = Path()
    path.move(to: .zero)
    path.addRelativeArc(center: .zero, radius: 2, startAngle: .zero, delta: .degrees(90))
    #expect(path.elements[1] == .line(to: CGPoint(x: 2, y: 0)))
    #expect(path.elements.count == 3)
    #expect(abs((path.currentPoint?.y ?? 0) - 2) < 1e-12)
  }

  @Test(
    "hostile angles neither trap nor add points that are no numbers",
    arguments: [1e300, -1e300, .greatestFiniteMagnitude, .nan, .infinity, -.infinity, 1e9])
  func hostileAngles(radians: Double) {
    var path = Path()
    path.addRelativeArc(
      center: .zero, radius: 1, startAngle: .zero, delta: .radians(radians))
    path.addArc(
      center: .zero, radius: 1, startAngle: .zero, endAngle: .radians(radians), clockwise: true)
    path.addArc(
      center: .zero, radius: 1, startAngle: .radians(radians), endAngle: .zero, clockwise: false)
    for point in Samples.points(path, steps: 1) { #expect(!point.x.isNaN && !point.y.isNaN) }
    #expect(path.elements.count < 10_000)
  }

  @Test("an ellipse touches the sides of its rectangle and begins at the right")
  func ellipse() {
    let rect = CGRect(x: 10, y: 20, width: 40, height: 10)
    let ellipse = Path(ellipseIn: rect)
    #expect(ellipse.elements.first == .move(to: CGPoint(x: 50, y: 25)))
    #expect(ellipse.elements.last == .closeSubpath)
    for point in Samples.points(ellipse, steps: 40) {
      #expect(abs(hypot((point.x - 30) / 20, (point.y - 25) / 5) - 1) < 3e-4)
    }
  }

  @Test("elements of another path are added under a transform and drawn on from there")
  func addPath() {
    var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    let line = Path { $0.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2)]) }
    path.addPath(line, transform: CGAffineTransform(translationX: 10, y: 0))
    path.addLine(to: .zero)
    #expect(path.elements.count == 8)
    #expect(path.elements[5] == .move(to: CGPoint(x: 11, y: 1)))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 12, height: 2))
    path.addPath(Path())
    #expect(path.elements.count == 8)
    #expect(path.currentPoint == .zero)
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 11, y: 1))
  }

  @Test("building steps without a current point begin a subpath")
  func beginnings() {
    let point = CGPoint(x: 1, y: 2)
    #expect(Path { $0.addLine(to: point) }.elements == [.move(to: point)])
    #expect(
      Path { $0.addQuadCurve(to: .zero, control: point) }.elements.first == .move(to: point))
    #expect(Path { $0.closeSubpath() }.isEmpty)
    #expect(Path { $0.addLines([]) }.isEmpty)
    var twice = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    twice.closeSubpath()
    #expect(twice.elements.count == 5)
  }

  @Test("copies are equal to themselves whatever they hold")
  func equality() {
    var path = Path()
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    let copy = path
    #expect(path == copy)
    path.addLine(to: .zero)
    #expect(path != copy)
  }

  @Test("rectangles are added in their order, with a transform, and null ones are left out")
  func rects() {
    let rects = [
      CGRect(x: 1, y: 2, width: 3, height: 4), .null, CGRect(x: 5, y: 6, width: 7, height: 8),
    ]
    var path = Path()
    path.addRects(rects)
    var expected = Path()
    for rect in rects { expected.addRect(rect) }
    #expect(path == expected && path.elements.count == 10)
    var moved = Path()
    moved.addRects(rects, transform: CGAffineTransform(translationX: 10, y: 20))
    #expect(moved == expected.offsetBy(dx: 10, dy: 20))
  }
}
