import ChartScales
import Foundation
import Testing

@Suite("DataDates")
struct DataDatesTests {
  private static func date(_ text: String) throws -> Date {
    try Date("\(text)\(text.count == 10 ? "T00:00:00" : "")Z", strategy: .iso8601)
  }

  private func ticks(_ texts: [String], count: Int = 7) throws -> (
    step: CalendarStep, dates: [Date]
  ) {
    let dates = try texts.map(Self.date)
    let range = try #require(dates.min())...(try #require(dates.max()))
    return CalendarTicks(timeZone: .gmt, firstWeekday: 1).ticks(
      in: range, desiredCount: count, of: DataDates(dates.map(\.timeIntervalSinceReferenceDate)))
  }

  @Test(
    "a few even dates are the ticks, by the longest unit that names them",
    arguments: [
      (["2025-01-20", "2025-01-21"], CalendarStep.days(1)),
      (["2025-01-22", "2025-01-20", "2025-01-21", "2025-01-21"], .days(1)),
      (["2025-01-20T12:30:00", "2025-01-21T12:30:00", "2025-01-22T12:30:00"], .days(1)),
      (["2025-01-01", "2025-02-01", "2025-03-01"], .months(1)),
      (["2025-01-31", "2025-02-28", "2025-03-31"], .days(1)),
      (["2020-01-01", "2021-01-01"], .years(1)),
    ])
  func few(texts: [String], step: CalendarStep) throws {
    let ticks = try ticks(texts)
    #expect(ticks.step == step)
    #expect(try ticks.dates == Set(texts).sorted().map(Self.date))
  }

  @Test("a single date is the only tick")
  func single() throws {
    let day = try ticks(["2025-01-01"])
    #expect(try day.step == .days(1) && day.dates == [Self.date("2025-01-01")])
    let time = try ticks(["2025-01-20T09:07:00"])
    #expect(
      try time.step == .milliseconds(60_000) && time.dates == [Self.date("2025-01-20T09:07:00")])
  }

  @Test("uneven dates and times have round ticks that are no closer")
  func round() throws {
    let days = try ticks(["2025-01-20", "2025-01-21", "2025-01-24"], count: 12)
    #expect(days.step == .days(1) && days.dates.count == 5)
    let hours = try ticks(["2025-01-20T09:00:00", "2025-01-20T10:00:00", "2025-01-20T11:00:00"])
    #expect(hours.step == .milliseconds(3_600_000) && hours.dates.count == 3)
    let odd = try ticks(["2025-01-20T09:07:00", "2025-01-20T10:07:00"])
    #expect(odd.step == .milliseconds(60_000) && odd.dates.count == 2)
  }

  @Test("many dates and dates that are missing change nothing")
  func many() throws {
    let start = try Self.date("2025-01-01").timeIntervalSinceReferenceDate
    #expect(DataDates((0..<64).map { start + Double($0) }) != nil)
    #expect(DataDates((0..<65).map { start + Double($0) }) == nil)
    #expect(DataDates([.nan, .infinity]) == nil && DataDates([.nan, start])?.dates.count == 1)
    let range = try Self.date("2025-01-01")...Self.date("2025-01-02")
    let ticks = CalendarTicks(timeZone: .gmt, firstWeekday: 1)
    let step = ticks.step(in: range, desiredCount: 4)
    #expect(
      ticks.ticks(in: range, desiredCount: 4, of: nil).dates == ticks.dates(of: step, in: range))
  }
}
