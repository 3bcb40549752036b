package import Foundation

/// The days of a month in rows of a week.
package struct MonthGrid {
  /// The first moment of each day of the month, in order.
  package let days: [Date]
  /// The number of empty places before the first day.
  package let blanks: Int

  /// Creates the grid of the month that contains a date.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - calendar: The calendar, whose first weekday begins each row.
  package init(of date: Date, in calendar: Calendar) {
    let start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 0
    days = (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: start) }
    blanks = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
  }

  /// The days of each row, `nil` where the row has a place outside of the month.
  package var weeks: [[Date?]] {
    let places = [Date?](repeating: nil, count: blanks) + days
    return stride(from: 0, to: places.count, by: 7).map { start in
      let week = places[start..<min(start + 7, places.count)]
      return Array(week) + [Date?](repeating: nil, count: 7 - week.count)
    }
  }

  /// Returns the short names of the weekdays, in the order of a row.
  package static func weekdays(in calendar: Calendar) -> [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    let first = min(max(calendar.firstWeekday - 1, 0), names.count)
    return Array(names[first...] + names[..<first])
  }
}

extension EnvironmentValues {
  /// The calendar with the time zone and the locale of the environment, which determines its first weekday.
  package var localizedCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }
}
