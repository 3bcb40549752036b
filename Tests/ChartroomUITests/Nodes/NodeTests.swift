import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Nodes")
struct NodeTests {
  @Test("a view keeps its state while its type stays the same, and loses it with another type")
  func identity() {
    func content(_ isToggling: Bool) -> some View {
      isToggling ? AnyView(Toggling()) : AnyView(Color.green)
    }
    let stage = stage(width: 10, height: 10) { content(true) }
    stage.send(.tap(at: CGPoint(x: 5, y: 5)))
    stage.update { content(true) }
    #expect(stage.drawList().description.contains("#0088FF"))
    stage.update { content(false) }
    stage.update { content(true) }
    #expect(stage.drawList().description.contains("#FF383C"))
  }

  @Test("a removed view takes all its descendants with it")
  func disposal() {
    func content(_ isShown: Bool) -> some View {
      HStack { if isShown { VStack { Group { BoundParent().padding(1) } } } }
    }
    let stage = stage(width: 20, height: 20) { content(true) }
    _ = stage.drawList()
    // Only the innermost view reads values.
    #expect(stage.core.listenerCount == 1)
    stage.update { content(false) }
    #expect(stage.core.listenerCount == 0)
  }

  @Test("views that come and go deep in groups are in their place in the enclosing stack")
  func order() {
    func content(_ isShown: Bool) -> some View {
      HStack(spacing: 0) {
        Text("a")
        Group { Group { if isShown { AnyView(Group { Text("b") }) } } }
        Text("c")
      }
    }
    let stage = stage { content(false) }
    for isShown in [false, true, false, true] {
      stage.update { content(isShown) }
      #expect(stage.drawList().strings == (isShown ? ["a", "b", "c"] : ["a", "c"]))
    }
  }
}
