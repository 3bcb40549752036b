import ChartroomUI
import Foundation
import Graphics
import Testing

@Suite("Polylines")
struct PolylineShapeTests {
  /// Two runs with a gap between them.
  private struct Broken: PolylineShape {
    func polyline(in rect: CGRect, scale: CGFloat) -> Polyline {
      Polyline(
        points: [
          CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 3, y: 0), CGPoint(x: 4, y: 1),
        ], runs: [0..<2, 2..<4])
    }
  }

  @Test("filled, a line through data is a path with one subpath for each run")
  func path() {
    var expected = Path()
    expected.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)])
    expected.addLines([CGPoint(x: 3, y: 0), CGPoint(x: 4, y: 1)])
    #expect(Broken().path(in: CGRect(0, 0, 4, 1)) == expected)
  }
}
