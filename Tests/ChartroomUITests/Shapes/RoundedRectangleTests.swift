import ChartroomUI
import Foundation
import Graphics
import Testing

@Suite("Rounded rectangles")
struct RoundedRectangleTests {
  private static let frame = CGRect(0, 0, 40, 20)

  @Test("a rounded rectangle touches its sides and leaves its corners out")
  func outline() {
    let path = RoundedRectangle(cornerRadius: 6).path(in: Self.frame)
    #expect(path.boundingRect == Self.frame)
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 20, y: 0.5)))
  }

  @Test("a radius of 0 gives a rectangle, and an inset one a tighter corner")
  func radii() {
    #expect(RoundedRectangle(cornerRadius: 0).path(in: Self.frame) == Path(Self.frame))
    #expect(
      RoundedRectangle(cornerRadius: 6).inset(by: 2).path(in: Self.frame)
        == RoundedRectangle(cornerRadius: 4).path(in: CGRect(2, 2, 36, 16)))
  }
}
