import ChartroomUI
import Foundation
import Testing

@Suite("MonthGrid")
struct MonthGridTests {
  private func calendar(_ locale: String) -> Calendar {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return environment.localizedCalendar
  }

  private func day(_ year: Int, _ month: Int, _ day: Int = 1) -> Date {
    DateComponents(
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: year, month: month,
      day: day
    ).date ?? .distantPast
  }

  @Test(
    "February has a day more in leap years",
    arguments: [(2023, 28), (2024, 29), (1900, 28), (2000, 29), (2100, 28)])
  func leapYears(year: Int, count: Int) {
    let grid = MonthGrid(of: day(year, 2, 15), in: calendar("en_US"))
    #expect(grid.days.count == count)
    #expect(grid.days.first == day(year, 2))
    #expect(grid.days.last == day(year, 2, count))
  }

  @Test(
    "a row begins with the first weekday of the locale",
    // 1 November 2026 is a Sunday.
    arguments: [
      ("en_US", "Sun", 0), ("de_DE", "Mo", 6), ("fr_FR", "lun.", 6), ("ar_EG", "سبت", 1),
    ])
  func firstWeekdays(locale: String, name: String, blanks: Int) {
    let calendar = calendar(locale)
    #expect(MonthGrid.weekdays(in: calendar).first == name)
    #expect(MonthGrid(of: day(2026, 11, 20), in: calendar).blanks == blanks)
  }

  @Test("every day of ten years is in the column of its weekday, once, in rows of seven")
  func columns() {
    for locale in ["en_US", "de_DE", "ar_EG"] {
      let calendar = calendar(locale)
      for month in 0..<120 {
        let grid = MonthGrid(of: day(2019 + month / 12, 1 + month % 12, 10), in: calendar)
        #expect(grid.weeks.allSatisfy { $0.count == 7 })
        #expect(grid.weeks.flatMap { $0 }.compactMap { $0 } == grid.days)
        for week in grid.weeks {
          for (column, day) in week.enumerated() {
            guard let day else { continue }
            let weekday = calendar.component(.weekday, from: day)
            #expect((weekday - calendar.firstWeekday + 7) % 7 == column)
          }
        }
      }
    }
  }

  @Test("the days of a month with a change of the clocks begin at their local midnights")
  func summerTime() throws {
    var environment = EnvironmentValues()
    environment.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let calendar = environment.localizedCalendar
    let grid = MonthGrid(of: day(2026, 3, 15), in: calendar)
    #expect(grid.days.count == 31)
    #expect(grid.days.allSatisfy { calendar.startOfDay(for: $0) == $0 })
  }
}
