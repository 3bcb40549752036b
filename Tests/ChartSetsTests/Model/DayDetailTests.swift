import ChartScales
import ChartSets
import Foundation
import Graphics
import Testing

@Suite("Details of days")
struct DayDetailTests {
  private static let midnight = 1_539_302_400_000.0  // 2018-10-12

  private static func chart(
    hours: Int, step: Double = 3_600_000, from start: Double = midnight - 3 * 86_400_000
  ) -> LinesSet {
    LinesSet(
      id: 0, time: ContiguousArray((0..<hours).map { start + Double($0) * step }),
      lines: [
        Line(
          id: "y0", title: "", points: ContiguousArray((0..<hours).map(Double.init)), color: .red,
          type: .area)
      ], isPercentage: true)
  }

  private func day() throws -> CalendarDay { try #require(CalendarDay("2018-10-12")) }

  @Test("a week's window is on the day alone, in the time zone that is looked at")
  func week() throws {
    for (zone, first) in [("UTC", 72), ("Asia/Tokyo", 63), ("America/New_York", 76)] {
      let shown = try #require(
        Self.chart(hours: 168).zoomed(to: day(), in: CalendarDayTests.calendar(zone)))
      #expect(shown.window.positions == Double(first)...Double(first + 23), "\(zone)")
      #expect(shown.isZoomed && !shown.isPie)
    }
  }

  @Test("the whole is shown where it is no longer than a day, or one point")
  func wholeDay() throws {
    let utc = try CalendarDayTests.calendar("UTC")
    let minutes = Self.chart(hours: 288, step: 300_000, from: Self.midnight)
    #expect(try #require(minutes.zoomed(to: day(), in: utc)).window.positions == 0...287)
    // There the file begins in the evening of the day before.
    let there = try CalendarDayTests.calendar("America/New_York")
    let evening = try #require(CalendarDay("2018-10-11"))
    #expect(try #require(minutes.zoomed(to: evening, in: there)).window.positions == 0...287)
    let one = Self.chart(hours: 1, from: Self.midnight)
    #expect(try #require(one.zoomed(to: day(), in: utc)).window.indices == 0..<1)
  }

  @Test("only a detail that holds no more than its day is one of a single day")
  func singleDay() throws {
    let utc = try CalendarDayTests.calendar("UTC")
    let hours = Self.chart(hours: 24, from: Self.midnight)
    #expect(!hours.isSingleDay)
    #expect(try #require(hours.zoomed(to: day(), in: utc)).isSingleDay)
    #expect(
      try #require(Self.chart(hours: 1, from: Self.midnight).zoomed(to: day(), in: utc)).isSingleDay
    )
    #expect(try !#require(Self.chart(hours: 168).zoomed(to: day(), in: utc)).isSingleDay)
    #expect(try !#require(hours.pie(of: day(), in: utc)).isSingleDay)
  }

  @Test("a day without points has no detail")
  func noPoints() throws {
    let utc = try CalendarDayTests.calendar("UTC")
    let chart = Self.chart(hours: 24, from: Self.midnight + 86_400_000)
    #expect(chart.zoomed(to: try day(), in: utc) == nil)
    #expect(chart.pie(of: try day(), in: utc) == nil)
    #expect(Self.chart(hours: 0).zoomed(to: try day(), in: utc) == nil)
  }

  @Test("a pie shows its day among four before and four after, as far as there are any")
  func pie() throws {
    let utc = try CalendarDayTests.calendar("UTC")
    for (before, after) in [(10, 10), (4, 4), (2, 10), (10, 1), (0, 0), (0, 3), (3, 0)] {
      let chart = Self.chart(
        hours: before + 1 + after, step: 86_400_000,
        from: Self.midnight - Double(before) * 86_400_000)
      let pie = try #require(chart.pie(of: day(), in: utc))
      #expect(pie.time.count == min(before, 4) + 1 + min(after, 4))
      #expect(pie.shownIndices.map { pie.time[$0] } == [Self.midnight])
      #expect(PieShares(pie).slices.map(\.average) == [Double(before)])
      #expect(pie.isPie && pie.isZoomed)
      #expect(ChartFormats.standard.windowHeading(of: pie) == "Friday, October 12, 2018")
      #expect(pie.lowerBound >= 0 && pie.upperBound <= 1 && pie.lowerBound < pie.upperBound)
    }
  }

  @Test("a pie of a day by the hour averages all of its points")
  func hourlyPie() throws {
    let utc = try CalendarDayTests.calendar("UTC")
    let pie = try #require(Self.chart(hours: 168).pie(of: day(), in: utc))
    #expect(pie.time.count == 168)
    #expect(pie.shownIndices == 72..<96)
  }

  @Test("series that are hidden stay so, and shorter ones keep their gaps")
  func series() throws {
    let utc = try CalendarDayTests.calendar("UTC")
    var chart = Self.chart(hours: 20, step: 86_400_000)
    chart.lines.append(
      Line(id: "y1", title: "", points: [1, 2], color: .red, isHidden: true, type: .area))
    let pie = try #require(chart.pie(of: day(), in: utc))
    #expect(pie.lines[1].isHidden)
    #expect(PieShares(pie).slices.map(\.id) == ["y0"])
  }
}

extension ChartFormats {
  fileprivate func windowHeading(of chart: LinesSet) -> String? {
    chart.windowDates.map { range(from: $0.first, to: $0.last) }
  }
}
