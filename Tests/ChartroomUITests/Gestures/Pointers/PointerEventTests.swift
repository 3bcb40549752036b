import ChartroomUI
import Foundation
import Testing

@Suite("Pointer events")
struct PointerEventTests {
  @Test("a tap is down and up at one point")
  func tap() {
    #expect([PointerEvent].tap(at: middle) == [.down(at: middle), .up(at: middle)])
  }

  @Test("an event is of pointer 0 and of the stage's time by default")
  func defaults() {
    let event = PointerEvent.moved(to: middle)
    #expect(event.phase == .moved && event.location == middle)
    #expect(event.pointer == 0 && event.time == nil)
    let other = PointerEvent.up(at: middle, pointer: 3, time: 1.5)
    #expect(other == PointerEvent(.up, at: middle, pointer: 3, time: 1.5))
    #expect(PointerEvent.cancelled == .cancelled(pointer: 0))
    #expect(PointerEvent.cancelled != .cancelled(pointer: 1))
  }

  @Test("a drag goes straight in equal steps, at least one", arguments: [-1, 0, 1, 4])
  func drag(steps: Int) {
    let events = [PointerEvent].drag(
      from: .zero, to: CGPoint(x: 8, y: 4), steps: steps)
    let count = max(steps, 1)
    let moves = (1...count).map { step in
      PointerEvent.moved(
        to: CGPoint(x: 8 * CGFloat(step) / CGFloat(count), y: 4 * CGFloat(step) / CGFloat(count)))
    }
    #expect(events == [.down(at: .zero)] + moves + [.up(at: CGPoint(x: 8, y: 4))])
  }
}
