import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Recognizer")
struct RecognizerTests {
  private let stage = ChartroomUITests.stage { Color.red }
  private let base: Recognizer<Bool>
  private let derived: DerivedRecognizer<Bool, Int>

  init() {
    base = Recognizer(core: stage.core)
    derived = DerivedRecognizer(base)
  }

  @Test("a cancelled gesture and those that it is composed of have failed until the next attempt")
  func cancel() {
    base.change(to: .changed(true))
    derived.change(to: .changed(1))
    derived.cancel()
    #expect(derived.state == .failed && base.state == .failed)
    derived.reset()
    #expect(derived.state == .possible && base.state == .possible)
    #expect(derived.phase.value == nil && base.phase.value == nil)
  }

  @Test("a gesture that has ended can be cancelled while its actions have not been called")
  func cancelEnded() {
    derived.finish(.ended(7))
    #expect(derived.state == .ended && derived.phase.value == 7)
    derived.cancel()
    #expect(derived.state == .failed && derived.phase.value == nil)
  }

  @Test("a gesture receives the phases of its parts until it has ended or failed")
  func notifications() {
    let mapped = MapRecognizer(base) { $0 ? 1 : 0 }
    base.change(to: .changed(true))
    #expect(mapped.phase.value == 1 && mapped.state == .changed)
    mapped.cancel()
    base.change(to: .changed(false))
    #expect(mapped.state == .failed)
    mapped.reset()
    base.finish(.ended(false))
    #expect(mapped.phase.value == 0 && mapped.state == .ended)
  }

  @Test("the recogniser of another gesture ends a recognition in progress")
  func replacement() {
    derived.change(to: .changed(1))
    derived.use(base)
    #expect(derived.state == .changed)
    let other = Recognizer<Bool>(core: stage.core)
    derived.use(other)
    #expect(derived.state == .failed && base.state == .failed)
    #expect(derived.base === other && derived.children.count == 1)
    #expect(other.state == .possible)
  }

  @Test("a scheduled action runs at its virtual time")
  func schedule() {
    let log = Log<Double>()
    let timer = base.schedule(after: 5) { log.add(-1) }
    _ = base.schedule(after: 2) { log.add(stage.time) }
    stage.core.timers.cancel(timer)
    stage.advance(to: 1)
    #expect(log.entries.isEmpty)
    stage.advance(to: 9)
    #expect(log.entries == [2])
  }
}
