import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Pointers")
struct PointerDispatcherTests {
  @Test("a view that is removed during a touch hears no more of it")
  func removedDuringTouch() {
    let log = Log<String>()
    func content(_ isShown: Bool) -> some View {
      ZStack {
        if isShown { Color.red.onTapGesture { log.entries.append("tap") } }
      }
    }
    let stage = stage(width: 100, height: 100) { content(true) }
    stage.send(.down(at: middle))
    stage.update { content(false) }
    stage.send(.up(at: middle))
    #expect(log.entries.isEmpty)
  }
}
