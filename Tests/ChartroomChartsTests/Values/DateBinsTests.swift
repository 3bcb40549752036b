import ChartroomCharts
import ChartroomUI
import Foundation
import Testing

@Suite("DateBins")
struct DateBinsTests {
  private static let berlin: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    calendar.firstWeekday = 2
    return calendar
  }()

  private func date(_ year: Int, _ month: Int, _ day: Int, hour: Int = 0) throws -> Date {
    try #require(
      Self.berlin.date(from: DateComponents(year: year, month: month, day: day, hour: hour)))
  }

  private func hours(_ bins: DateBins) -> [Double] {
    bins.map { $0.upperBound.timeIntervalSince($0.lowerBound) / 3600 }
  }

  @Test("days have 23 and 25 hours where the clock changes")
  func clockChanges() throws {
    let spring = DateBins(
      unit: .day, range: try date(2024, 3, 30, hour: 5)...date(2024, 4, 1, hour: 1),
      calendar: Self.berlin)
    #expect(hours(spring) == [24, 23, 24])
    let autumn = DateBins(
      unit: .day, range: try date(2024, 10, 26)...date(2024, 10, 28), calendar: Self.berlin)
    #expect(hours(autumn) == [24, 25])
    let time = DateBins(
      unit: .hour, by: 6, range: try date(2024, 3, 31, hour: 1)...date(2024, 3, 31, hour: 13),
      calendar: Self.berlin)
    #expect(hours(time) == [5, 6, 6])
  }

  @Test("hours and parts of them have one bin each while the clock shows them twice")
  func repeatedTimes() throws {
    func bins(_ unit: Calendar.Component, _ count: Int) throws -> DateBins {
      DateBins(
        unit: unit, by: count,
        range: try date(2024, 10, 27, hour: 0)...date(2024, 10, 27, hour: 6),
        calendar: Self.berlin)
    }
    #expect(hours(try bins(.hour, 1)) == Array(repeating: 1, count: 7))
    #expect(hours(try bins(.minute, 30)) == Array(repeating: 0.5, count: 14))
    #expect(hours(try bins(.minute, 1)).allSatisfy { abs($0 * 60 - 1) < 1e-9 })
    // Longer bins follow the clock.
    #expect(hours(try bins(.hour, 2)) == [2, 3, 2])
    let start = try date(2024, 10, 27)
    let within = DateBins(
      unit: .minute, by: 30,
      range: start.addingTimeInterval(3600 * 2.6)...start.addingTimeInterval(3600 * 3.2),
      calendar: Self.berlin)
    #expect(within.thresholds.map { $0.timeIntervalSince(start) / 3600 } == [2.5, 3, 3.5])
  }

  @Test("days of the year are days")
  func daysOfYear() throws {
    let range = try date(2024, 10, 26)...date(2024, 10, 28)
    #expect(hours(DateBins(unit: .dayOfYear, range: range, calendar: Self.berlin)) == [24, 25])
  }

  @Test("bins of units begin at the boundaries of the calendar")
  func units() throws {
    let quarters = DateBins(
      unit: .month, by: 3, range: try date(2023, 2, 14)...date(2023, 11, 2), calendar: Self.berlin)
    let (start, end) = (try date(2023, 1, 1), try date(2024, 1, 1))
    #expect(quarters.thresholds.first == start)
    #expect(quarters.thresholds.last == end)
    #expect(quarters.count == 4)
    let weeks = DateBins(
      unit: .weekOfYear, range: try date(2024, 5, 1)...date(2024, 5, 8), calendar: Self.berlin)
    let mondays = [try date(2024, 4, 29), try date(2024, 5, 6), try date(2024, 5, 13)]
    #expect(weeks.thresholds == mondays)
  }

  @Test(
    "bins of data contain all dates, each in the bin of its index",
    arguments: [
      [0], [0, 0], [0, 1e-3], [0, 60, 7_000], [0, 86_400 * 40], [-6e10, 6e10], [1e13, 9e13],
    ] as [[Double]])
  func containment(seconds: [Double]) {
    let dates = seconds.map(Date.init(timeIntervalSince1970:))
    for count in [nil, -3, 1, 12, 1_000_000] {
      let bins = DateBins(data: dates, desiredCount: count, calendar: Self.berlin)
      #expect(bins.count >= 1 && bins.count <= 10_000)
      for date in dates {
        #expect(
          bins.filter { $0.contains(date) }.map(\.lowerBound) == [
            bins[bins.index(for: date)].lowerBound
          ])
      }
    }
  }

  @Test("the number of bins is near to the desired one")
  func counts() throws {
    let year = try date(2024, 1, 1)...date(2024, 12, 31)
    #expect(DateBins(range: year, desiredCount: 12, calendar: Self.berlin).count == 12)
    #expect(
      (26...54).contains(DateBins(range: year, desiredCount: 40, calendar: Self.berlin).count))
  }

  @Test("durations begin at the start of the range")
  func durations() {
    let start = Date(timeIntervalSince1970: 100)
    let bins = DateBins(timeInterval: 10, range: start...start.addingTimeInterval(25))
    #expect(bins.thresholds.map { $0.timeIntervalSince(start) } == [0, 10, 20, 30])
  }

  @Test("empty data, extreme dates and sizes give a bounded number of bins")
  func extremes() {
    let long = Date.distantPast...Date.distantFuture
    let endless = Date(timeIntervalSince1970: -1e300)...Date(timeIntervalSince1970: 1e300)
    #expect(DateBins(data: []).isEmpty)
    #expect(DateBins(data: [Date(timeIntervalSince1970: .nan)])[2].lowerBound < .distantFuture)
    #expect(DateBins(thresholds: [.distantFuture, .distantPast, .distantPast]).count == 1)
    for range in [long, endless, Date.distantPast...Date.distantPast] {
      for unit in [Calendar.Component.second, .day, .weekOfYear, .year, .era] {
        for count in [1, 0, -1, .max] {
          #expect(DateBins(unit: unit, by: count, range: range).count <= 10_000)
        }
      }
      for interval in [1, 0, -1, .nan, .infinity, 1e300, 1e-300, .leastNonzeroMagnitude] {
        let bins = DateBins(timeInterval: interval, range: range)
        #expect(bins.count <= 10_000)
        #expect(bins.thresholds.allSatisfy { $0.timeIntervalSinceReferenceDate.isFinite })
        #expect(bins.thresholds.first == range.lowerBound)
        #expect((bins.thresholds.last ?? .distantPast) >= range.upperBound)
      }
      #expect(DateBins(range: range, desiredCount: .max).count <= 10_000)
    }
  }

  @Test("bins of units and of durations enclose dates in any order")
  func data() {
    let days = [40, 3, 17].map { Date(timeIntervalSinceReferenceDate: Double($0) * 86_400) }
    let months = DateBins(unit: .month, data: days)
    #expect(months.count == 2 && months.thresholds.first == Date(timeIntervalSinceReferenceDate: 0))
    let weeks = DateBins(timeInterval: 7 * 86_400, data: days)
    #expect(weeks.count == 6 && weeks.thresholds.first == days[1])
    #expect(DateBins(unit: .day, data: []).isEmpty && DateBins(timeInterval: 1, data: []).isEmpty)
  }
}
