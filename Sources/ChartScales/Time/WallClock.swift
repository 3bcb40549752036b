package import Foundation

/// The clock and the calendar days of a time zone.
///
/// Wall times are the seconds from 1 January 1970, 00:00 on the clock itself, to what the clock shows.
package struct WallClock: Equatable, Sendable {
  /// The zone of the clock.
  package let timeZone: TimeZone

  package init(_ timeZone: TimeZone) { self.timeZone = timeZone }

  static let day: TimeInterval = 86_400

  /// Whether day numbers of a moment are exact; beyond three million years there is no calendar.
  package static func covers(_ date: Date) -> Bool { abs(date.timeIntervalSince1970) < 1e14 }

  /// Returns the wall time of a moment.
  package func wallTime(of date: Date) -> TimeInterval {
    date.timeIntervalSince1970 + offset(at: date.timeIntervalSince1970)
  }

  /// Returns the days from 1 January 1970 to the day of a moment.
  ///
  /// - Precondition: `WallClock.covers(date)`.
  package func dayNumber(of date: Date) -> Int {
    Int((wallTime(of: date) / Self.day).rounded(.down))
  }

  /// Returns the moment when the clock shows a wall time.
  ///
  /// - Returns: The first of two moments where the clock was set back; `nil` where the clock was set
  ///   forward over the wall time.
  package func date(ofWallTime wallTime: TimeInterval) -> Date? {
    // All offsets are less than a day, so these two are the ones before and after any change near it.
    for offset in [offset(at: wallTime - Self.day), offset(at: wallTime + Self.day)]
    where self.offset(at: wallTime - offset) == offset {
      return Date(timeIntervalSince1970: wallTime - offset)
    }
    return nil
  }

  /// Returns the first moment of a day: midnight, or the change of the clock that skips midnight.
  ///
  /// - Parameter dayNumber: Days since 1 January 1970.
  /// - Returns: The start of the next day where the zone skipped the whole day.
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

  /// Returns the moment halfway between the start of a day and the start of the next day.
  package func middleOfDay(_ dayNumber: Int) -> Date {
    let (start, end) = (startOfDay(dayNumber), startOfDay(dayNumber + 1))
    return start.addingTimeInterval(end.timeIntervalSince(start) / 2)
  }

  private func offset(at seconds: TimeInterval) -> TimeInterval {
    TimeInterval(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds)))
  }
}
