import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Fixed frames")
struct FrameTests {
  @Test("a fixed frame has its size whatever the child chooses, and centres it")
  func fixedFrame() {
    let stage = stage(width: 100, height: 100) {
      Color.red.frame(width: 20, height: 20).id("image").frame(width: 30, height: 30).id("frame")
    }
    #expect(stage.size == CGSize(width: 30, height: 30))
    #expect(stage.frame(of: "image") == CGRect(5, 5, 20, 20))
  }
}
