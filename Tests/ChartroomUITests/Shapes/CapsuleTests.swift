import ChartroomUI
import Foundation
import Graphics
import Testing

@Suite("Capsules")
struct CapsuleTests {
  @Test(
    "the shorter sides are half circles",
    arguments: [
      (CGRect(0, 0, 40, 20), CGPoint(x: 1, y: 3)), (CGRect(0, 0, 20, 40), CGPoint(x: 3, y: 1)),
    ])
  func halfCircles(frame: CGRect, corner: CGPoint) {
    let path = Capsule(style: .circular).path(in: frame)
    #expect(!path.contains(corner))
    #expect(path.contains(CGPoint(x: frame.midX, y: 0.5)))
    #expect(path == RoundedRectangle(cornerRadius: 10, style: .circular).path(in: frame))
  }
}
