import ChartScales
import Foundation
import Testing

@Suite("CivilDate")
struct CivilDateTests {
  @Test("agrees with Foundation's calendar, and both ways, over three thousand years")
  func foundation() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // Steps of a prime number of days, and every day about the first one of the Gregorian calendar.
    let days = Array(stride(from: -700_000, to: 400_000, by: 397)) + Array(-141_500...(-141_400))
    for number in days {
      let date = CivilDate(dayNumber: number)
      let parts = calendar.dateComponents(
        [.year, .month, .day], from: Date(timeIntervalSince1970: Double(number) * 86_400))
      #expect(parts.year == date.year && parts.month == date.month && parts.day == date.day)
      #expect(date.dayNumber == number)
    }
  }

  @Test("months begin on their first day")
  func months() {
    for number in -5000...30_000 {
      let date = CivilDate(monthNumber: number)
      #expect(date.monthNumber == number && date.day == 1)
      #expect(CivilDate(dayNumber: date.dayNumber) == date)
    }
  }
}
