import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Texts of the clock")
struct ClockTextTests {
  private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

  private func stage(_ view: some View, locale: String = "en_US") -> Stage {
    var environment = EnvironmentValues()
    environment._startDate = start
    environment.locale = Locale(identifier: locale)
    return ChartroomUITests.stage(environment: environment) { view }
  }

  private func shown(_ text: Text, at time: TimeInterval = 0, locale: String = "en_US") -> String? {
    let stage = stage(text, locale: locale)
    stage.advance(to: time)
    return stage.drawList().strings.first
  }

  @Test("a relative text has the two largest units of the time to or since its date")
  func relative() {
    let text = Text(start.addingTimeInterval(8_600), style: .relative)
    #expect(shown(text) == "2 hours, 23 minutes")
    #expect(shown(text, at: 8_590) == "10 seconds")
    #expect(shown(text, at: 8_600) == "0 seconds")
    #expect(shown(text, at: 8_665.9) == "1 minute, 5 seconds")
    #expect(shown(text, locale: "de_DE") == "2 Stunden und 23 Minuten")
  }

  @Test("an offset has a sign: plus before its date, minus after it")
  func offset() {
    let text = Text(start.addingTimeInterval(7_200), style: .offset)
    #expect(shown(text) == "+2 hours")
    #expect(shown(text, at: 1) == "+1 hour")
    #expect(shown(text, at: 7_260) == "-1 minute")
  }

  @Test("a timer counts whole seconds with colons")
  func timer() {
    let text = Text(start.addingTimeInterval(133_141), style: .timer)
    #expect(shown(text) == "36:59:01")
    // A stage shows each second on its way, so that the other texts are close to their dates.
    let close = Text(start.addingTimeInterval(121), style: .timer)
    #expect(shown(close, at: 60.5) == "1:01")
    #expect(shown(close, at: 123) == "0:02")
  }

  @Test("an interval is counted down or up, within its bounds and to its pause")
  func interval() {
    let range = start.addingTimeInterval(10)...start.addingTimeInterval(3_670)
    let down = Text(timerInterval: range)
    #expect(shown(down) == "1:01:00")
    #expect(shown(down, at: 10.5) == "1:01:00")
    #expect(shown(down, at: 11) == "1:00:59")
    #expect(shown(down, at: 9_999) == "0:00")
    let up = Text(timerInterval: range, pauseTime: start.addingTimeInterval(75), countsDown: false)
    #expect(shown(up, at: 5) == "0:00")
    #expect(shown(up, at: 12.9) == "0:02")
    #expect(shown(up, at: 500) == "1:05")
    #expect(shown(Text(timerInterval: range, showsHours: false)) == "61:00")
  }

  @Test("a text changes once a second, and not when it is over")
  func changes() {
    let stage = stage(Text("in \(timerInterval: start...start.addingTimeInterval(3))"))
    var seen: [String] = []
    for tenth in 0...60 {
      stage.advance(to: Double(tenth) / 10)
      let string = stage.drawList().strings.first ?? ""
      if seen.last != string { seen.append(string) }
    }
    #expect(seen == ["in 0:03", "in 0:02", "in 0:01", "in 0:00"])
    #expect(!stage.core.timers.hasDue(by: 1e9))
  }

  @Test("a text in place of a plain one, and of another date, has one timer")
  func replacement() {
    let stage = stage(Text("plain"))
    for number in 1...5 {
      stage.update { Text(start.addingTimeInterval(Double(number) * 100), style: .timer) }
    }
    #expect(stage.drawList().strings == ["8:20"])
    stage.advance(to: 2)
    #expect(stage.drawList().strings == ["8:18"])
    stage.update { Color.red }
    #expect(!stage.core.timers.hasDue(by: 1e9))
    stage.advance(to: 10)
    #expect(stage.drawList().strings.isEmpty)
  }
}
