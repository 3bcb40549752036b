import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Erased views")
struct AnyViewTests {
  @Test("content of the same type keeps its state, content of another has new state")
  func identity() {
    let stage = stage(width: 100, height: 100) { AnyView(Toggling()) }
    stage.send(.tap(at: middle))
    stage.update { AnyView(AnyView(Toggling())) }
    let kept = stage.drawList().description
    stage.update { AnyView(Text("other")) }
    stage.update { AnyView(Toggling()) }
    #expect(kept.contains("#0088FF"))
    #expect(stage.drawList().description.contains("#FF383C"))
  }
}
