import ChartroomCharts
import ChartroomUI
import Foundation
import Testing

@MainActor
@Suite("Weeks of locales")
struct WeekTests {
  /// Wednesday, 4 November 2026.
  private let date = Date(timeIntervalSinceReferenceDate: 815_443_200)

  /// Returns the weekday on which a bar of a week begins, from 1 for Sunday.
  private func weekday(_ environment: EnvironmentValues) throws -> Int {
    let model = ChartModel(
      BarMark(x: .value("Week", date, unit: .weekOfYear), y: .value("Value", 1)), in: environment)
    let start = try #require(model.batches.first?.x.start.first)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = environment.timeZone
    return calendar.component(.weekday, from: Date(timeIntervalSinceReferenceDate: start))
  }

  @Test(
    "a week begins on the first day of the locale",
    arguments: [("en_US", 1), ("de_DE", 2), ("ar_EG", 7), ("pt_BR", 1), ("fr_CA", 1)])
  func locales(locale: String, weekday: Int) throws {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    #expect(environment.calendar.firstWeekday == weekday)
    #expect(try self.weekday(environment) == weekday)
    environment.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(environment.calendar.timeZone == environment.timeZone)
    #expect(try self.weekday(environment) == weekday)
  }

  @Test("the calendar of an app keeps its own first day")
  func own() throws {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    environment.calendar = Calendar(identifier: .gregorian)
    environment.calendar.firstWeekday = 4
    #expect(try weekday(environment) == 4)
  }
}
