import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Erased gestures")
struct AnyGestureTests {
  private let log = Log<String>()

  @Test("an erased gesture keeps its progress while its type stays the same")
  func erased() {
    func gesture(_ isTap: Bool, _ name: String) -> AnyGesture<Void> {
      isTap
        ? AnyGesture(TapGesture().onEnded { _ in log.entries.append("tap \(name)") })
        : AnyGesture(
          LongPressGesture().map { _ in }.onEnded { _ in log.entries.append("press \(name)") })
    }
    let stage = stage(width: 100, height: 100) { Color.red.gesture(gesture(true, "a")) }
    stage.send(.down(at: middle))
    stage.update { Color.red.gesture(gesture(true, "b")) }
    stage.send(.up(at: middle))
    #expect(log.entries == ["tap b"])
    stage.send(.down(at: middle))
    stage.update { Color.red.gesture(gesture(false, "c")) }
    stage.advance(to: 1)
    stage.send(.up(at: middle))
    #expect(log.entries == ["tap b"])
    stage.send(.down(at: middle))
    stage.advance(to: 2)
    #expect(log.entries == ["tap b", "press c"])
  }
}
