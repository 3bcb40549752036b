import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("State")
struct StateTests {
  @Test("a tap changes state, and the picture with it")
  func tap() {
    let stage = stage(width: 100, height: 20) { Toggling() }
    #expect(stage.drawList().description.contains("#FF3B30"))
    stage.send(.tap(at: CGPoint(x: 50, y: 10)))
    #expect(stage.drawList().description.contains("#007AFF"))
  }

  @Test("state of a removed view is gone, and what listened for it too")
  func removedState() {
    func content(_ isShown: Bool) -> some View {
      VStack(spacing: 0) { if isShown { BoundParent() } }
    }
    let stage = stage(width: 20, height: 20) { content(true) }
    stage.send(.tap(at: CGPoint(x: 10, y: 10)))
    for _ in 0..<50 {
      stage.update { content(false) }
      #expect(stage.drawList().isEmpty)
      #expect(stage.core.listenerCount == 0)
      stage.update { content(true) }
      #expect(stage.drawList().description.contains("\"0 0\""))
      #expect(stage.core.listenerCount == 2)
    }
  }
}
