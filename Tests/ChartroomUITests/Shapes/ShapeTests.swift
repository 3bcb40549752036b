import ChartroomUI
import Foundation
import Testing

@MainActor
@Suite("Shapes")
struct ShapeTests {
  @Test("other shapes take what they are offered, and 10 where nothing is")
  func shapeSizes() {
    #expect(stage(width: 40, height: 20) { Ellipse() }.size == CGSize(width: 40, height: 20))
    #expect(stage(height: 20) { Capsule() }.size == CGSize(width: 10, height: 20))
    #expect(stage { Rectangle().stroke(.red) }.size == CGSize(width: 10, height: 10))
  }
}
