import ChartScales
import DataTables
import Foundation

/// Adjacent intervals of time without gaps, which begin at multiples of a step of the calendar.
struct TimeGrid {
  /// The starts of the intervals in microseconds since 1970, ascending.
  let starts: [Int64]
  /// The interval of the time before.
  private var last = 0

  /// Returns the approximate number of intervals between two times.
  static func count(of step: CalendarStep, in times: ClosedRange<Int64>) -> Double {
    let length = (Double(times.upperBound) - Double(times.lowerBound)) / 1e6
    return length / (step.seconds?.usual ?? 1) + 1
  }

  /// Creates the intervals that contain two times and those between them.
  ///
  /// Steps of less than a day are counted from midnight on the clock. Where the clock is set back by a multiple of the
  /// step, the times that it shows twice begin two intervals; where it skips a start, the interval before is longer. So
  /// a day has 23, 24 or 25 hours.
  ///
  /// - Parameters:
  ///   - step: The step; not `points`.
  ///   - times: The first and the last time, in microseconds since 1970.
  ///   - calendar: The calendar, with its time zone and the first day of its weeks.
  /// - Complexity: O(*n*) for *n* intervals or days.
  init(_ step: CalendarStep, _ times: ClosedRange<Int64>, _ calendar: Calendar) {
    let ticks = CalendarTicks(timeZone: calendar.timeZone, firstWeekday: calendar.firstWeekday)
    let (first, last) = (Self.date(times.lowerBound), Self.date(times.upperBound))
    let days = ticks.clock.dayNumber(of: first)...ticks.clock.dayNumber(of: last)
    var starts: [Int64] = []
    if case .milliseconds(let length) = step {
      for day in days { starts += Self.starts(of: day, every: length, step, ticks) }
    } else {
      // The interval of the first time begins at most one step before.
      let lead = Int(((step.seconds?.longest ?? 0) / 86_400).rounded(.up)) + 1
      starts = step.boundaries(
        in: days.lowerBound - lead...days.upperBound, firstWeekday: ticks.firstWeekday
      ).map { Self.microseconds(ticks.clock.startOfDay($0)) }
    }
    // A zone that skips a whole day has two starts at the end of it.
    var distinct: [Int64] = []
    for start in starts where start > distinct.last ?? .min && start <= times.upperBound {
      distinct.append(start)
    }
    let before = distinct.lastIndex { $0 <= times.lowerBound } ?? 0
    self.starts = Array(distinct[min(before, distinct.count)...])
  }

  /// Returns the starts of the intervals of a day.
  private static func starts(
    of day: Int, every length: Int, _ step: CalendarStep, _ ticks: CalendarTicks
  ) -> [Int64] {
    let start = ticks.clock.startOfDay(day)
    let first = microseconds(start)
    if ticks.clock.offset(ofDay: day) != nil {
      return (0..<max(86_400_000 / length, 1)).map { first + Int64($0 * length) * 1000 }
    }
    let end = ticks.clock.startOfDay(day + 1)
    guard start < end else { return [] }
    let dates = ticks.dates(of: step, in: start...end, repeatsTimes: true)
    // A clock that skips midnight skips the first start.
    return ([first] + dates.map(microseconds)).filter { $0 < microseconds(end) }
  }

  /// Returns the index of the interval of a time between the first and the last one.
  ///
  /// - Complexity: O(1) for ascending times; O(log *n*) for others.
  mutating func index(of time: Int64) -> Int {
    if starts[last] <= time {
      if last + 1 == starts.count || time < starts[last + 1] { return last }
      if last + 2 == starts.count || time < starts[last + 2] {
        last += 1
        return last
      }
    }
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= time { low = middle } else { high = middle }
    }
    last = low
    return low
  }

  private static func date(_ time: Int64) -> Date {
    Date(timeIntervalSince1970: Double(time) / 1e6)
  }

  private static func microseconds(_ date: Date) -> Int64 {
    Int64((date.timeIntervalSince1970 * 1e6).rounded())
  }
}

extension ResampleSpec {
  /// The step of the calendar.
  var calendarStep: CalendarStep {
    let count = step.value
    return switch unit.value {
    case .second: .milliseconds(count * 1000)
    case .minute: .milliseconds(count * 60_000)
    case .hour: .milliseconds(count * 3_600_000)
    case .day: .days(count)
    case .week: .weeks(count)
    case .month: .months(count)
    case .year: .years(count)
    }
  }
}
