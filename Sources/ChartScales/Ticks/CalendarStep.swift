import Foundation

/// The step between the labels of a time axis, on the calendar and the clock of a time zone.
package enum CalendarStep: Hashable, Sendable {
  /// A number of milliseconds that divides a day, counted from midnight on the clock.
  case milliseconds(Int)
  /// A number of days, counted from 1 January 1970.
  case days(Int)
  /// A number of weeks that begin on the first weekday of the locale.
  case weeks(Int)
  /// A number of months that divides a year, counted from January.
  case months(Int)
  /// A number of years, counted from the year 0.
  case years(Int)
  /// Every point of evenly spaced data whose distance matches no other step.
  case points

  /// All steps but `points`, ascending, up to five million years.
  package static let ladder: [CalendarStep] = {
    let second = 1000
    let minute = 60 * second
    let hour = 60 * minute
    let withinDay =
      [1, 2, 5, 10, 20, 50, 100, 200, 500]
      + [1, 2, 5, 10, 15, 30].map { $0 * second }
      + [1, 2, 5, 10, 15, 30].map { $0 * minute }
      + [1, 2, 3, 4, 6, 8, 12].map { $0 * hour }
    let powers = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]
    return withinDay.map { .milliseconds($0) }
      + [.days(1), .days(2), .days(3), .days(4), .weeks(1), .weeks(2)]
      + [.months(1), .months(2), .months(3), .months(6)]
      + powers.flatMap { power in [1, 2, 5].map { .years($0 * power) } }
  }()

  /// Whether the step is used only if no other step gives three labels.
  var isLastResort: Bool { self == .days(3) || self == .days(4) }

  /// Whether the step is less than a day.
  package var isWithinDay: Bool {
    if case .milliseconds = self { return true }
    return false
  }

  /// The shortest, the mean and the longest duration of the step, in seconds; `nil` for `points`.
  package var seconds: (shortest: Double, usual: Double, longest: Double)? {
    let day = WallClock.day
    switch self {
    case .milliseconds(let count):
      return (Double(count) / 1000, Double(count) / 1000, Double(count) / 1000)
    case .days(let count): return (Double(count) * day, Double(count) * day, Double(count) * day)
    case .weeks(let count):
      return (Double(count) * 7 * day, Double(count) * 7 * day, Double(count) * 7 * day)
    case .months(let count):
      let days: (Double, Double) =
        switch count {
        case 1: (28, 31)
        case 2: (59, 62)
        case 3: (90, 92)
        default: (Double(count) * 30.1, Double(count) * 31)
        }
      return (days.0 * day, Double(count) * 30.436875 * day, days.1 * day)
    case .years(let count):
      return (Double(count) * 365 * day, Double(count) * 365.2425 * day, Double(count) * 366 * day)
    case .points: return nil
    }
  }

  /// Returns the days on which a step begins, ascending.
  ///
  /// - Parameters:
  ///   - days: The days to search, as days since 1 January 1970.
  ///   - firstWeekday: The first day of the week, from 1 for Sunday to 7 for Saturday.
  /// - Returns: Days since 1 January 1970; empty for `points` and for steps of less than a day.
  package func boundaries(in days: ClosedRange<Int>, firstWeekday: Int) -> [Int] {
    switch self {
    case .milliseconds, .points: return []
    case .days(let count): return Self.multiples(of: count, in: days, phase: 0)
    case .weeks(let count):
      // 1 January 1970 was a Thursday, the fifth day of a week that begins on Sunday.
      return Self.multiples(of: 7 * count, in: days, phase: firstWeekday - 5)
    case .months(let count): return Self.months(every: count, in: days)
    case .years(let count): return Self.months(every: 12 * count, in: days)
    }
  }

  private static func multiples(of step: Int, in days: ClosedRange<Int>, phase: Int) -> [Int] {
    let first = days.lowerBound + (phase - days.lowerBound).flooredRemainder(step)
    return Array(stride(from: first, through: days.upperBound, by: step))
  }

  private static func months(every count: Int, in days: ClosedRange<Int>) -> [Int] {
    let first = CivilDate(dayNumber: days.lowerBound).monthNumber.flooredQuotient(count) * count
    let last = CivilDate(dayNumber: days.upperBound).monthNumber
    return stride(from: first, through: last, by: count)
      .map { CivilDate(monthNumber: $0).dayNumber }.filter(days.contains)
  }

  /// Returns the part of the date that names a day on which a step begins.
  package func part(ofDay dayNumber: Int) -> DatePart {
    switch self {
    case .years: .year
    case .months: CivilDate(dayNumber: dayNumber).month == 1 ? .year : .month
    default: .day
    }
  }

  /// The part of the date that names a time after midnight; `day` for steps of a day or more.
  package var partOfTime: DatePart {
    guard case .milliseconds(let count) = self else { return .day }
    return count % 60_000 == 0 ? .minute : count % 1000 == 0 ? .second : .millisecond
  }
}
