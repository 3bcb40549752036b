import ChartSets
import Foundation
import Testing

@Suite("Days of the calendar")
struct CalendarDayTests {
  static func calendar(_ zone: String) throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    return calendar
  }

  @Test("are read as year, month and day", arguments: ["2018-10-12", "2020-02-29", "0001-01-01"])
  func reading(text: String) throws {
    #expect(try #require(CalendarDay(text)).description == text)
  }

  @Test(
    "that are none are refused",
    arguments: [
      "", "2018", "2018-10", "2018-10-32", "2019-02-29", "1900-02-29", "2018-13-01", "2018-00-10",
      "2018-1-2", "18-10-12", "2018/10/12", " 2018-10-12", "2018-10-12T00", "2018-10--2",
      "٢٠١٨-١٠-١٢", "0000-01-01", "-201-10-12", "today",
    ])
  func refusing(text: String) { #expect(CalendarDay(text) == nil) }

  @Test("are those of a time zone, and files are named by that of the universal time")
  func zones() throws {
    let midnight = Date(timeIntervalSince1970: 1_539_302_400)
    let day = CalendarDay(universal: midnight)
    #expect(day.description == "2018-10-12")
    #expect(day.filePath == "2018-10/12.json")
    let there = CalendarDay(midnight, in: try Self.calendar("America/New_York"))
    #expect(there.description == "2018-10-11")
  }

  @Test("last from midnight to midnight, 23 to 25 hours, and a skipped one has no moments")
  func moments() throws {
    let berlin = try Self.calendar("Europe/Berlin")
    func hours(_ text: String, margin: Int = 0) -> Double? {
      CalendarDay(text)?.moments(margin: margin, in: berlin)
        .map { $0.upperBound.timeIntervalSince($0.lowerBound) / 3600 }
    }
    #expect(hours("2018-10-12") == 24)
    #expect(hours("2018-03-25") == 23)
    #expect(hours("2018-10-28") == 25)
    #expect(hours("2018-10-28", margin: 4) == 217)
    // Midnight itself was left out.
    let beirut = try Self.calendar("Asia/Beirut")
    let start = CalendarDay("2018-03-25")?.moments(in: beirut)?.lowerBound
    #expect(start == Date(timeIntervalSince1970: 1_521_928_800))
    #expect(CalendarDay("2011-12-30")?.moments(in: try Self.calendar("Pacific/Apia")) == nil)
  }
}
