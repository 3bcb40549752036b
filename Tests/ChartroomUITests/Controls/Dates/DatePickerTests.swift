import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("DatePicker")
struct DatePickerTests {
  /// Thursday, 26 November 2026, 13:05 UTC.
  private let date = Date(timeIntervalSince1970: 1_795_698_300)

  private func environment(_ locale: String = "en_US", now: Date? = nil) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    if let now { environment._startDate = now }
    return environment
  }

  private func parts(_ date: Date) -> [Int?] {
    let parts = environment().localizedCalendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: date)
    return [parts.year, parts.month, parts.day, parts.hour, parts.minute]
  }

  /// Taps the middle of the drawn text with a string.
  private func tap(_ string: String, on stage: Stage) {
    guard let text = stage.drawList().texts.last(where: { $0.text.request.string == string })
    else { return #expect(Bool(false), "\(string) is not drawn: \(stage.words)") }
    stage.send(.tap(at: CGPoint(x: text.frame.midX, y: text.frame.midY)))
  }

  @Test("the compact style shows the displayed parts in the locale and the time zone")
  func compact() {
    func words(_ environment: EnvironmentValues, _ parts: DatePickerComponents) -> [String] {
      stage(width: 300, environment: environment) {
        DatePicker("Due", selection: .constant(date), displayedComponents: parts)
      }.words
    }
    #expect(
      words(environment(), [.date, .hourAndMinute]) == ["Due", "Nov 26, 2026", "1:05\u{202F}PM"])
    #expect(words(environment(), .date) == ["Due", "Nov 26, 2026"])
    #expect(words(environment("de_DE"), .date) == ["Due", "26. Nov. 2026"])
    var tokyo = environment("de_DE")
    tokyo.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
    #expect(words(tokyo, .hourAndMinute) == ["Due", "22:05"])
  }

  @Test("the label gives way to the date and the time, which are below it in accessibility sizes")
  func narrow() throws {
    func frames(_ size: DynamicTypeSize, width: CGFloat) -> [DrawnText] {
      stage(width: width, environment: environment()) {
        DatePicker("Departure and arrival", selection: .constant(date))
          .frame(maxWidth: .infinity, alignment: .leading)
          .dynamicTypeSize(size)
      }.drawList().texts
    }
    for (size, width) in [(DynamicTypeSize.large, 300), (.xxxLarge, 390)] as [(_, CGFloat)] {
      let texts = frames(size, width: width)
      #expect(texts.count == 3 && texts.allSatisfy { !$0.text.isTruncated })
      #expect(texts[0].text.lines.count > 1 && texts[0].frame.maxX < texts[1].frame.minX)
    }
    for (size, width) in [(DynamicTypeSize.accessibility1, 390), (.accessibility5, 250)]
      as [(_, CGFloat)]
    {
      let texts = frames(size, width: width)
      #expect(texts.count == 3 && texts.allSatisfy { !$0.text.isTruncated })
      #expect(texts[0].frame.minX == 0 && texts[0].frame.maxY < texts[1].frame.minY)
      #expect((texts[1].frame.maxX < texts[2].frame.minX) == (size == .accessibility1))
      #expect(texts.allSatisfy { $0.frame.maxX <= width })
    }
  }

  @Test("without space for the words of the label, the date and the time are below it")
  func narrowest() throws {
    for (label, width) in [("Return", 240), ("Return", 150), ("Departure and arrival", 290)] {
      for isHidden in [false, true] {
        let texts = stage(width: CGFloat(width), environment: environment()) {
          DatePicker(label, selection: .constant(date))
            .labelsVisibility(isHidden ? .hidden : .automatic)
        }.drawList().texts
        #expect(texts.allSatisfy { !$0.text.isTruncated && $0.frame.maxX <= CGFloat(width) })
        guard !isHidden else { continue }
        #expect(texts[0].text.request.string == label && texts[0].text.lines.count == 1)
        #expect(texts[0].frame.maxY < texts[1].frame.minY)
        #expect((texts[1].frame.minY == texts[2].frame.minY) == (width > 200))
      }
    }
    let ideal = stage(environment: environment()) {
      DatePicker("Departure and arrival", selection: .constant(date))
    }.drawList().texts
    #expect(ideal[0].text.lines.count == 1 && ideal[0].frame.maxX < ideal[1].frame.minX)
  }

  @Test("for a date outside of its range, a picker displays the bound and keeps the date")
  func outside() {
    let selection = Held(date)
    func words(_ style: some DatePickerStyle, in range: ClosedRange<Date>) -> [String] {
      stage(width: 320, environment: environment()) {
        DatePicker("Due", selection: selection.binding, in: range).datePickerStyle(style)
      }.words
    }
    let day: TimeInterval = 86_400
    let later = date.addingTimeInterval(40 * day)...date.addingTimeInterval(50 * day)
    #expect(words(.compact, in: later) == ["Due", "Jan 5, 2027", "1:05\u{202F}PM"])
    #expect(words(.graphical, in: later).first == "January 2027")
    #expect(words(.wheel, in: later).contains("Tue, Jan 5"))
    let earlier = date.addingTimeInterval(-9 * day)...date.addingTimeInterval(-8 * day)
    #expect(words(.compact, in: earlier) == ["Due", "Nov 18, 2026", "1:05\u{202F}PM"])
    #expect(selection.value == date)
  }

  @Test("a tap on a day selects it at the same time of day")
  func days() {
    let selection = Held(date)
    let stage = stage(width: 320, environment: environment()) {
      DatePicker("", selection: selection.binding).datePickerStyle(.graphical)
    }
    #expect(stage.words.first == "November 2026")
    tap("9", on: stage)
    #expect(parts(selection.value) == [2026, 11, 9, 13, 5])
  }

  @Test("the chevrons display other months and select nothing")
  func months() {
    let selection = Held(date)
    let stage = stage(width: 320, environment: environment()) {
      DatePicker("", selection: selection.binding, displayedComponents: .date)
        .datePickerStyle(.graphical)
    }
    stage.send(.tap(at: CGPoint(x: 298, y: 22)))
    stage.send(.tap(at: CGPoint(x: 298, y: 22)))
    #expect(stage.words.first == "January 2027")
    stage.send(.tap(at: CGPoint(x: 254, y: 22)))
    #expect(stage.words.first == "December 2026")
    #expect(selection.value == date)
    tap("31", on: stage)
    #expect(parts(selection.value) == [2026, 12, 31, 13, 5])
  }

  @Test("a tap on the month replaces the days by wheels of the month and the year")
  func monthWheels() {
    let selection = Held(date)
    let stage = stage(width: 320, environment: environment()) {
      DatePicker("", selection: selection.binding, displayedComponents: .date)
        .datePickerStyle(.graphical)
    }
    let height = stage.size.height
    tap("November 2026", on: stage)
    #expect(stage.words.contains("October") && stage.words.contains("2027"))
    #expect(!stage.words.contains("30") && stage.size.height == height)
    stage.send(.tap(at: CGPoint(x: 298, y: 22)))
    #expect(stage.words.first == "November 2026", "the chevrons are not there")
    tap("December", on: stage)
    tap("2028", on: stage)
    tap("December 2028", on: stage)
    #expect(stage.words.contains("31") && selection.value == date)
  }

  @Test("from right to left, the first weekday is at the right edge and the chevrons change sides")
  func mirrored() throws {
    var environment = environment("en_US")
    environment.layoutDirection = .rightToLeft
    let stage = stage(width: 320, environment: environment) {
      DatePicker("", selection: .constant(date)).datePickerStyle(.graphical)
    }
    let texts = stage.drawList().texts
    let sunday = try #require(texts.first { $0.text.request.string == "SUN" })
    #expect(sunday.frame.midX > 280)
    stage.send(.tap(at: CGPoint(x: 22, y: 22)))
    #expect(stage.words.first == "December 2026")
  }

  @Test("days outside of the range cannot be selected, and times are kept within it")
  func ranges() {
    let selection = Held(date)
    let range = date.addingTimeInterval(-86_400 - 3_600)...date.addingTimeInterval(86_400 - 3_600)
    let stage = stage(width: 320, environment: environment()) {
      DatePicker("", selection: selection.binding, in: range).datePickerStyle(.graphical)
    }
    tap("24", on: stage)
    tap("28", on: stage)
    #expect(selection.value == date)
    tap("27", on: stage)
    #expect(parts(selection.value) == [2026, 11, 27, 12, 5])
    tap("25", on: stage)
    #expect(parts(selection.value) == [2026, 11, 25, 12, 5])
  }

  @Test("the wheels have the order of the locale")
  func wheels() {
    func wheels(_ parts: DatePickerComponents, _ locale: String) -> [DateWheel] {
      DateWheel.all(for: parts, in: Locale(identifier: locale))
    }
    #expect(wheels(.date, "en_US") == [.month, .day, .year])
    #expect(wheels(.date, "de_DE") == [.day, .month, .year])
    #expect(wheels(.date, "ja_JP") == [.year, .month, .day])
    #expect(wheels(.hourAndMinute, "en_US") == [.hour, .minute, .period])
    #expect(wheels(.hourAndMinute, "de_DE") == [.hour, .minute])
    #expect(wheels([.date, .hourAndMinute], "de_DE") == [.weekday, .hour, .minute])
    #expect(wheels([], "en_US").isEmpty)
  }

  @Test("wheels are 320 points wide, or as wide as their parts where there is less space")
  func wheelWidths() {
    func width(in available: CGFloat?) -> CGFloat {
      stageSize(width: available) {
        DatePicker("", selection: .constant(date), displayedComponents: .hourAndMinute)
          .datePickerStyle(.wheel).labelsHidden()
      }
      .width
    }
    #expect(width(in: nil) == 320 && width(in: 390) == 320)
    #expect(width(in: 250) == 250 && width(in: 100) == 168)
  }

  @Test("hours are those of the locale", arguments: [("en_US", "1", "8"), ("de_DE", "13", "08")])
  func hours(locale: String, afternoon: String, morning: String) {
    for (date, hour) in [(date, afternoon), (date.addingTimeInterval(-5 * 3600), morning)] {
      let stage = stage(width: 320, environment: environment(locale)) {
        DatePicker("At", selection: .constant(date), displayedComponents: .hourAndMinute)
          .datePickerStyle(.wheel)
      }
      #expect(stage.words.contains(hour) && stage.words.contains("05"))
    }
  }

  @Test(
    "a wheel turns in a circle and keeps the larger parts",
    arguments: [
      (DateWheel.month, 2, [2026, 1, 26, 13, 5]), (.day, 5, [2026, 11, 1, 13, 5]),
      (.hour, 11, [2026, 11, 26, 0, 5]), (.minute, -6, [2026, 11, 26, 13, 59]),
      (.year, 1, [2027, 11, 26, 13, 5]), (.weekday, 5, [2026, 12, 1, 13, 5]),
      (.period, -1, [2026, 11, 26, 1, 5]),
    ])
  func turns(wheel: DateWheel, distance: Int, expected: [Int]) {
    let turned = wheel.date(at: distance, from: date, in: environment().localizedCalendar)
    #expect(turned.map(parts) == expected)
  }

  @Test("a month without the day gets its last one, and the noon wheel has two rows")
  func limits() {
    let calendar = environment().localizedCalendar
    let last = Date(timeIntervalSince1970: 1_706_659_200)  // 31 January 2024.
    #expect(DateWheel.month.date(at: 1, from: last, in: calendar).map(parts)?[2] == 29)
    let leapDay = last.addingTimeInterval(29 * 86_400)
    #expect(DateWheel.year.date(at: 1, from: leapDay, in: calendar).map(parts)?[1...2] == [2, 28])
    // In Tokyo, it is 31 January from 15:00 UTC of the day before.
    var tokyo = environment()
    tokyo.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
    let next = DateWheel.month.date(
      at: 1, from: last.addingTimeInterval(-9 * 3_600), in: tokyo.localizedCalendar)
    #expect(next == last.addingTimeInterval(29 * 86_400 - 9 * 3_600))
    #expect(DateWheel.period.date(at: 1, from: date, in: calendar) == nil)
    #expect(DateWheel.period.date(at: -2, from: date, in: calendar) == nil)
  }

  @Test("a tap on a row of a wheel selects it, within the range")
  func rows() {
    let selection = Held(date)
    let stage = stage(width: 320, environment: environment()) {
      DatePicker(
        "", selection: selection.binding, in: ...date.addingTimeInterval(3_600),
        displayedComponents: .date
      )
      .datePickerStyle(.wheel).labelsHidden()
    }
    tap("25", on: stage)
    #expect(parts(selection.value) == [2026, 11, 25, 13, 5])
    tap("2027", on: stage)
    #expect(parts(selection.value) == [2026, 11, 26, 14, 5])
  }

  @Test("a picker of several days adds and removes them")
  func severalDays() {
    let selection = Held<Set<DateComponents>>([])
    let stage = stage(width: 320, environment: environment(now: date)) {
      MultiDatePicker("Days", selection: selection.binding)
    }
    #expect(stage.words.first == "November 2026")
    tap("9", on: stage)
    tap("12", on: stage)
    #expect(Set(selection.value.compactMap(\.day)) == [9, 12])
    tap("9", on: stage)
    #expect(Set(selection.value.compactMap(\.day)) == [12])
  }

  @Test("a picker of several days displays the month in its range that is nearest to the present")
  func rangeOfSeveralDays() {
    func month(_ first: Int, _ end: Int) -> String? {
      func day(_ number: Int) -> Date { date.addingTimeInterval(TimeInterval(number) * 86_400) }
      return stage(width: 320, environment: environment(now: date)) {
        MultiDatePicker("Days", selection: .constant([]), in: day(first)..<day(end))
      }.words.first
    }
    #expect(month(-9, 9) == "November 2026")
    #expect(month(40, 50) == "January 2027")
    #expect(month(-90, -60) == "September 2026")
    let midnight = environment().localizedCalendar.startOfDay(for: date)
    let firstOfMonth = midnight.addingTimeInterval(-25 * 86_400)
    let before = stage(width: 320, environment: environment(now: date)) {
      MultiDatePicker("Days", selection: .constant([]), in: ..<firstOfMonth)
    }
    #expect(before.words.first == "October 2026")
  }

  /// A style that shows what it receives.
  private struct Described: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(verbatim: "\(configuration.minimumDate == nil) \(configuration.maximumDate == nil)")
      }
    }
  }

  @Test("a style of an app receives the label and the range")
  func customStyle() {
    let stage = stage(width: 320) {
      DatePicker("Due", selection: .constant(date), in: date...).datePickerStyle(Described())
    }
    #expect(stage.words == ["Due", "false true"])
  }
}
