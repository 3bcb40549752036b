public import Foundation

extension Text {
  /// A style of dates.
  public struct DateStyle: Hashable, Sendable {
    fileprivate enum Kind: Hashable {
      case date, time, relative, offset, timer
    }

    fileprivate let kind: Kind

    /// The date, such as "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// The time of day, such as "11:23 PM".
    public static let time = DateStyle(kind: .time)
    /// The time to or since the date, such as "2 hours, 23 minutes".
    ///
    /// - Note: Unlike in SwiftUI, the largest unit is a day.
    public static let relative = DateStyle(kind: .relative)
    /// The time to or since the date with a sign, such as "+2 hours".
    ///
    /// - Note: Unlike in SwiftUI, the largest unit is a day.
    public static let offset = DateStyle(kind: .offset)
    /// The time to or since the date with colons, such as "36:59:01".
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text that displays a date, or the time to or since it.
  ///
  /// The text has the locale, the calendar and the time zone of the environment. The present is the start date of the
  /// stage and the time of its clock; the text changes when the clock advances, by whole seconds.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - style: The style.
  public init(_ date: Date, style: DateStyle) { self.init(content: .parts([.date(date, style)])) }

  /// Creates a text that displays a range of dates, such as "Jan 1, 1970, 12:00 – 1:06 AM".
  public init(_ dates: ClosedRange<Date>) { self.init(content: .parts([.dates(dates)])) }

  /// Creates a text that displays an interval, such as "Jan 1, 1970, 12:00 – 1:06 AM".
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a text that displays the time in an interval with colons.
  ///
  /// The text changes when the clock of the stage advances, by whole seconds.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval, in which the time begins and ends.
  ///   - pauseTime: The date at which the time stops; `nil`, the default, for none.
  ///   - countsDown: Whether the text displays the time to the end of the interval; `true` by default. If not, it
  ///     displays the time since its beginning.
  ///   - showsHours: Whether times of an hour and more have hours; `true` by default.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      content: .parts([
        .clock(
          ClockText(
            kind: .interval(
              timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
      ]))
  }

  /// Creates a text that displays a value or an object by a formatter.
  ///
  /// A formatter of numbers, dates or intervals that has the locale, the calendar or the time zone of the system has
  /// those of the environment. The text is empty if the formatter rejects the value.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - formatter: The formatter, of which the text keeps a copy.
  public init<Subject: Equatable>(_ subject: Subject, formatter: Formatter) {
    self.init(content: .parts([.value(FormattedValue(subject, formatter: formatter))]))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a date, or the time to or since it; see `Text.init(_:style:)`.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    parts.append(.date(date, style))
  }

  /// Appends a range of dates.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    parts.append(.dates(dates))
  }

  /// Appends an interval.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    parts.append(.dates(interval.start...interval.end))
  }

  /// Appends the time in an interval; see `Text.init(timerInterval:pauseTime:countsDown:showsHours:)`.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }

  /// Appends a value by a formatter; see `Text.init(_:formatter:)`.
  public mutating func appendInterpolation<Subject: Equatable>(
    _ subject: Subject, formatter: Formatter
  ) {
    parts.append(.value(FormattedValue(subject, formatter: formatter)))
  }

  /// Appends an attributed string.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    parts.append(.text(Text(attributedString)))
  }
}

extension TextContent.Part {
  fileprivate static func date(_ date: Date, _ style: Text.DateStyle) -> Self {
    switch style.kind {
    case .date: .value(FormattedValue(date, format: .dateTime.year().month(.wide).day()))
    case .time: .value(FormattedValue(date, format: .dateTime.hour().minute()))
    case .relative: .clock(ClockText(kind: .relative(date)))
    case .offset: .clock(ClockText(kind: .offset(date)))
    case .timer: .clock(ClockText(kind: .timer(date)))
    }
  }

  fileprivate static func dates(_ dates: ClosedRange<Date>) -> Self {
    .value(
      FormattedValue(
        dates.lowerBound..<dates.upperBound,
        format: Date.IntervalFormatStyle(date: .abbreviated, time: .shortened)))
  }
}
