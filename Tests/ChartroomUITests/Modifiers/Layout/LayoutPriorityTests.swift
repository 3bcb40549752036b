import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Layout priority")
struct LayoutPriorityTests {
  @Test("a higher layout priority is served after the least of the others is set aside")
  func priorities() {
    let stage = stage(width: 140, height: 24) {
      HStack {
        Text("delicious").id("adjective")
        Text("avocadotoast").layoutPriority(1).id("subject")
      }
      .font(.system(size: 20)).lineLimit(1)
    }
    #expect(stage.frame(of: "subject")?.width == 120)
    // 140 less 8 and 120 leaves 12: one letter's ellipsis.
    #expect(stage.frame(of: "adjective") == CGRect(0, 0, 10, 24))
  }
}
