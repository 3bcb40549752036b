import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("FarPath")
struct FarPathTests {
  /// Twice the area of an outline, by the shoelace formula.
  private func area(_ points: [CGPoint]) -> CGFloat {
    let pairs = zip(points, points.dropFirst() + points.prefix(1))
    return abs(pairs.map { $0.x * $1.y - $1.x * $0.y }.reduce(0, +))
  }

  @Test("a clipped area covers what lies in the square, and no more")
  func areas() {
    var random = SplitMix64(seed: 82)
    for number in 0..<300 {
      // A triangle: clipping it keeps it convex, so that samples decide.
      let points = (0..<3).map { _ in
        CGPoint(
          x: CGFloat.random(in: -300...300, using: &random),
          y: CGFloat.random(in: -300...300, using: &random))
      }
      let kept = FarPath(points: points, isClosed: true).area(within: 100)
      #expect(kept.allSatisfy { abs($0.x) <= 100 && abs($0.y) <= 100 })
      func contains(_ outline: [CGPoint], _ point: CGPoint) -> Bool {
        var isInside = false
        for (a, b) in zip(outline, outline.dropFirst() + outline.prefix(1))
        where (a.y > point.y) != (b.y > point.y) {
          if point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) { isInside.toggle() }
        }
        return isInside
      }
      for _ in 0..<50 {
        let sample = CGPoint(
          x: CGFloat.random(in: -99...99, using: &random),
          y: CGFloat.random(in: -99...99, using: &random))
        if contains(points, sample) != contains(kept, sample) {
          Issue.record("case \(number): \(points) at \(sample)")
        }
      }
    }
  }

  @Test("an area around the square is the square, one beside it is nothing")
  func extremeAreas() {
    func area(_ points: [CGPoint]) -> [CGPoint] {
      FarPath(points: points, isClosed: true).area(within: 10)
    }
    let huge: CGFloat = 1e300
    let around = [
      CGPoint(x: -huge, y: -huge), CGPoint(x: huge, y: -huge), CGPoint(x: huge, y: huge),
      CGPoint(x: -huge, y: huge),
    ]
    #expect(self.area(area(around)) == 800)
    #expect(area(around.map { CGPoint(x: $0.x, y: 20) }).isEmpty)
    #expect(area([]).isEmpty)
    let inside = [CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1), CGPoint(x: 1, y: 5)]
    #expect(area(inside) == inside)
  }

  @Test("the parts of a line are those of its segments in the square, in order")
  func lines() {
    var random = SplitMix64(seed: 83)
    for number in 0..<300 {
      let points = (0..<8).map { _ in
        CGPoint(
          x: CGFloat.random(in: -250...250, using: &random),
          y: CGFloat.random(in: -250...250, using: &random))
      }
      let lines = FarPath(points: points, isClosed: Bool.random(using: &random)).lines(within: 100)
      #expect(lines.allSatisfy { $0.count > 1 })
      #expect(lines.joined().allSatisfy { abs($0.x) <= 100 && abs($0.y) <= 100 })
      let kept = lines.map { line in
        zip(line, line.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }.reduce(0, +)
      }.reduce(0, +)
      // The same length, found by walking along in steps.
      var walked: CGFloat = 0
      let isClosed = lines != FarPath(points: points, isClosed: false).lines(within: 100)
      let all = isClosed ? points + points.prefix(1) : points
      for (a, b) in zip(all, all.dropFirst()) {
        let step = hypot(b.x - a.x, b.y - a.y) / 2_000
        for part in 0..<2_000 {
          let t = (CGFloat(part) + 0.5) / 2_000
          let x = a.x + (b.x - a.x) * t
          let y = a.y + (b.y - a.y) * t
          if abs(x) <= 100, abs(y) <= 100 { walked += step }
        }
      }
      #expect(abs(kept - walked) < 3, "case \(number): \(kept) \(walked)")
    }
  }

  @Test("subpaths end at moves, closes and points that are not finite")
  func subpaths() {
    let path = Path { path in
      path.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2), CGPoint(x: CGFloat.nan, y: 3)])
      path.addLine(to: CGPoint(x: 4, y: 4))
      path.move(to: CGPoint(x: 5, y: 5))
      path.addLine(to: CGPoint(x: 6, y: 6))
      path.closeSubpath()
      path.addLine(to: CGPoint(x: 7, y: 7))
      path.closeSubpath()
    }
    let found = FarPath.subpaths(of: path, transform: CGAffineTransform(scaleX: 2, y: 1))
    #expect(found.map { $0.points.map(\.x) } == [[2, 4], [8], [10, 12], [10, 14]])
    #expect(found.map(\.isClosed) == [false, false, true, true])
    #expect(FarPath.subpaths(of: Path(), transform: .identity).isEmpty)
  }

  @Test("curves become chords on the curve, from end to end")
  func curves() {
    let path = Path { path in
      path.move(to: CGPoint(x: 10, y: 0))
      path.addQuadCurve(to: CGPoint(x: 0, y: 10), control: CGPoint(x: 10, y: 10))
      path.addCurve(
        to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 10, y: 10), control2: CGPoint(x: 20, y: 10))
    }
    let found = FarPath.subpaths(of: path, transform: .identity)
    #expect(found.count == 1 && found[0].points.count == 513)
    let points = found[0].points
    #expect(points[0] == CGPoint(x: 10, y: 0) && points[256] == CGPoint(x: 0, y: 10))
    #expect(points[512] == CGPoint(x: 30, y: 0))
    // In the middle of each: a quarter, a half, a quarter; an eighth, three, three, an eighth.
    #expect(points[128] == CGPoint(x: 7.5, y: 7.5))
    #expect(points[384] == CGPoint(x: 15, y: 8.75))
  }
}
