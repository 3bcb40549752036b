/// The part of a date that an axis label names.
package enum DatePart: Hashable, Sendable {
  /// `2019`
  case year
  /// `Apr 2019`
  case monthAndYear
  /// `Apr`
  case month
  /// `Apr 20`
  case day
  /// `16:05`
  case minute
  /// `16:05:30`
  case second
  /// `16:05:30.250`
  case millisecond

  /// Whether the label names the year.
  package var namesYear: Bool { self == .year || self == .monthAndYear }
  /// Whether the label names a time of day.
  package var isTimeOfDay: Bool { self == .minute || self == .second || self == .millisecond }
}
