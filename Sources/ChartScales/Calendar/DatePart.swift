/// The part of a date that an axis label names.
package enum DatePart: Hashable, Sendable {
  /// The year: `2019`.
  case year
  /// The month and the year: `Apr 2019`.
  case monthAndYear
  /// The month: `Apr`.
  case month
  /// The month and the day: `Apr 20`.
  case day
  /// The time of day in minutes: `16:05`.
  case minute
  /// The time of day in seconds: `16:05:30`.
  case second
  /// The time of day in milliseconds: `16:05:30.250`.
  case millisecond

  /// Whether the label names the year.
  package var namesYear: Bool { self == .year || self == .monthAndYear }
  /// Whether the label names a time of day.
  package var isTimeOfDay: Bool { self == .minute || self == .second || self == .millisecond }
}
