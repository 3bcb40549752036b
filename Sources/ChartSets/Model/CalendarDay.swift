package import Foundation

/// A day of the Gregorian calendar, such as 2018-10-12, without a time zone.
package struct CalendarDay: Hashable, Sendable, CustomStringConvertible {
  /// The year, 1...9999.
  package let year: Int
  /// The month, 1...12.
  package let month: Int
  /// The day of the month, from 1.
  package let day: Int

  /// Creates a day from a text in the format `YYYY-MM-DD`.
  ///
  /// The result is `nil` for any other text, and for days that do not exist, such as 2019-02-29.
  ///
  /// - Parameter text: The text, with ASCII digits.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    (year, month, day) = (numbers[0], numbers[1], numbers[2])
    guard year > 0, noon(in: Self.universal) != nil else { return nil }
  }

  /// Creates the day of a date.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - calendar: A Gregorian calendar with the time zone.
  package init(_ date: Date, in calendar: Calendar) {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    (year, month, day) = (parts.year ?? 1, parts.month ?? 1, parts.day ?? 1)
  }

  /// Creates the day of a date in UTC, by which the contest names its files.
  package init(universal date: Date) { self.init(date, in: Self.universal) }

  /// The Gregorian calendar in UTC.
  private static let universal: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// The day in the format `YYYY-MM-DD`.
  package var description: String { "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))" }

  /// The path of the contest's file for the day, relative to the folder of its chart: `2018-10/12.json`.
  package var filePath: String { "\(digits(year, 4))-\(digits(month, 2))/\(digits(day, 2)).json" }

  private func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(count - text.count, 0)) + text
  }

  /// Returns the time range of the day and, optionally, of the days around it.
  ///
  /// - Parameters:
  ///   - margin: The number of days to include before and after the day; 0 by default.
  ///   - calendar: A Gregorian calendar with the time zone.
  /// - Returns: The range from the start of the first day to the start of the day after the last; `nil`
  ///   if the time zone skips the day.
  package func moments(margin: Int = 0, in calendar: Calendar) -> Range<Date>? {
    guard let noon = noon(in: calendar),
      let first = calendar.date(byAdding: .day, value: -margin, to: noon),
      let next = calendar.date(byAdding: .day, value: margin + 1, to: noon)
    else { return nil }
    let (start, end) = (calendar.startOfDay(for: first), calendar.startOfDay(for: next))
    return start < end ? start..<end : nil
  }

  /// Returns noon of the day, which no clock change skips; `nil` if the day does not exist.
  private func noon(in calendar: Calendar) -> Date? {
    let parts = DateComponents(year: year, month: month, day: day, hour: 12)
    guard let date = calendar.date(from: parts), CalendarDay(date, in: calendar) == self else {
      return nil
    }
    return date
  }
}
