import Foundation
import Graphics
import Testing

@Suite("Flattened paths")
struct FlatSubpathTests {
  @Test("lines stay as they are, and equal points in a row are one")
  func lines() {
    let path = Path {
      $0.addLines([.zero, .zero, CGPoint(x: 3, y: 0), CGPoint(x: 3, y: 4), .zero])
      $0.closeSubpath()
      $0.addLine(to: CGPoint(x: 1, y: 1))
      $0.move(to: CGPoint(x: 9, y: 9))
    }
    let flat = path.flattened(tolerance: 0.1)
    #expect(flat.map(\.points.count) == [3, 2, 1])
    #expect(flat.map(\.isClosed) == [true, false, false])
    #expect(flat[1].points == [.zero, CGPoint(x: 1, y: 1)])
  }

  @Test("the chords of a curve are within the tolerance", arguments: [1, 0.1, 0.001])
  func tolerance(tolerance: CGFloat) {
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    let points = circle.flattened(tolerance: tolerance)[0].points
    for (a, b) in zip(points, points.dropFirst()) {
      let middle = hypot((a.x + b.x) / 2, (a.y + b.y) / 2)
      // The path's own curves are within 0.03 % of a circle.
      #expect(middle > 50 - tolerance - 0.015)
    }
    let quadratic = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    let top = quadratic.flattened(tolerance: tolerance)[0].points.map(\.y).max() ?? 0
    #expect(top > 5 - tolerance && top <= 5)
  }
}
