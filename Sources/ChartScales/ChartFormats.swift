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

  private let day: Date.FormatStyle
  private let time: Date.FormatStyle
  private let second: Date.FormatStyle
  private let fraction: Date.FormatStyle
  private let month: Date.FormatStyle
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
    let base = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    var components = Locale.Components(locale: locale)
    components.hourCycle = .zeroToTwentyThree
    time = Date.FormatStyle(
      locale: Locale(components: components), calendar: calendar, timeZone: timeZone
    ).hour(.twoDigits(amPM: .omitted)).minute(.twoDigits)
    second = time.second(.twoDigits)
    fraction = second.secondFraction(.fractional(3))
    day = base.month(.abbreviated).day()
    month = base.month(.abbreviated).year()
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

  /// The label of an X tick: a time of day where ticks are less than a day apart, a month with its
  /// year where more than a year is in sight, else a date.
  ///
  /// - Parameters:
  ///   - date: The moment of the tick.
  ///   - spacing: The seconds from one tick to the next.
  ///   - span: The seconds in sight.
  /// - Returns: One short text. Midnight is told by the date that begins, so that a label says what
  ///   its neighbours do not.
  package func axisLabel(
    _ date: Date, spacing: TimeInterval, span: TimeInterval = 0
  ) -> String {
    if Self.needsYears(span) { return date.formatted(month) }
    guard ClockTicks.isFinerThanDays(spacing) else { return axisDate(date) }
    let isMidnight = ClockTicks(spacing: spacing, timeZone: timeZone).isMidnight(date)
    return isMidnight ? axisDate(date) : timeOfDay(date, spacing: spacing)
  }

  /// Whether so much time is in sight that a day and a month may stand for two dates.
  package static func needsYears(_ span: TimeInterval) -> Bool { span > 400 * 86_400 }

  /// Labels among which is the widest that `axisLabel` gives, for finding room.
  ///
  /// Digits count as equally wide.
  /// - Parameters:
  ///   - spacing: The least number of seconds from one tick to the next.
  ///   - span: The seconds in sight.
  /// - Returns: One for each month, with its year or a day of two digits, and a time of day for
  ///   ticks that are less than a day apart.
  package func widestAxisLabels(spacing: TimeInterval, span: TimeInterval) -> [String] {
    let length: TimeInterval = 30.44 * 86_400
    let months = (0..<12).map { Date(timeIntervalSince1970: (Double($0) + 0.92) * length) }
    return months.map { Self.needsYears(span) ? $0.formatted(month) : axisDate($0) }
      + (ClockTicks.isFinerThanDays(spacing) ? [timeOfDay(months[0], spacing: spacing)] : [])
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
