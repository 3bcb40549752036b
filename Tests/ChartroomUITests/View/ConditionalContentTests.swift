import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Conditions")
struct ConditionalContentTests {
  @Test("a condition's branches are two places")
  func branches() {
    func content(_ first: Bool) -> some View {
      Group { if first { Toggling() } else { Toggling() } }
    }
    let stage = stage(width: 100, height: 20) { content(true) }
    stage.send(.tap(at: CGPoint(x: 50, y: 10)))
    #expect(stage.drawList().description.contains("#0088FF"))
    stage.update { content(false) }
    #expect(stage.drawList().description.contains("#FF383C"))
  }
}
