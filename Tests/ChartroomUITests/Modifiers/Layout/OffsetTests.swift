import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Offset")
struct OffsetTests {
  @Test("offset moves what is drawn and not what is laid out")
  func offset() {
    let stage = stage(width: 100, height: 100) {
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).id("moved").offset(x: 3, y: 4)
        Color.red.frame(width: 10, height: 10).id("next")
      }
    }
    #expect(stage.frame(of: "moved") == CGRect(3, 4, 10, 10))
    #expect(stage.frame(of: "next") == CGRect(10, 0, 10, 10))
  }
}
