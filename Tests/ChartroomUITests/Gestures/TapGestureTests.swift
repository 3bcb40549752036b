import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Taps")
struct TapGestureTests {
  @Test("two taps make a double tap, and one does not")
  func doubleTap() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) {
      Color.red.onTapGesture(count: 2) { log.entries.append("two") }
    }
    stage.send(.tap(at: middle))
    #expect(log.entries.isEmpty)
    stage.send(.tap(at: middle))
    #expect(log.entries == ["two"])
    stage.send(.tap(at: middle))
    #expect(log.entries == ["two"])
  }

  @Test("a double tap survives an evaluation of the view between its taps")
  func evaluationBetween() {
    let log = Log<String>()
    func content(_ step: Int) -> some View {
      Color.red.onTapGesture(count: 2) { log.entries.append("two in \(step)") }
    }
    let stage = stage(width: 100, height: 100) { content(1) }
    stage.send(.tap(at: middle))
    stage.update { content(2) }
    stage.send(.tap(at: middle))
    #expect(log.entries == ["two in 2"])
  }
}
