import Foundation
import Graphics
import TestSupport
import Testing

@Suite("Transformed parts of paths")
struct PathTransformsTests {
  private let transform = CGAffineTransform(a: 1.5, b: 0.3, c: -0.4, d: 2, tx: 7, ty: -3)
  private let rect = CGRect(x: 2, y: 3, width: 20, height: 10)

  @Test("closed parts are transformed as paths of them are")
  func closedParts() {
    var path = Path()
    path.addRect(rect, transform: transform)
    path.addEllipse(in: rect, transform: transform)
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: 3, height: 2), style: .circular, transform: transform)
    var expected = Path()
    expected.addRect(rect)
    expected.addEllipse(in: rect)
    expected.addRoundedRect(in: rect, cornerSize: CGSize(width: 3, height: 2), style: .circular)
    #expect(path == expected.applying(transform))
  }

  @Test("the point before an arc is not transformed, and a line leads to its start")
  func arcs() throws {
    let start = CGPoint(x: 50, y: 40)
    for isRelative in [false, true] {
      var path = Path { $0.move(to: start) }
      if isRelative {
        path.addRelativeArc(
          center: .zero, radius: 5, startAngle: .degrees(0), delta: .degrees(90),
          transform: transform)
      } else {
        path.addArc(
          center: .zero, radius: 5, startAngle: .degrees(0), endAngle: .degrees(90),
          clockwise: false, transform: transform)
      }
      var elements: [Path.Element] = []
      path.forEach { elements.append($0) }
      #expect(elements.first == .move(to: start))
      let begin = CGPoint(x: 5, y: 0).applying(transform)
      let end = CGPoint(x: 0, y: 5).applying(transform)
      guard case .line(let to) = try #require(elements.dropFirst().first) else {
        return #expect(Bool(false), "\(elements)")
      }
      #expect(hypot(to.x - begin.x, to.y - begin.y) < 1e-9)
      let last = try #require(path.currentPoint)
      #expect(hypot(last.x - end.x, last.y - end.y) < 1e-9)
    }
  }

  @Test("an arc between tangents touches both lines, on the side of the corner")
  func tangents() throws {
    var random = SplitMix64(seed: 5)
    func point() -> CGPoint {
      CGPoint(
        x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random))
    }
    for _ in 0..<500 {
      let (start, corner, end) = (point(), point(), point())
      let radius = CGFloat.random(in: 1...20, using: &random)
      var path = Path { $0.move(to: start) }
      path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
      var elements: [Path.Element] = []
      path.forEach { elements.append($0) }
      guard elements.count > 2, case .line(let first) = elements[1],
        let last = path.currentPoint
      else { continue }
      /// The distance of a point from the line through two others.
      func distance(_ point: CGPoint, _ from: CGPoint, _ to: CGPoint) -> CGFloat {
        let (x, y) = (to.x - from.x, to.y - from.y)
        return abs((point.x - from.x) * y - (point.y - from.y) * x) / hypot(x, y)
      }
      #expect(distance(first, start, corner) < 1e-6 && distance(last, corner, end) < 1e-6)
      let (before, after) = (
        hypot(first.x - corner.x, first.y - corner.y), hypot(last.x - corner.x, last.y - corner.y)
      )
      #expect(abs(before - after) < 1e-6 * max(1, before))
      // The curve leaves the first line, and arrives at the second one, along them.
      guard case .curve(_, let control, _) = elements[2],
        case .curve(_, _, let lastControl) = elements[elements.count - 1]
      else { return #expect(Bool(false), "\(elements)") }
      #expect(distance(control, start, corner) < 1e-6 * max(1, before))
      #expect(distance(lastControl, corner, end) < 1e-6 * max(1, before))
      // The arc lies between the corner and its chord.
      let middle = CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2)
      let depth = hypot(middle.x - corner.x, middle.y - corner.y)
      for sample in Samples.points(
        Path { curve in
          curve.move(to: first)
          for case .curve(let to, let control1, let control2) in elements {
            curve.addCurve(to: to, control1: control1, control2: control2)
          }
        }, steps: 8)
      {
        #expect(hypot(sample.x - corner.x, sample.y - corner.y) <= max(depth, before) * 1.001)
      }
    }
  }

  @Test("without a circle there is a line to the corner, and without a point a move")
  func degenerate() {
    let corner = CGPoint(x: 5, y: 0)
    for (end, radius) in [
      (CGPoint(x: 9, y: 0), CGFloat(2)), (corner, 2), (CGPoint(x: 5, y: 5), 0),
      (CGPoint(x: 5, y: 5), .nan), (CGPoint(x: 5, y: 5), .infinity),
    ] {
      var path = Path { $0.move(to: .zero) }
      path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
      #expect(path == Path { $0.addLines([.zero, corner]) })
    }
    var empty = Path()
    empty.addArc(tangent1End: corner, tangent2End: .zero, radius: 2)
    #expect(empty == Path { $0.move(to: corner) })
  }
}
