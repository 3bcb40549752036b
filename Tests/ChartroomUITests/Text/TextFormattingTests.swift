import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Formatted texts")
struct TextFormattingTests {
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  private func shown(
    _ text: Text, locale: String = "en_US", timeZone: String = "UTC"
  ) -> [String] {
    let stage = stage {
      text.environment(\.locale, Locale(identifier: locale))
        .environment(\.timeZone, TimeZone(identifier: timeZone) ?? .gmt)
    }
    return stage.drawList().texts.map(\.text.request.string)
  }

  @Test("a format has the locale of the environment")
  func locales() {
    let text = Text(1_234.5, format: .number)
    #expect(shown(text) == ["1,234.5"])
    #expect(shown(text, locale: "de_DE") == ["1.234,5"])
  }

  @Test("a date has the time zone of the environment, unless its format has one")
  func timeZones() {
    let text = Text(date, format: .dateTime.day().hour())
    #expect(shown(text) == ["14, 10\u{202F}PM"])
    #expect(shown(text, timeZone: "Asia/Tokyo") == ["15, 7\u{202F}AM"])
    var style = Date.FormatStyle.dateTime.day().hour()
    style.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
    #expect(shown(Text(date, format: style)) == ["15, 7\u{202F}AM"])
  }

  @Test("an interval of dates has the time zone of the environment")
  func intervals() {
    let text = Text(date..<date.addingTimeInterval(3_600), format: .interval.hour())
    #expect(shown(text).first?.hasPrefix("10") == true)
    #expect(shown(text, timeZone: "Asia/Tokyo").first?.hasPrefix("7") == true)
  }

  @Test("texts of NaN are equal, unless their descriptions or formats differ")
  func notNumbers() {
    #expect(Text("\(Double.nan)") == Text("\(Double.nan)"))
    #expect(Text(-Double.nan, format: .number) == Text(-Double.nan, format: .number))
    #expect(Text("\(Double.nan)") != Text("\(0.0)") && Text("\(1.0)") != Text("\(Double.nan)"))
    #expect(Text("\(Double.nan)") != Text("\(Float.nan)"))
    #expect(Text(Double.nan, format: .number) != Text(Double.nan, format: .percent))
  }

  @Test("texts with equal strings but unequal values differ")
  func equality() {
    #expect(Text(0.251, format: .percent) == Text(0.251, format: .percent))
    #expect(
      Text(0.251, format: .percent.precision(.fractionLength(0)))
        != Text(0.252, format: .percent.precision(.fractionLength(0))))
  }
}
