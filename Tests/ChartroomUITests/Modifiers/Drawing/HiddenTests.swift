import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Hidden views")
struct HiddenTests {
  @Test("a hidden view draws nothing and keeps its frame")
  func hidden() {
    let stage = stage(width: 50, height: 10) {
      HStack(spacing: 0) {
        Color.red.frame(width: 10).hidden().id("hidden")
        Color.blue.id("next")
      }
    }
    #expect(stage.frame(of: "hidden") == CGRect(0, 0, 10, 10))
    #expect(stage.frame(of: "next") == CGRect(10, 0, 40, 10))
    #expect(stage.drawList().description.contains("#0088FF"))
    #expect(!stage.drawList().description.contains("#FF383C"))
  }
}
