import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Uneven corners")
struct UnevenRoundedRectangleTests {
  private static func isClose(_ lhs: CGRect, _ rhs: CGRect) -> Bool {
    abs(lhs.minX - rhs.minX) < 0.01 && abs(lhs.minY - rhs.minY) < 0.01
      && abs(lhs.maxX - rhs.maxX) < 0.01 && abs(lhs.maxY - rhs.maxY) < 0.01
  }

  @Test(
    "corners of a rectangle may differ, and hostile radii stay inside",
    arguments: [100, 1e9, .infinity, 20] as [CGFloat], [-3, 0, .nan, -.infinity] as [CGFloat])
  func unevenCorners(large: CGFloat, none: CGFloat) {
    let shape = UnevenRoundedRectangle(topLeadingRadius: large, bottomTrailingRadius: none)
    let path = shape.path(in: CGRect(0, 0, 40, 20))
    #expect(Self.isClose(path.boundingRect, CGRect(0, 0, 40, 20)))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 39.5, y: 19.5)))
    #expect(path.contains(CGPoint(x: 39.5, y: 0.5)))
  }
}
