import ChartScales
import Foundation
import TestSupport
import Testing

@Suite("TimeTicks")
struct TimeTicksTests {
  private static let hour = 3_600_000.0

  private func texts(
    _ axis: TimeAxis, _ step: CalendarStep, zone: String = "UTC",
    in positions: ClosedRange<Double>? = nil
  ) throws -> [String] {
    let formats = ChartFormats(timeZone: try #require(TimeZone(identifier: zone)))
    let ticks = TimeTicks(
      axis: axis, timeZone: formats.timeZone, firstWeekday: formats.firstWeekday)
    return ticks.ticks(of: step, in: positions ?? 0...axis.length)
      .map { formats.axisLabel($0.date, naming: $0.part) }
  }

  private func positions(_ axis: TimeAxis, _ step: CalendarStep, zone: String = "UTC") throws
    -> [Double]
  {
    let zone = try #require(TimeZone(identifier: zone))
    return TimeTicks(axis: axis, timeZone: zone, firstWeekday: 1)
      .ticks(of: step, in: 0...axis.length).map(\.position)
  }

  private func hours(_ count: Int, from start: Double) -> TimeAxis {
    TimeAxis(ContiguousArray((0..<count).map { start + Double($0) * Self.hour }))
  }

  @Test("days are labelled on their points: weeks from Sunday, months on their first")
  func days() throws {
    let axis = TimeAxis.even(45)
    #expect(
      try texts(axis, .weeks(1))
        == ["Apr 21", "Apr 28", "May 5", "May 12", "May 19", "May 26", "Jun 2"])
    #expect(try positions(axis, .weeks(1)) == [1, 8, 15, 22, 29, 36, 43])
    #expect(try texts(axis, .months(1)) == ["May", "Jun"])
    #expect(try positions(axis, .months(1)) == [11, 42])
    #expect(try texts(.even(1000), .months(6)) == ["Jul", "2020", "Jul", "2021", "Jul", "2022"])
    #expect(try texts(.even(1000), .years(1)) == ["2020", "2021", "2022"])
  }

  @Test("a boundary without a point goes to the next one, and two to the same only once")
  func coarse() throws {
    let axis = TimeAxis.even(9, step: 10 * 24 * Self.hour)
    // 20 and 30 April, 10, 20 and 30 May …
    #expect(try texts(axis, .months(1)) == ["May", "Jun", "Jul"])
    #expect(try positions(axis, .months(1)) == [2, 5, 8])
    #expect(try positions(axis, .weeks(1)) == [0, 1, 2, 3, 4, 5, 6, 7, 8])
    #expect(try texts(axis, .points, in: 0...1.5) == ["Apr 20", "Apr 30"])
  }

  @Test("days of hourly points are labelled in their middle, times at their moment")
  func withinDays() throws {
    let axis = TimeAxis.even(49, step: Self.hour)
    #expect(try positions(axis, .days(1)) == [12, 36])
    #expect(try texts(axis, .days(1)) == ["Apr 20", "Apr 21"])
    #expect(
      try texts(axis, .milliseconds(28_800_000))
        == ["Apr 20", "08:00", "16:00", "Apr 21", "08:00", "16:00", "Apr 22"])
    #expect(
      try texts(.even(61, step: 1000), .milliseconds(30_000)) == ["Apr 20", "00:00:30", "00:01:00"])
    #expect(
      try texts(.even(1001, step: 1), .milliseconds(500))
        == ["Apr 20", "00:00:00.500", "00:00:01.000"])
  }

  @Test("round times are those of the time zone")
  func zones() throws {
    let axis = TimeAxis.even(24, step: Self.hour)
    let step = CalendarStep.milliseconds(14_400_000)
    #expect(
      try texts(axis, step, zone: "Asia/Kolkata")
        == ["08:00", "12:00", "16:00", "20:00", "Apr 21", "04:00"])
    #expect(try positions(axis, step, zone: "Asia/Kolkata").first == 2.5)
  }

  @Test("where clocks are put forward or back, round times stay round")
  func summerTime() throws {
    // 31 March 2019 has 23 hours in Berlin, 27 October 25.
    let spring = hours(24, from: 1_553_986_800_000)
    let four = CalendarStep.milliseconds(14_400_000)
    #expect(
      try texts(spring, four, zone: "Europe/Berlin")
        == ["Mar 31", "04:00", "08:00", "12:00", "16:00", "20:00", "Apr 1"])
    #expect(try positions(spring, four, zone: "Europe/Berlin") == [0, 3, 7, 11, 15, 19, 23])
    #expect(
      try texts(spring, .milliseconds(3_600_000), zone: "Europe/Berlin", in: 0...4)
        == ["Mar 31", "01:00", "03:00", "04:00", "05:00"])
    let autumn = hours(26, from: 1_572_127_200_000)
    #expect(
      try texts(autumn, .milliseconds(3_600_000), zone: "Europe/Berlin", in: 0...5)
        == ["Oct 27", "01:00", "02:00", "03:00", "04:00"])
    #expect(try positions(autumn, .days(1), zone: "Europe/Berlin") == [12.5])
  }

  @Test("a day without a midnight begins where its first hour does")
  func skippedMidnight() throws {
    // 4 November 2018 begins in São Paulo at 01:00, 03:00 UTC.
    let axis = hours(48, from: 1_541_214_000_000)
    #expect(
      try texts(axis, .milliseconds(43_200_000), zone: "America/Sao_Paulo")
        == ["Nov 3", "12:00", "Nov 4", "12:00", "Nov 5"])
    #expect(
      try texts(axis, .milliseconds(3_600_000), zone: "America/Sao_Paulo", in: 23...26)
        == ["23:00", "Nov 4", "02:00", "03:00"])
  }

  @Test(
    "uneven days are labelled on their points, and where these are missing at the same time of day")
  func uneven() throws {
    let day = 24 * Self.hour
    let start = 1_555_718_400_000 + 9 * Self.hour
    let axis = TimeAxis([start, start + day, start + 2 * day, start + 10 * day])
    #expect(try positions(axis, .days(2)) == [0, 2, 4, 6, 8, 10])
    #expect(
      try texts(axis, .days(2)) == ["Apr 20", "Apr 22", "Apr 24", "Apr 26", "Apr 28", "Apr 30"])
  }

  @Test("the point in the middle is labelled where no step has a label")
  func points() throws {
    let ticks = TimeTicks(axis: .even(10), timeZone: .gmt, firstWeekday: 1)
    #expect(ticks.point(in: 3...3)?.position == 3)
    #expect(ticks.point(in: 2.5...4.6)?.position == 4)
    #expect(ticks.point(in: 3.2...3.8) == nil)
    let hour = TimeTicks(axis: .even(10, step: Self.hour), timeZone: .gmt, firstWeekday: 1)
    #expect(hour.point(in: 0...0)?.part == .day)
    #expect(hour.point(in: 3...3)?.part == .minute)
  }

  @Test("survives few points and far times")
  func few() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let far = TimeAxis([-62_135_596_800_000, 0, 253_402_300_799_999])
    let farther = TimeAxis([-1e300, 0, 1e300])
    for axis in [TimeAxis([]), TimeAxis([5]), TimeAxis([5, 5, 5]), far, farther] {
      let ticks = TimeTicks(axis: axis, timeZone: zone, firstWeekday: 1)
      for step in [CalendarStep.points, .years(1000), .years(1)] {
        let found = ticks.ticks(of: step, in: 0...axis.length)
        #expect(found.allSatisfy { $0.position >= 0 && $0.position <= axis.length })
      }
      for width in [0, -1, 343, .nan, .infinity] as [Double] {
        let step = ticks.step(stepWidth: width, plotWidth: 343) {
          ticks.need(of: $0) { _, _ in 35 }
        }
        #expect(axis.count > 1 || step == nil)
      }
    }
  }
}
