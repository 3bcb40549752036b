import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Long presses")
struct LongPressGestureTests {
  private let log = Log<String>()

  private func pressed(_ duration: Double = 0.5) -> Stage { pressedStage(duration, log: log) }

  @Test("a long press ends when its duration has passed, while the pointer is pressed")
  func duration() {
    let stage = pressed()
    stage.send(.down(at: middle, time: 1))
    stage.advance(to: 1.4)
    #expect(log.entries == ["true"])
    stage.advance(to: 2)
    #expect(log.entries == ["true", "done", "false"])
    stage.send(.up(at: middle))
    #expect(log.entries.count == 3)
  }

  @Test("the value is true while the pointer is pressed and at the end")
  func value() {
    let stage = stage(width: 100, height: 100) {
      Color.red.gesture(
        LongPressGesture(minimumDuration: 1).onChanged { log.entries.append("changed \($0)") }
          .onEnded { log.entries.append("ended \($0)") })
    }
    stage.send(.down(at: middle))
    stage.advance(to: 2)
    #expect(log.entries == ["changed true", "ended true"])
  }

  @Test("the action of a long press is that of the last evaluation")
  func lastEvaluation() {
    func content(_ step: Int) -> some View {
      Color.red.onLongPressGesture(pressing: nil) { log.entries.append("in \(step)") }
    }
    let stage = stage(width: 100, height: 100) { content(1) }
    stage.send(.down(at: middle))
    stage.update { content(2) }
    stage.advance(to: 1)
    #expect(log.entries == ["in 2"])
  }
}
