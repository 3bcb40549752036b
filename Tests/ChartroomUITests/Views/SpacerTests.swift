import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Spacer")
struct SpacerTests {
  @Test("a spacer takes what is left and adds no distance of its own")
  func spacers() {
    let stage = stage(width: 100, height: 20) {
      HStack {
        Color.red.frame(width: 10).id("a")
        Spacer()
        Color.red.frame(width: 20).id("b")
      }
    }
    #expect(stage.frame(of: "a") == CGRect(0, 0, 10, 20))
    #expect(stage.frame(of: "b") == CGRect(80, 0, 20, 20))
  }

  @Test("a spacer in a frame is at the usual distance from its neighbours")
  func frames() {
    let stage = stage(width: 100, height: 20) {
      HStack {
        Color.red.frame(width: 10).id("a")
        Spacer().frame(width: 20)
        Color.red.frame(width: 10).id("b")
        Spacer().frame(maxWidth: 3)
        Color.red.frame(width: 10).id("c")
      }
    }
    func maxX(_ id: String) -> CGFloat { stage.frame(of: id)?.maxX ?? 0 }
    #expect(stage.frame(of: "b")?.minX == maxX("a") + 36)
    #expect(stage.frame(of: "c")?.minX == maxX("b") + 19)
  }
}
