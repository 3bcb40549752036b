import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Virtual timers")
struct VirtualTimersTests {
  @Test("due actions run in the order of their times, then of their scheduling")
  func order() {
    let timers = VirtualTimers()
    let log = Log<String>()
    let delays: KeyValuePairs = [
      "late": 2.0, "first": 1, "second": 1, "now": -1, "never": .infinity, "at once": .nan,
    ]
    for (name, delay) in delays {
      _ = timers.schedule(after: delay) { log.entries.append("\(name) \(timers.now)") }
    }
    while timers.hasDue(by: 1.5) { timers.fireNext(by: 1.5) }
    timers.advance(to: 1.5)
    #expect(log.entries == ["now 0.0", "at once 0.0", "first 1.0", "second 1.0"])
    #expect(timers.now == 1.5)
    timers.advance(to: 1)
    #expect(timers.now == 1.5)
    while timers.hasDue(by: 1000) { timers.fireNext(by: 1000) }
    #expect(log.entries.last == "late 2.0")
    #expect(log.entries.count == 5)
    timers.schedule(at: .nan) { log.entries.append("NaN") }
    timers.schedule(at: 3_000) { log.entries.append("last") }
    while timers.hasDue(by: .infinity) { timers.fireNext(by: .infinity) }
    #expect(log.entries.count == 6 && log.entries.last == "last")
  }

  @Test("a cancelled action does not run, and cancelling it again does nothing")
  func cancelling() {
    let timers = VirtualTimers()
    let log = Log<String>()
    let first = timers.schedule(after: 1) { log.entries.append("first") }
    _ = timers.schedule(after: 1) { log.entries.append("second") }
    timers.cancel(first)
    timers.cancel(first)
    while timers.hasDue(by: 1) { timers.fireNext(by: 1) }
    #expect(log.entries == ["second"])
  }

  @Test("a stage runs what is due with the layout of its time, also before an event with a time")
  func stageClock() {
    let log = Log<String>()
    var width: CGFloat = 10
    let stage = stage(width: 100, height: 10) { Color.red.frame(width: width).id("bar") }
    func schedule(_ delay: TimeInterval) {
      _ = stage.core.timers.schedule(after: delay) {
        let shown = stage.frame(of: "bar")?.width ?? 0
        log.entries.append("\(stage.time): \(shown)")
        width += 10
        stage.update { Color.red.frame(width: width).id("bar") }
      }
    }
    schedule(2)
    schedule(1)
    stage.advance(to: 0.5)
    #expect(log.entries.isEmpty)
    stage.send(.down(at: .zero, time: 1.5))
    #expect(stage.time == 1.5)
    #expect(log.entries == ["1.0: 10.0"])
    stage.send(.up(at: .zero, time: 1))
    #expect(stage.time == 1.5)
    stage.advance(to: 3)
    #expect(log.entries == ["1.0: 10.0", "2.0: 20.0"])
  }
}
