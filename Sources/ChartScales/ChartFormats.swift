package import Foundation

/// The texts of a chart, in one locale, calendar and time zone.
///
/// All three are explicit, so that no text depends on the environment of the process. Times of day
/// run from 00:00 to 23:59 in every locale, as the contest's design has them.
///
/// Make one and pass it on: the first use of a format loads ICU's patterns (about 2 ms warm); after
/// that a text costs a few microseconds. The value is cheap to copy and safe to share.
package struct ChartFormats: Equatable, Sendable {
  /// The language and the habits of writing.
  package let locale: Locale
  /// The calendar that dates are counted in.
  package let calendar: Calendar
  /// The zone that turns moments into dates.
  package let timeZone: TimeZone
  /// The first day of the week where the locale is used, 1 for Sunday to 7 for Saturday.
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

  /// English, Gregorian, UTC: the fixed defaults of the house.
  package static let standard = ChartFormats()

  /// Creates formats; `en_US`, Gregorian and UTC by default.
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
  }

  /// Whether both write in the same way: everything else follows from these three.
  package static func == (left: ChartFormats, right: ChartFormats) -> Bool {
    left.locale == right.locale && left.calendar == right.calendar
      && left.timeZone == right.timeZone
  }

  /// Returns the middle of the day of a date, so that all dates of a day are formatted equally.
  ///
  /// On the days when clocks change, the result is one of two dates an hour apart. Where a zone skips or
  /// repeats a day, and for dates far outside of time-zone data, the result is the date itself.
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

  /// A date without its year, for an X axis: `Apr 20`.
  package func axisDate(_ date: Date) -> String { date.formatted(day) }

  /// A time of day: `16:05`.
  ///
  /// - Parameters:
  ///   - date: The moment.
  ///   - spacing: The seconds to the next moment that is told apart.
  /// - Returns: Under a minute the seconds are told too, `16:05:30`, under a second the milliseconds.
  package func timeOfDay(_ date: Date, spacing: TimeInterval = 60) -> String {
    date.formatted(spacing < 1 ? fraction : spacing < 60 ? second : time)
  }

  /// Returns the label of a moment on an X axis.
  ///
  /// - Parameters:
  ///   - date: The moment.
  ///   - part: The part of the moment that the label names.
  /// - Returns: One short text, such as `2019`, `Apr`, `Apr 20` or `16:05`.
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

  /// A date: `Apr 20, 2019`.
  package func date(_ date: Date) -> String { date.formatted(medium) }

  /// The heading of a tooltip: `Sat, Apr 20, 2019`.
  package func tooltipDate(_ date: Date) -> String { date.formatted(weekday) }

  /// The heading of a chart: `April 1, 2019 – April 30, 2019`, or one full date if it is one day.
  package func range(from first: Date, to last: Date) -> String {
    range(from: first, to: last, each: long, one: full)
  }

  /// The heading of a chart with less room: `Apr 1, 2019 – Apr 30, 2019`, or one such date.
  package func shortRange(from first: Date, to last: Date) -> String {
    range(from: first, to: last, each: medium, one: weekday)
  }

  /// Returns the heading of a chart with the least space: `4/1/2019 – 4/30/2019`, or one such date.
  package func numericRange(from first: Date, to last: Date) -> String {
    range(from: first, to: last, each: numeric, one: numeric)
  }

  private func range(
    from first: Date, to last: Date, each: Date.FormatStyle, one: Date.FormatStyle
  ) -> String {
    let (start, end) = (first.formatted(each), last.formatted(each))
    return start == end ? first.formatted(one) : start + " – " + end
  }
}
