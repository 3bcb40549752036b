import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("formatted")
struct FormattedTests {
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  private func shown(
    locale: String = "en_US", timeZone: String = "UTC", _ text: @escaping () -> String
  ) -> String? {
    struct Screen: View {
      let text: () -> String

      var body: some View { Text(verbatim: text()) }
    }
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.timeZone = TimeZone(identifier: timeZone) ?? .gmt
    return stage(environment: environment) { Screen(text: text) }.drawList().strings.first
  }

  @Test("amounts of money are formatted in the locale of the stage, and in en_US outside of stages")
  func amounts() {
    let (price, fraction): (Decimal, Float) = (1_234.5, 0.5)
    #expect(1_234.5.formatted(.currency(code: "USD")) == "$1,234.50")
    #expect(price.formatted(.currency(code: "USD")) == "$1,234.50")
    #expect(12.formatted(.currency(code: "USD")) == "$12.00")
    #expect(fraction.formatted(.currency(code: "USD")) == "$0.50")
    let text = shown(locale: "de_DE") { 1_234.5.formatted(.currency(code: "EUR")) }
    #expect(text == "1.234,50\u{A0}€")
    let own = FloatingPointFormatStyle<Double>.Currency(code: "EUR")
      .locale(Locale(identifier: "de_DE"))
    #expect(shown { 1.5.formatted(own) } == "1,50\u{A0}€")
  }

  @Test("dates are formatted in the locale and time zone of the stage")
  func dates() {
    let date = date
    #expect(date.formatted(.dateTime.day().month().year()) == "Nov 14, 2023")
    #expect(shown(timeZone: "Asia/Tokyo") { date.formatted(.dateTime.day()) } == "15")
    #expect(shown(locale: "de_DE") { date.formatted(.dateTime.day().month()) } == "14. Nov.")
    let range = date..<date.addingTimeInterval(60)
    let interval = shown(timeZone: "Asia/Tokyo") { range.formatted(.interval.day().hour()) }
    #expect(interval?.contains("15") == true)
  }

  @Test("hours without AM and PM have no leading zero in locales with 12 hours")
  func hours() {
    let early = Date(timeIntervalSince1970: 3 * 3_600)
    let hour = Date.FormatStyle.dateTime.hour(.defaultDigits(amPM: .omitted))
    let spoken = Date.FormatStyle.dateTime.hour(.conversationalDefaultDigits(amPM: .omitted))
    #expect(early.formatted(hour) == "3" && early.formatted(spoken) == "3")
    #expect(early.formatted(hour.minute()) == "3:00")
    #expect(date.formatted(hour) == "10")
    #expect(shown(locale: "de_DE") { early.formatted(hour.minute()) } == "03:00")
    #expect(early.formatted(.dateTime.hour(.twoDigits(amPM: .omitted))) == "03")
  }

  @Test("a relative date has the words and the length that are asked for")
  func relativeDates() {
    let formatter = RelativeDateTimeFormatter()
    let day: TimeInterval = 86_400
    #expect(formatter.localizedString(fromTimeInterval: day) == "in 1 day")
    #expect(formatter.localizedString(for: date, relativeTo: date + 3 * day) == "3 days ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(fromTimeInterval: 7_200) == "in 2 hr.")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.localizedString(fromTimeInterval: -day) == "gestern")
    #expect(formatter.string(for: "text") == nil)
  }

  @Test("a list has the words of the locale")
  func lists() {
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    #expect(["a", "b", "c"].formatted() == "a, b, and c")
    #expect(shown(locale: "de_DE") { ["a", "b"].formatted(.list(type: .or)) } == "a oder b")
    let text = shown(locale: "de_DE") { ListFormatter.localizedString(byJoining: ["a", "b"]) }
    #expect(text == "a und b")
    let formatter = ListFormatter()
    #expect(formatter.string(from: ["a", 3]) == "a and 3")
    formatter.itemFormatter = RelativeDateTimeFormatter()
    #expect(formatter.string(from: ["a", 3]) == nil)
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(for: ["a", "b"]) == "a und b")
  }

  @Test("Markdown of an attributed literal becomes attributes, but not that of values")
  func attributedStrings() {
    let name = "*A*"
    let string = AttributedString(localized: "**\(name)** and [more](https://a.b/\(3))")
    let runs = string.runs.map { String(string[$0.range].characters) }
    #expect(runs == ["*A*", " and ", "more"])
    #expect(string.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    #expect(string.runs.compactMap(\.link).first?.absoluteString == "https://a.b/3")
    let resource = AttributedString(localized: LocalizedStringResource("*a*"))
    #expect(resource.runs.first?.inlinePresentationIntent == .emphasized)
  }

  @Test("a string of UIKit keeps the attributes that are drawn")
  func stringsOfUIKit() {
    let string = NSMutableAttributedString(string: "ab")
    let values: [NSAttributedString.Key: Any] = [
      .foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue,
      .link: "https://a.b", .kern: 2, .baselineOffset: 1.5,
    ]
    string.addAttributes(values, range: NSRange(location: 1, length: 1))
    let runs = Array(AttributedString(string).runs)
    #expect(runs.count == 2 && runs[0].link == nil)
    #expect(runs[1].foregroundColor == Color(UIColor.red) && runs[1].underlineStyle == .single)
    #expect(runs[1].link?.absoluteString == "https://a.b")
    #expect(runs[1].kern == 2 && runs[1].baselineOffset == 1.5 && runs[1].tracking == nil)
  }

  @Test("the folders of the user have names")
  func folders() {
    for url in [URL.documentsDirectory, .cachesDirectory, .libraryDirectory, .trashDirectory] {
      #expect(url.isFileURL && url.lastPathComponent.count > 1)
    }
  }
}
