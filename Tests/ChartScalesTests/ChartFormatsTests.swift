import ChartScales
import Foundation
import Testing

@Suite("ChartFormats")
struct ChartFormatsTests {
  /// 20 April 2019, 16:05 UTC.
  private let moment = Date(timeIntervalSince1970: 1_555_776_300)

  private func formats(_ locale: String, _ zone: String = "GMT") throws -> ChartFormats {
    ChartFormats(
      locale: Locale(identifier: locale), timeZone: try #require(TimeZone(identifier: zone)))
  }

  @Test(
    "writes a range in digits, one day once",
    arguments: [
      ("en_US", "4/20/2019"), ("de_DE", "20.4.2019"), ("ja_JP", "2019/4/20"),
      ("sv_SE", "2019-04-20"),
    ])
  func numericRange(locale: String, day: String) throws {
    let formats = try formats(locale)
    #expect(formats.numericRange(from: moment, to: moment) == day)
    let range = formats.numericRange(from: moment, to: moment + 86_400)
    #expect(range.hasPrefix(day + " – ") && range.contains("21"))
  }

  @Test(
    "finds one moment for all of a day, within it",
    arguments: ["GMT", "America/New_York", "Asia/Kathmandu"])
  func days(zone: String) throws {
    let formats = try formats("en_US", zone)
    // March 2019, in which New York puts its clocks forward, hour by hour.
    let moments = (0..<31 * 24).map {
      Date(timeIntervalSince1970: 1_551_398_400 + Double($0) * 3600)
    }
    for moment in moments {
      #expect(formats.tooltipDate(formats.day(of: moment)) == formats.tooltipDate(moment))
    }
    #expect(Set(moments.map(formats.day)).count <= 33)
    // The day on which Alaska was sold came twice in Juneau.
    let juneau = try self.formats("en_US", "America/Juneau")
    for hour in -72..<72 {
      let moment = Date(timeIntervalSince1970: -3_225_312_000 + Double(hour) * 3600)
      #expect(juneau.tooltipDate(juneau.day(of: moment)) == juneau.tooltipDate(moment))
    }
    for far in [1e11, -1e11, 1e300, .infinity] {
      let far = Date(timeIntervalSince1970: far)
      #expect(formats.day(of: far) == far)
    }
  }

  @Test(
    "follows the locale",
    arguments: [
      (
        "en_US",
        ["Apr 20", "16:05", "Sat, Apr 20, 2019", "April 20, 2019 – April 21, 2019", "75M", "1.2K"]
      ),
      (
        "de_DE",
        [
          "20. Apr.", "16:05", "Sa. 20. Apr. 2019", "20. April 2019 – 21. April 2019",
          "75\u{A0}Mio.", "1200",
        ]
      ),
      (
        "ar",
        [
          "20 أبريل", "16:05", "سبت، 20 أبريل، 2019", "20 أبريل، 2019 – 21 أبريل، 2019",
          "75\u{A0}مليون", "1.2\u{A0}ألف",
        ]
      ),
      ("ja", ["4月20日", "16:05", "2019年4月20日(土)", "2019年4月20日 – 2019年4月21日", "7500万", "1200"]),
    ])
  func locales(locale: String, expected: [String]) throws {
    let formats = try formats(locale)
    #expect(
      [
        formats.axisDate(moment), formats.timeOfDay(moment), formats.tooltipDate(moment),
        formats.range(from: moment, to: moment + 86_400), formats.axisNumber(75_000_000),
        formats.axisNumber(1_200),
      ] == expected)
  }

  @Test(
    "takes dates from the given zone",
    arguments: [
      ("America/New_York", "Apr 19, 2019 20:00"), ("Asia/Kolkata", "Apr 20, 2019 05:30"),
      ("Pacific/Auckland", "Apr 20, 2019 12:00"), ("GMT", "Apr 20, 2019 00:00"),
    ])
  func zones(zone: String, expected: String) throws {
    let midnight = Date(timeIntervalSince1970: 1_555_718_400)
    let formats = try formats("en_US", zone)
    #expect(formats.date(midnight) + " " + formats.timeOfDay(midnight) == expected)
  }

  @Test("labels moments by the part that is named, and a single day by its full date")
  func labels() {
    let formats = ChartFormats.standard
    #expect(formats.axisLabel(moment, naming: .minute) == "16:05")
    #expect(formats.axisLabel(moment, naming: .second) == "16:05:00")
    #expect(formats.axisLabel(moment + 0.25, naming: .millisecond) == "16:05:00.250")
    #expect(formats.axisLabel(moment, naming: .day) == "Apr 20")
    #expect(formats.range(from: moment, to: moment) == "Saturday, April 20, 2019")
  }

  @Test("does not depend on the environment of the process")
  func environment() async {
    // In a process of its own, because the environment belongs to all threads.
    await #expect(processExitsWith: .success) {
      let names = ["TZ", "LANG", "LC_ALL", "HOME"]
      for (name, value) in zip(names, ["Asia/Tokyo", "de_DE.UTF-8", "ja_JP.UTF-8", "/nowhere"]) {
        setenv(name, value, 1)
      }
      let formats = ChartFormats()
      let moment = Date(timeIntervalSince1970: 1_555_776_300)
      try #require(formats.tooltipDate(moment) == "Sat, Apr 20, 2019")
      try #require(formats.timeOfDay(moment) == "16:05")
      try #require(formats.number(1234.5) == "1,234.5")
      try #require(NSTimeZone.local.identifier == "Asia/Tokyo")
    }
  }

  @Test(
    "months and years are named by themselves",
    arguments: [
      ("en_US", ["Apr", "Apr 2019", "2019"], 1), ("de_DE", ["Apr", "Apr. 2019", "2019"], 2),
      ("ja_JP", ["4月", "2019年4月", "2019年"], 1), ("ar_EG", ["أبريل", "أبريل ٢٠١٩", "٢٠١٩"], 7),
      ("ko_KR", ["4월", "2019년 4월", "2019년"], 1),
      ("ru_RU", ["апр.", "апр. 2019\u{202F}г.", "2019"], 2),
    ] as [(String, [String], Int)])
  func months(locale: String, expected: [String], firstWeekday: Int) throws {
    let formats = try formats(locale)
    let parts: [DatePart] = [.month, .monthAndYear, .year]
    #expect(parts.map { formats.axisLabel(moment, naming: $0) } == expected)
    #expect(formats.firstWeekday == firstWeekday)
  }
}
