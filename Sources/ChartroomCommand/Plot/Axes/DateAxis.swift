package import ChartScales
package import Dashboards
package import Foundation

/// Axes of times.
package enum DateAxis {
  /// The time on each side of a single time.
  private static let halfDay: TimeInterval = 43_200

  /// Creates an axis of a range of times.
  ///
  /// The ends of an axis differ. That of a single time is a day around it.
  ///
  /// The labels name times of day, days, months or years. The first one, and each one with which it changes, has a
  /// second line with the day of times, or with the year of days and months. Times of 1 January 1970 have no day.
  ///
  /// - Parameters:
  ///   - range: The first and the last time.
  ///   - count: The desired number of ticks.
  ///   - data: The times of the marks, between which there are no ticks; `nil`, the default, for many of them.
  ///   - formats: The locale and the time zone.
  /// - Returns: The axis, without a title.
  package static func axis(
    _ range: ClosedRange<Date>, count: Int, data: DataDates? = nil, formats: ChartFormats
  ) -> PlotAxis<Date> {
    let (start, end) = (range.lowerBound, range.upperBound)
    let range = start < end ? range : start - halfDay...start + halfDay
    let ticks = CalendarTicks(timeZone: formats.timeZone, firstWeekday: formats.firstWeekday)
    let (step, dates) = ticks.ticks(in: range, desiredCount: count, of: data)
    // Times of day without a date are those of day 0, 1 January 1970, up to 24:00.
    let isUndated =
      ticks.clock.dayNumber(of: start) == 0
      && ticks.clock.dayNumber(of: end.addingTimeInterval(-1)) <= 0
    var last: (day: Int, year: Int)?
    return PlotAxis(
      domain: range,
      ticks: dates.map { date in
        let day = ticks.clock.dayNumber(of: date)
        let year = CivilDate(dayNumber: day).year
        defer { last = (day, year) }
        var lines = [text(date, of: step, formats)]
        switch step {
        case .milliseconds where isUndated: break
        case .milliseconds where last?.year != year: lines.append(formats.date(date))
        case .milliseconds where last?.day != day: lines.append(formats.axisDate(date))
        case .days, .weeks, .months:
          if last?.year != year { lines.append(formats.axisLabel(date, naming: .year)) }
        case .milliseconds, .years, .points: break
        }
        return PlotAxis.Tick(value: date, text: lines.joined(separator: "\n"))
      })
  }

  private static func text(_ date: Date, of step: CalendarStep, _ formats: ChartFormats) -> String {
    let part: DatePart =
      switch step {
      case .milliseconds: step.partOfTime
      case .days, .weeks, .points: .day
      case .months: .month
      case .years: .year
      }
    return formats.axisLabel(date, naming: part)
  }
}
