import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Texts of dates")
struct DateTextsTests {
  private let date = Date(timeIntervalSince1970: 1_559_604_180)  // 3 June 2019, 23:23 UTC

  private func shown(_ text: Text, locale: String = "en_US", zone: String = "UTC") -> String? {
    stage {
      text.environment(\.locale, Locale(identifier: locale))
        .environment(\.timeZone, TimeZone(identifier: zone) ?? .gmt)
    }
    .drawList().strings.first
  }

  @Test("dates and times have the locale and the zone of the environment")
  func styles() {
    #expect(shown(Text(date, style: .date)) == "June 3, 2019")
    #expect(shown(Text(date, style: .time)) == "11:23\u{202F}PM")
    #expect(shown(Text("\(date, style: .date)"), locale: "de_DE") == "3. Juni 2019")
    #expect(shown(Text(date, style: .time), locale: "de_DE", zone: "Asia/Tokyo") == "08:23")
  }

  @Test("ranges have both ends in the zone of the environment")
  func ranges() {
    let range = date...date.addingTimeInterval(1_800)
    #expect(shown(Text(range))?.hasPrefix("Jun 3, 2019, 11:23") == true)
    #expect(shown(Text(range), zone: "Asia/Tokyo")?.hasPrefix("Jun 4, 2019, 8:23") == true)
    #expect(shown(Text("\(range)")) == shown(Text(DateInterval(start: date, duration: 1_800))))
  }

  @Test("formatters have the settings of the environment unless the app has set theirs")
  func formatters() {
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    formatter.timeStyle = .none
    #expect(shown(Text(date, formatter: formatter)) == "June 3, 2019")
    #expect(shown(Text(date, formatter: formatter), zone: "Asia/Tokyo") == "June 4, 2019")
    let number = NumberFormatter()
    number.numberStyle = .decimal
    #expect(shown(Text("\(NSNumber(value: 1_234.5), formatter: number)")) == "1,234.5")
    #expect(shown(Text(NSNumber(value: 1_234.5), formatter: number), locale: "de_DE") == "1.234,5")
    number.locale = Locale(identifier: "fr_FR")
    #expect(shown(Text(NSNumber(value: 0.5), formatter: number), locale: "en_US") == "0,5")
  }
}
