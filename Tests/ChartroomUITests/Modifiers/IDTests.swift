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
    #expect(stage.drawList().description.contains("#007AFF"))
    stage.update { Toggling().id(2) }
    #expect(stage.drawList().description.contains("#FF3B30"))
  }
}
