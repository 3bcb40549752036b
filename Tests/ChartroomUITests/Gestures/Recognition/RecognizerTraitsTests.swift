import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("RecognizerTraits")
struct RecognizerTraitsTests {
  private let stage = ChartroomUITests.stage { Color.red }

  private func taps(_ count: Int) -> RecognizerTraits {
    let recognizer = TapRecognizer<Int>(core: stage.core) { _ in 0 }
    recognizer.count = count
    return recognizer.traits
  }

  private func press(_ duration: Double) -> RecognizerTraits {
    let recognizer = LongPressRecognizer(core: stage.core)
    recognizer.minimumDuration = duration
    return recognizer.traits
  }

  private var drag: RecognizerTraits { DragRecognizer(core: stage.core).traits }

  @Test("a tap waits for a preceding gesture of more taps, and for no other")
  func taps() {
    for (count, preceding) in [(1, 1), (1, 2), (2, 1), (2, 2), (2, 3)] {
      #expect(taps(count).mustWait(for: taps(preceding)) == (preceding > count))
    }
    for other in [drag, press(1), press(0)] { #expect(!taps(1).mustWait(for: other)) }
  }

  @Test("a drag waits for a preceding drag, and a long press for none")
  func drags() {
    #expect(drag.mustWait(for: drag))
    for other in [taps(2), press(1), press(0)] { #expect(!drag.mustWait(for: other)) }
    for other in [drag, taps(2), press(1)] { #expect(!press(1).mustWait(for: other)) }
  }

  @Test("a gesture that a press completes waits for all", arguments: [0, -1, Double.nan])
  func presses(duration: Double) {
    for other in [drag, taps(1), press(1), press(0)] {
      #expect(press(duration).mustWait(for: other))
    }
  }

  @Test("a combination has the most taps, a drag if either is one, and is a press if both are")
  func union() {
    let all = [drag, taps(1), taps(3), press(0), press(1)]
    for first in all {
      #expect(first.union(first) == first)
      for second in all {
        let union = first.union(second)
        #expect(union == second.union(first))
        #expect(union.taps == max(first.taps, second.taps))
        #expect(union.isDrag == (first.isDrag || second.isDrag))
        #expect(union.isPress == (first.isPress && second.isPress))
      }
    }
  }
}
