package import Foundation

/// The text formats of a chart for one locale, calendar and time zone.
///
/// All three are explicit, so that no text depends on the environment of the process. Times of day run
/// from 00:00 to 23:59 in every locale, as in the contest's design.
///
/// Create a value once and reuse it. The first use of a format loads ICU's patterns, which takes about 2
/// ms; after that, a text takes a few microseconds. The value is cheap to copy.
package struct ChartFormats: Equatable, Sendable {
  /// The locale that determines the language and the number format.
  package let locale: Locale
  /// The calendar of all dates.
  package let calendar: Calendar
  /// The time zone of all dates and times of day.
  package let timeZone: TimeZone
  /// The first day of the week in the region of the locale, from 1 for Sunday to 7 for Saturday.
  package let firstWeekday: Int

  private let day: Date.FormatStyle
  private let time: Date.FormatStyle
  private let second: Date.FormatStyle
  private let fraction: Date.FormatStyle
  private let month: Date.FormatStyle
  private let monthAndYear: Date.FormatStyle
  private let year: Date.FormatStyle
  private let medium: Date.FormatStyle
  private let weekday: Date.FormatStyle
  private let long: Date.FormatStyle
  private let full: Date.FormatStyle
  private let numeric: Date.FormatStyle
  /// Dates with a time of day, in descending length, for steps of minutes, seconds and milliseconds.
  private let moments: [[Date.FormatStyle]]

  /// The text between the two dates of a range.
  package static let rangeJoint = " – "

  /// The default formats: `en_US`, Gregorian calendar, UTC.
  package static let standard = ChartFormats()

  /// Creates formats.
  ///
  /// - Parameters:
  ///   - locale: The locale; `en_US` by default.
  ///   - calendar: The calendar; Gregorian by default.
  ///   - timeZone: The time zone; UTC by default.
  package init(
    locale: Locale = Locale(identifier: "en_US"),
    calendar: Calendar = Calendar(identifier: .gregorian), timeZone: TimeZone = .gmt
  ) {
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
    var week = Calendar(identifier: .gregorian)
    week.locale = locale
    firstWeekday = week.firstWeekday
    let base = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    var components = Locale.Components(locale: locale)
    components.hourCycle = .zeroToTwentyThree
    time = Date.FormatStyle(
      locale: Locale(components: components), calendar: calendar, timeZone: timeZone
    ).hour(.twoDigits(amPM: .omitted)).minute(.twoDigits)
    second = time.second(.twoDigits)
    fraction = second.secondFraction(.fractional(3))
    day = base.month(.abbreviated).day()
    month = base.month(.abbreviated)
    monthAndYear = month.year()
    year = base.year()
    medium = base.month(.abbreviated).day().year()
    weekday = medium.weekday(.abbreviated)
    long = base.month(.wide).day().year()
    full = long.weekday(.wide)
    numeric = base.month(.defaultDigits).day(.defaultDigits).year()
    moments = [time, second, fraction].map { time in
      let day = time.month(.abbreviated).day()
      let medium = day.year()
      return [medium.weekday(.abbreviated), medium, day]
    }
  }

  /// Returns whether two values have the same locale, calendar and time zone, from which all formats
  /// follow.
  package static func == (left: ChartFormats, right: ChartFormats) -> Bool {
    left.locale == right.locale && left.calendar == right.calendar
      && left.timeZone == right.timeZone
  }

  /// Returns noon on the day of a date, so that all dates of a day have the same text.
  ///
  /// On the days of a clock change, the result is one of two dates an hour apart. If the time zone skips
  /// or repeats the day, or the date is outside of time-zone data, the result is the date itself.
  package func day(of date: Date) -> Date {
    let seconds = date.timeIntervalSince1970
    guard abs(seconds) < 1e11 else { return date }
    let day: TimeInterval = 86_400
    let offset = TimeInterval(timeZone.secondsFromGMT(for: date))
    let midnight = ((seconds + offset) / day).rounded(.down) * day - offset
    let noon = Date(timeIntervalSince1970: midnight + day / 2)
    // Where the date line was moved over a place, noon may lie on the other side of that.
    let moved = TimeInterval(timeZone.secondsFromGMT(for: noon)) - offset
    return abs(moved) > day / 2 ? date : noon
  }

  /// Returns a date without its year, for an X axis: `Apr 20`.
  package func axisDate(_ date: Date) -> String { date.formatted(day) }

  /// Returns a time of day, such as `16:05`.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - spacing: The distance to the next date that needs a different text, in seconds; 60 by default.
  /// - Returns: The time with minutes, with seconds if `spacing` is less than 60 (`16:05:30`), or with
  ///   milliseconds if it is less than 1.
  package func timeOfDay(_ date: Date, spacing: TimeInterval = 60) -> String {
    date.formatted(spacing < 1 ? fraction : spacing < 60 ? second : time)
  }

  /// Returns a date with its time of day, such as `Sat, Apr 20, 2019, 16:05`, joined as the locale joins
  /// them.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - spacing: The distance to the next date that needs a different text; see `timeOfDay(_:spacing:)`.
  /// - Returns: Three texts, in descending length: with the weekday, with the year, and with neither.
  package func moments(_ date: Date, spacing: TimeInterval = 60) -> [String] {
    moments[spacing < 1 ? 2 : spacing < 60 ? 1 : 0].map(date.formatted)
  }

  /// Returns the label of a date on an X axis.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - part: The part of the date that the label names.
  /// - Returns: A short text, such as `2019`, `Apr`, `Apr 20` or `16:05`.
  package func axisLabel(_ date: Date, naming part: DatePart) -> String {
    switch part {
    case .year: date.formatted(year)
    case .monthAndYear: date.formatted(monthAndYear)
    case .month: date.formatted(month)
    case .day: axisDate(date)
    case .minute: date.formatted(time)
    case .second: date.formatted(second)
    case .millisecond: date.formatted(fraction)
    }
  }

  /// Returns a date with its year: `Apr 20, 2019`.
  package func date(_ date: Date) -> String { date.formatted(medium) }

  /// Returns a date with its year and the whole name of its month: `April 20, 2019`.
  package func longDate(_ date: Date) -> String { date.formatted(long) }

  /// Returns a date in digits: `4/20/2019`.
  package func numericDate(_ date: Date) -> String { date.formatted(numeric) }

  /// Returns a date with its weekday, for the heading of a tooltip: `Sat, Apr 20, 2019`.
  package func tooltipDate(_ date: Date) -> String { date.formatted(weekday) }

  /// Returns a range of dates for the heading of a chart, in the long form.
  ///
  /// - Parameters:
  ///   - first: The first date.
  ///   - last: The last date.
  /// - Returns: A text such as `April 1, 2019 – April 30, 2019`; for one day, its full date.
  package func range(from first: Date, to last: Date) -> String {
    range(from: first, to: last, each: long, one: full)
  }

  /// Returns a range of dates for the heading of a chart, in the medium form: `Apr 1, 2019 – Apr 30,
  /// 2019`.
  ///
  /// For one day, the text is its date with the weekday.
  package func shortRange(from first: Date, to last: Date) -> String {
    range(from: first, to: last, each: medium, one: weekday)
  }

  /// Returns a range of dates for the heading of a chart, in the shortest form: `4/1/2019 – 4/30/2019`.
  ///
  /// For one day, the text is a single date.
  package func numericRange(from first: Date, to last: Date) -> String {
    range(from: first, to: last, each: numeric, one: numeric)
  }

  private func range(
    from first: Date, to last: Date, each: Date.FormatStyle, one: Date.FormatStyle
  ) -> String {
    let (start, end) = (first.formatted(each), last.formatted(each))
    return start == end ? first.formatted(one) : start + Self.rangeJoint + end
  }
}
