import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Optional gestures")
struct OptionalGestureTests {
  private let log = Log<String>()

  @Test("an optional gesture is recognised unless it is nil")
  func optional() {
    func tap(_ isOn: Bool) -> (some Gesture)? {
      isOn ? TapGesture().onEnded { _ in log.entries.append("tap") } : nil
    }
    let stage = stage(width: 100, height: 100) { Color.red.gesture(tap(false)) }
    stage.send(.tap(at: middle))
    #expect(log.entries.isEmpty)
    stage.update { Color.red.gesture(tap(true)) }
    stage.send(.tap(at: middle))
    #expect(log.entries == ["tap"])
    stage.update { Color.red.gesture(tap(false)) }
    stage.send(.tap(at: middle))
    #expect(log.entries == ["tap"])
  }
}
