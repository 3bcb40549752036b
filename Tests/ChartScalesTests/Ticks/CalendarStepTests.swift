import ChartScales
import Foundation
import Testing

@Suite("CalendarStep")
struct CalendarStepTests {
  @Test("the ladder ascends, and leaps by no more than two and a half")
  func ladder() {
    let steps = CalendarStep.ladder.compactMap { $0.seconds }
    #expect(steps.count == CalendarStep.ladder.count)
    for (step, next) in zip(steps, steps.dropFirst()) {
      #expect(step.usual < next.usual && next.usual <= step.usual * 2.5)
    }
    for hours in [1, 2, 3, 6, 8, 12] {
      #expect(CalendarStep.ladder.contains(.milliseconds(hours * 3_600_000)))
    }
  }

  @Test("boundaries are as far apart as the step says", arguments: CalendarStep.ladder)
  func lengths(step: CalendarStep) throws {
    let seconds = try #require(step.seconds)
    guard !step.isWithinDay, seconds.usual < 1e11 else { return }
    let days = Int(seconds.usual / 86_400) * 30
    let found = step.boundaries(in: 1234...(1234 + days), firstWeekday: 2)
    #expect(found.count >= 29)
    for (day, next) in zip(found, found.dropFirst()) {
      let length = Double(next - day) * 86_400
      #expect(length >= seconds.shortest && length <= seconds.longest)
    }
  }

  @Test("weeks begin on the first day of the week, months on their first, years in January")
  func boundaries() {
    // 20 April to 10 May 2019; 20 April was a Saturday.
    let days = 18_006...18_026
    #expect(
      CalendarStep.weeks(1).boundaries(in: days, firstWeekday: 1) == [18_007, 18_014, 18_021])
    #expect(
      CalendarStep.weeks(1).boundaries(in: days, firstWeekday: 2) == [18_008, 18_015, 18_022])
    #expect(
      CalendarStep.weeks(1).boundaries(in: days, firstWeekday: 7) == [18_006, 18_013, 18_020])
    #expect(CalendarStep.months(1).boundaries(in: days, firstWeekday: 1) == [18_017])
    #expect(CalendarStep.months(3).boundaries(in: days, firstWeekday: 1) == [])
    #expect(
      CalendarStep.years(1).boundaries(in: 17_000...18_026, firstWeekday: 1) == [
        17_167, 17_532, 17_897,
      ])
    #expect(CalendarStep.years(2).boundaries(in: 17_000...18_026, firstWeekday: 1) == [17_532])
  }

  @Test("every boundary of a coarser step is one of a finer step that divides it")
  func nested() {
    let days = 15_000...20_000
    func boundaries(_ step: CalendarStep) -> Set<Int> {
      Set(step.boundaries(in: days, firstWeekday: 1))
    }
    let chains: [[CalendarStep]] = [
      [.days(1), .days(2), .days(4)], [.days(1), .weeks(1), .weeks(2)],
      [.days(1), .months(1), .months(3), .months(6), .years(1), .years(2), .years(10)],
    ]
    for chain in chains {
      for (fine, coarse) in zip(chain, chain.dropFirst()) {
        #expect(boundaries(coarse).isSubset(of: boundaries(fine)) && !boundaries(coarse).isEmpty)
      }
    }
  }
}
