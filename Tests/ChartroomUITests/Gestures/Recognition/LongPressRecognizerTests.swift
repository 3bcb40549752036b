import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("LongPressRecognizer")
struct LongPressRecognizerTests {
  private let log = Log<String>()

  private func pressed(_ duration: Double = 0.5) -> Stage { pressedStage(duration, log: log) }

  @Test("a release, a movement of over 10 points, a cancellation and another pointer end a press")
  func failures() {
    let ends: [[PointerEvent]] = [
      [.up(at: middle, time: 0.4)], [.moved(to: CGPoint(x: 61, y: 50))], [.cancelled],
      [.down(at: .zero, pointer: 1)],
    ]
    for events in ends {
      log.entries = []
      let stage = pressed()
      stage.send([.down(at: middle), .moved(to: CGPoint(x: 60, y: 50))] + events)
      stage.advance(to: 3)
      #expect(log.entries == ["true", "false"])
    }
  }

  @Test("an infinite duration reports presses only, and a duration of 0 ends at the press")
  func extremes() {
    let stage = pressed(.infinity)
    stage.send(.down(at: middle))
    stage.advance(to: 1e9)
    stage.send(.up(at: middle))
    #expect(log.entries == ["true", "false"])
    log.entries = []
    pressed(0).send(.down(at: middle))
    #expect(log.entries == ["done"])
  }

  @Test("a press that has ended early does not end the next one")
  func timers() {
    let stage = pressed()
    stage.send([.down(at: middle, time: 0), .up(at: middle, time: 0.4), .down(at: middle)])
    stage.advance(to: 0.8)
    #expect(log.take() == ["true", "false", "true"])
    stage.advance(to: 0.9)
    #expect(log.take() == ["done", "false"])
  }
}
