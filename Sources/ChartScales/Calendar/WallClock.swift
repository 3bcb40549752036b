package import Foundation

/// The wall clock and calendar days of a time zone.
///
/// A wall time is the number of seconds from 1 January 1970, 00:00, as shown by the clock, to the time
/// that it shows.
package struct WallClock: Equatable, Sendable {
  /// The time zone of the clock.
  package let timeZone: TimeZone

  package init(_ timeZone: TimeZone) { self.timeZone = timeZone }

  static let day: TimeInterval = 86_400

  /// Returns whether day numbers of a date are exact, which they are within three million years of 1970.
  package static func covers(_ date: Date) -> Bool { abs(date.timeIntervalSince1970) < 1e14 }

  /// Returns the wall time of a date.
  package func wallTime(of date: Date) -> TimeInterval {
    date.timeIntervalSince1970 + offset(at: date.timeIntervalSince1970)
  }

  /// Returns the number of days from 1 January 1970 to the day of a date.
  ///
  /// - Precondition: `WallClock.covers(date)`.
  package func dayNumber(of date: Date) -> Int {
    Int((wallTime(of: date) / Self.day).rounded(.down))
  }

  /// Returns the date at which the clock shows a wall time.
  ///
  /// - Parameter wallTime: The wall time, in seconds.
  /// - Returns: The date, or the first of two dates if the clock was set back; `nil` if the clock skipped
  ///   the wall time.
  package func date(ofWallTime wallTime: TimeInterval) -> Date? {
    // All offsets are less than a day, so these two are the ones before and after any change near it.
    for offset in [offset(at: wallTime - Self.day), offset(at: wallTime + Self.day)]
    where self.offset(at: wallTime - offset) == offset {
      return Date(timeIntervalSince1970: wallTime - offset)
    }
    return nil
  }

  /// Returns the second of the two dates at which the clock, because it was set back, shows a wall time; `nil` if there
  /// is only one.
  package func secondDate(ofWallTime wallTime: TimeInterval) -> Date? {
    let (before, after) = (offset(at: wallTime - Self.day), offset(at: wallTime + Self.day))
    guard after < before, offset(at: wallTime - before) == before,
      offset(at: wallTime - after) == after
    else { return nil }
    return Date(timeIntervalSince1970: wallTime - after)
  }

  /// Returns the first moment of a day: midnight, or the end of the clock change that skips midnight.
  ///
  /// - Parameter dayNumber: The number of days since 1 January 1970.
  /// - Returns: The start of the day, or of the next day if the time zone skipped the whole day.
  package func startOfDay(_ dayNumber: Int) -> Date {
    let midnight = TimeInterval(dayNumber) * Self.day
    if let date = date(ofWallTime: midnight) { return date }
    let before = offset(at: midnight - Self.day)
    var range = (midnight - Self.day)..<(midnight + Self.day)
    // Changes of the clock fall on whole seconds.
    while range.upperBound - range.lowerBound > 1 {
      let middle = ((range.lowerBound + range.upperBound) / 2).rounded(.down)
      range =
        offset(at: middle) == before
        ? middle..<range.upperBound : range.lowerBound..<middle
    }
    return Date(timeIntervalSince1970: range.upperBound)
  }

  /// Returns the midpoint between the start of a day and the start of the next day.
  package func middleOfDay(_ dayNumber: Int) -> Date {
    let (start, end) = (startOfDay(dayNumber), startOfDay(dayNumber + 1))
    return start.addingTimeInterval(end.timeIntervalSince(start) / 2)
  }

  /// Returns the offset from UTC of a day, if the clock is set neither on it nor on the days beside it.
  ///
  /// - Parameter dayNumber: The number of days since 1 January 1970.
  /// - Returns: The number of seconds by which wall times of the day are ahead of UTC; `nil` if the clock is set.
  package func offset(ofDay dayNumber: Int) -> TimeInterval? {
    let midnight = TimeInterval(dayNumber) * Self.day
    let before = offset(at: midnight - Self.day)
    return offset(at: midnight + 2 * Self.day) == before ? before : nil
  }

  private func offset(at seconds: TimeInterval) -> TimeInterval {
    TimeInterval(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds)))
  }
}
