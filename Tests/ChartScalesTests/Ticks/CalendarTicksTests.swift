import ChartScales
import Foundation
import TestSupport
import Testing

@Suite("CalendarTicks")
struct CalendarTicksTests {
  private static func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  private static func ticks(_ zone: String = "UTC") throws -> CalendarTicks {
    CalendarTicks(timeZone: try #require(TimeZone(identifier: zone)), firstWeekday: 1)
  }

  @Test(
    "the step of an axis is the one that Swift Charts was seen to choose",
    arguments: [
      ("2022-05-01T00:00:00Z", "2022-05-02T00:00:00Z", CalendarStep.milliseconds(6 * 3_600_000)),
      ("2022-05-02T00:00:00Z", "2022-05-08T00:00:00Z", .days(2)),
      ("2022-05-02T00:00:00Z", "2022-05-31T00:00:00Z", .weeks(1)),
      ("2022-06-15T00:00:00Z", "2022-12-15T00:00:00Z", .months(2)),
      ("2021-05-10T00:00:00Z", "2022-02-10T00:00:00Z", .months(3)),
      ("2022-01-01T00:00:00Z", "2022-12-31T00:00:00Z", .months(3)),
    ])
  func step(start: String, end: String, step: CalendarStep) throws {
    let range = try Self.date(start)...Self.date(end)
    #expect(try Self.ticks().step(in: range, desiredCount: 4) == step)
  }

  @Test("labels of months name the year only of dates that marks can have")
  func lastDate() throws {
    let range = try Self.date("2022-07-01T00:00:00Z")...Self.date("2023-01-01T00:00:00Z")
    let ticks = try Self.ticks()
    #expect(ticks.step(in: range, desiredCount: 4) == .months(3))
    let last = range.upperBound.addingTimeInterval(-1)
    #expect(ticks.step(in: range, desiredCount: 4, lastDate: last) == .months(2))
  }

  @Test("weeks begin on the first weekday, and months on their first day in the time zone")
  func boundaries() throws {
    let range = try Self.date("2022-05-01T00:00:00Z")...Self.date("2022-05-31T00:00:00Z")
    let sundays = try Self.ticks().dates(of: .weeks(1), in: range)
    #expect(sundays.first == range.lowerBound && sundays.count == 5)
    let year = try Self.date("2022-01-01T00:00:00Z")...Self.date("2022-12-31T00:00:00Z")
    let months = try Self.ticks("Asia/Kathmandu").dates(of: .months(1), in: year)
    #expect(months.count == 11)
    #expect(months.first == (try Self.date("2022-01-31T18:15:00Z")))
  }

  @Test("times are those of the clock on days of 23 and 25 hours")
  func clockChanges() throws {
    let ticks = try Self.ticks("Europe/Berlin")
    for (start, hours) in [("2022-03-26T23:00:00Z", 23.0), ("2022-10-29T22:00:00Z", 25)] {
      let first = try Self.date(start)
      let dates = ticks.dates(
        of: .milliseconds(6 * 3_600_000), in: first...first.addingTimeInterval(hours * 3600))
      // Midnight, 6, 12, 18 o'clock and midnight.
      let gaps = zip(dates, dates.dropFirst()).map { $1.timeIntervalSince($0) / 3600 }
      #expect(gaps == [hours - 18, 6, 6, 6])
    }
  }

  @Test("a range of one moment has a step and at most one tick; years far away have none")
  func extremes() throws {
    let date = try Self.date("2022-05-01T00:00:00Z")
    let ticks = try Self.ticks()
    let step = ticks.step(in: date...date, desiredCount: 4)
    #expect(ticks.dates(of: step, in: date...date).count <= 1)
    #expect(
      ticks.dates(of: .years(1), in: .distantPast...Date(timeIntervalSince1970: 1e15)).isEmpty)
    let long = ticks.step(in: Date.distantPast...Date.distantFuture, desiredCount: 4)
    #expect(long == .years(1_000))
  }

  @Test(
    "ticks of random ranges ascend, are in the range, and begin units of the calendar",
    arguments: [
      "UTC", "Europe/Berlin", "America/New_York", "America/Sao_Paulo", "Asia/Kathmandu",
      "Australia/Lord_Howe", "Pacific/Apia",
    ])
  func law(zone: String) throws {
    var random = SplitMix64(seed: 25)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    for _ in 0..<400 {
      let firstWeekday = Int.random(in: 1...7, using: &random)
      let ticks = CalendarTicks(timeZone: calendar.timeZone, firstWeekday: firstWeekday)
      // From 1970 to 2040, and a tenth of a second to 30 years.
      let start = Date(timeIntervalSince1970: Double.random(in: 0...2.2e9, using: &random))
      let length = pow(10, Double.random(in: -1...9, using: &random))
      let range = start...start.addingTimeInterval(length)
      let step = ticks.step(in: range, desiredCount: Int.random(in: 2...9, using: &random))
      let dates = ticks.dates(of: step, in: range)
      #expect(!dates.isEmpty && dates.allSatisfy(range.contains), "\(step) in \(range)")
      #expect(zip(dates, dates.dropFirst()).allSatisfy { $0 < $1 }, "\(dates)")
      for date in dates {
        #expect(
          Self.begins(step, date, calendar, firstWeekday: firstWeekday), "\(step) at \(date)")
      }
    }
  }

  @Test("a day that a time zone skipped has no tick, and the next one has one")
  func skippedDay() throws {
    let ticks = try Self.ticks("Pacific/Apia")
    let range = try Self.date("2011-12-28T12:00:00Z")...Self.date("2012-01-01T12:00:00Z")
    // There was no 30 December 2011.
    let dates = try ["2011-12-29", "2011-12-30", "2011-12-31", "2012-01-01"].map {
      try Self.date("\($0)T10:00:00Z")
    }
    #expect(ticks.dates(of: .days(1), in: range) == dates)
  }

  /// Whether a step begins at a date, by the calendar of Foundation.
  private static func begins(
    _ step: CalendarStep, _ date: Date, _ calendar: Calendar, firstWeekday: Int
  ) -> Bool {
    let parts = calendar.dateComponents(
      [.year, .month, .day, .weekday, .hour, .minute, .second, .nanosecond], from: date)
    guard let year = parts.year, let month = parts.month, let day = parts.day,
      let hour = parts.hour, let minute = parts.minute, let second = parts.second,
      let nanosecond = parts.nanosecond
    else { return false }
    if case .milliseconds(let count) = step {
      let time = Double(hour * 3600 + minute * 60 + second) * 1000 + Double(nanosecond) / 1e6
      let multiple = (time / Double(count)).rounded() * Double(count)
      return abs(time - multiple) < 0.01
    }
    guard calendar.startOfDay(for: date) == date else { return false }
    switch step {
    case .milliseconds, .points: return false
    case .days(let count):
      let wallTime =
        date.timeIntervalSince1970 + Double(calendar.timeZone.secondsFromGMT(for: date))
      return Int((wallTime / 86_400).rounded(.down)) % count == 0
    case .weeks: return parts.weekday == firstWeekday
    case .months(let count): return day == 1 && (month - 1) % count == 0
    case .years(let count): return day == 1 && month == 1 && year % count == 0
    }
  }
}
