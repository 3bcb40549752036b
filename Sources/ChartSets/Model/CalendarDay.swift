package import Foundation

/// A day of the calendar, such as 2018-10-12, in whatever time zone it is looked at.
package struct CalendarDay: Hashable, Sendable, CustomStringConvertible {
  /// The year, 1...9999.
  package let year: Int
  /// The month, 1...12.
  package let month: Int
  /// The day of the month, from 1.
  package let day: Int

  /// Reads a day written as `YYYY-MM-DD`.
  ///
  /// It is `nil` for anything else, and for days that no calendar has, as 2019-02-29.
  /// - Parameter text: Ten characters, digits in ASCII.
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

  /// The day that a moment falls on.
  ///
  /// - Parameters:
  ///   - date: The moment.
  ///   - calendar: A Gregorian calendar in the time zone that is looked at.
  package init(_ date: Date, in calendar: Calendar) {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    (year, month, day) = (parts.year ?? 1, parts.month ?? 1, parts.day ?? 1)
  }

  /// The day as a file of the contest is named after it: that of the universal time.
  package init(universal date: Date) { self.init(date, in: Self.universal) }

  /// The Gregorian calendar in UTC.
  private static let universal: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// The day as `YYYY-MM-DD`.
  package var description: String { "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))" }

  /// The path of the contest's file for the day, below the folder of its chart: `2018-10/12.json`.
  package var filePath: String { "\(digits(year, 4))-\(digits(month, 2))/\(digits(day, 2)).json" }

  private func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(count - text.count, 0)) + text
  }

  /// The moments of the day and of some days about it.
  ///
  /// - Parameters:
  ///   - margin: The number of days before and after that belong to it; 0 by default.
  ///   - calendar: A Gregorian calendar in the time zone that is looked at.
  /// - Returns: From the first moment up to that of the day after; `nil` where the zone skipped the
  ///   day.
  package func moments(margin: Int = 0, in calendar: Calendar) -> Range<Date>? {
    guard let noon = noon(in: calendar),
      let first = calendar.date(byAdding: .day, value: -margin, to: noon),
      let next = calendar.date(byAdding: .day, value: margin + 1, to: noon)
    else { return nil }
    let (start, end) = (calendar.startOfDay(for: first), calendar.startOfDay(for: next))
    return start < end ? start..<end : nil
  }

  /// The middle of the day, which no change to summer time leaves out.
  private func noon(in calendar: Calendar) -> Date? {
    let parts = DateComponents(year: year, month: month, day: day, hour: 12)
    guard let date = calendar.date(from: parts), CalendarDay(date, in: calendar) == self else {
      return nil
    }
    return date
  }
}
