import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Padding")
struct PaddingTests {
  @Test("padding adds room and offers that much less")
  func padding() {
    let stage = stage(width: 100, height: 100) {
      Color.red.id("inner").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .id("outer")
    }
    #expect(stage.frame(of: "outer") == CGRect(0, 0, 100, 100))
    #expect(stage.frame(of: "inner") == CGRect(2, 1, 94, 96))
    #expect(
      stageSize { Color.red.frame(width: 1, height: 1).padding() }
        == CGSize(width: 33, height: 33))
  }
}
