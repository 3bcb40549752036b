import ChartScales
import Foundation
import TestSupport
import Testing

@Suite("TickChoice")
struct TickChoiceTests {
  /// The step of a window of some points, with labels of 37 points, months and years of 24.
  private func step(
    _ axis: TimeAxis, points: Int, width: Double = 343, wide: Double = 37
  ) -> CalendarStep? {
    let ticks = TimeTicks(axis: axis, timeZone: .gmt, firstWeekday: 1)
    return ticks.step(stepWidth: width / Double(points - 1), plotWidth: width) { step in
      ticks.need(of: step) { _, part in part == .month || part == .year ? 24 : wide }
    }
  }

  @Test(
    "days have labels every day, second or third day, week, second week or month",
    arguments: [
      (4, .days(1)), (8, .days(1)), (14, .days(2)), (19, .days(3)), (30, .weeks(1)),
      (60, .weeks(2)), (182, .months(1)), (365, .months(2)), (730, .months(3)), (3000, .years(1)),
      (20_000, .years(10)),
    ] as [(Int, CalendarStep)])
  func days(points: Int, expected: CalendarStep) {
    #expect(step(.even(20_000), points: points) == expected)
  }

  @Test("wide plots have a label for about every 80 points")
  func wide() {
    #expect(step(.even(365), points: 365, width: 1888) == .weeks(2))
    #expect(step(.even(365), points: 182, width: 1888) == .weeks(1))
    #expect(step(.even(365), points: 365, width: 688) == .months(1))
  }

  @Test(
    "a day of five minutes has steps of six and eight hours where labels are wide",
    arguments: [(35, 4), (50, 4), (80, 6), (105, 8)] as [(Double, Int)])
  func hours(width: Double, expected: Int) {
    let step = step(.even(288, step: 300_000), points: 288, wide: width)
    #expect(step == .milliseconds(expected * 3_600_000))
  }

  @Test("an hourly week has a label for every day")
  func week() {
    #expect(step(.even(168, step: 3_600_000), points: 168) == .days(1))
  }

  @Test("no step is finer than evenly spaced points")
  func finest() {
    #expect(step(.even(100), points: 2) == .days(1))
    #expect(step(.even(100, step: 10 * 86_400_000), points: 3) == .points)
    #expect(step(.even(100, step: 7 * 86_400_000), points: 3) == .weeks(1))
    #expect(step(.even(100, step: 3_600_000), points: 3) == .milliseconds(3_600_000))
  }

  @Test("the width of each month's own name counts")
  func months() {
    let ticks = TimeTicks(axis: .even(400), timeZone: .gmt, firstWeekday: 1)
    let need = ticks.need(of: .months(1)) { date, part in
      CivilDate(dayNumber: Int(date.timeIntervalSince1970 / 86_400)).month == 7 ? 56 : 24
    }
    // From July, a month of 31 days, to its neighbours.
    #expect(need.width == 56 && need.stepWidth == (40 + TimeTicks.labelGap) / 30)
  }
}
