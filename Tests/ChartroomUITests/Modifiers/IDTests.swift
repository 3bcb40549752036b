import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Identity")
struct IDTests {
  @Test("state is kept by place and lost under another id")
  func identity() {
    let stage = stage(width: 100, height: 40) { Toggling().id(1) }
    stage.send(.tap(at: CGPoint(x: 50, y: 10)))
    stage.update { Toggling().id(1) }
    #expect(stage.drawList().description.contains("#0088FF"))
    stage.update { Toggling().id(2) }
    #expect(stage.drawList().description.contains("#FF383C"))
  }

  @Test("the first of two views with one id is found, and the other one when it is gone")
  func duplicates() {
    func content(_ hasFirst: Bool) -> some View {
      HStack(spacing: 0) {
        if hasFirst { Color.red.frame(width: 10).id(1) }
        Color.red.frame(width: 20).id(1)
      }
    }
    let stage = stage(width: 100, height: 40) { content(true) }
    #expect(stage.frame(of: 1)?.width == 10)
    stage.update { content(false) }
    #expect(stage.frame(of: 1)?.width == 20)
  }

  @Test("an id in several alternatives belongs to the displayed one")
  func alternatives() {
    let stage = stage(width: 50, height: 40) {
      ViewThatFits {
        Color.red.frame(width: 80).id("box")
        Color.red.frame(width: 40).id("box")
        Color.red.frame(width: 20).id("box")
      }
    }
    #expect(stage.frame(of: "box")?.width == 40)
  }
}
