import ChartroomUI
import Foundation
import Testing

@MainActor
@Suite("Circle")
struct CircleTests {
  @Test(
    "a circle takes the smaller of its two lengths, twice",
    arguments: [(40, 20, 20), (10, 30, 10), (nil, 30, 30), (25, nil, 25), (nil, nil, 10)]
      as [(CGFloat?, CGFloat?, CGFloat)])
  func circleSize(width: CGFloat?, height: CGFloat?, side: CGFloat) {
    let size = stage(width: width, height: height) { Circle() }.size
    #expect(size == CGSize(width: side, height: side))
  }
}
