import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Exclusive gestures")
struct ExclusiveGestureTests {
  private let log = Log<String>()

  @Test("a single tap as the second gesture waits until the double tap has failed")
  func taps() {
    let stage = stage(width: 100, height: 100) {
      Color.red.gesture(
        TapGesture(count: 2).onEnded { _ in log.entries.append("two") }
          .exclusively(before: TapGesture().onEnded { _ in log.entries.append("one") })
          .onEnded { value in
            switch value {
            case .first: log.entries.append("first")
            case .second: log.entries.append("second")
            }
          })
    }
    stage.send(.tap(at: middle))
    stage.advance(to: 0.3)
    #expect(log.entries.isEmpty)
    stage.advance(to: 0.4)
    #expect(log.entries == ["one", "second"])
    log.entries = []
    stage.send(.tap(at: middle) + .tap(at: middle))
    stage.advance(to: 2)
    #expect(log.entries == ["two", "first"])
  }

  @Test("the gesture that is recognised first cancels the other, whichever is preferred")
  func firstRecognised() {
    let stage = stage(width: 100, height: 100) {
      Color.red.gesture(
        LongPressGesture().exclusively(before: DragGesture())
          .onEnded { value in
            switch value {
            case .first(let isPressed): log.entries.append("press \(isPressed)")
            case .second(let drag): log.entries.append("drag \(drag.translation.width)")
            }
          })
    }
    stage.send([.down(at: middle), .moved(to: .zero)])
    stage.advance(to: 1)
    stage.send(.up(at: .zero))
    #expect(log.entries == ["drag -50.0"])
    stage.send([.down(at: middle, time: 2), .moved(to: .zero, time: 3), .up(at: .zero)])
    #expect(log.entries == ["drag -50.0", "press true"])
  }
}
