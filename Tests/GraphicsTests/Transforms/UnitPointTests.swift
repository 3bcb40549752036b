import Foundation
import Graphics
import Testing

@Suite("Unit point")
struct UnitPointTests {
  @Test(
    "a unit point lies at its share of a rectangle",
    arguments: [
      (UnitPoint.topLeading, CGPoint(x: 10, y: 20)), (.bottomTrailing, CGPoint(x: 50, y: 100)),
      (.center, CGPoint(x: 30, y: 60)), (.trailing, CGPoint(x: 50, y: 60)),
      (UnitPoint(x: -1, y: 2), CGPoint(x: -30, y: 180)),
    ])
  func points(unit: UnitPoint, point: CGPoint) {
    #expect(unit.point(in: CGRect(x: 10, y: 20, width: 40, height: 80)) == point)
  }
}
