import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Optional views")
struct OptionalViewTests {
  @Test("no view takes no place, and one that comes back has new state")
  func presence() {
    func content(_ isShown: Bool) -> some View {
      HStack { if isShown { Toggling() } }
    }
    let stage = stage(width: 100, height: 100) { content(true) }
    stage.send(.tap(at: middle))
    #expect(stage.drawList().description.contains("#0088FF"))
    stage.update { content(false) }
    #expect(stage.size == .zero)
    stage.update { content(true) }
    #expect(stage.drawList().description.contains("#FF383C"))
  }
}
