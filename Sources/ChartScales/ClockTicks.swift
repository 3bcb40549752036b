package import Foundation

/// Moments at round times of a clock: every so many milliseconds, seconds, minutes, hours or days.
package struct ClockTicks: Equatable, Sendable {
  /// The seconds from one moment to the next.
  package let spacing: TimeInterval
  /// The zone of the clock.
  package let timeZone: TimeZone

  package init(spacing: TimeInterval, timeZone: TimeZone) {
    self.spacing = spacing
    self.timeZone = timeZone
  }

  private static let day: TimeInterval = 86_400

  /// Each divides the next and the day, so that a coarser clock shows some of the moments of a finer.
  private static let withinDay: [TimeInterval] = [
    0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 15, 30, 60, 300, 900, 1800, 3600, 7200, 14_400,
    43_200,
  ]

  /// The smallest spacing that is not below `least` seconds; from a day on powers of two of it.
  package static func spacing(atLeast least: TimeInterval) -> TimeInterval {
    if let spacing = withinDay.first(where: { $0 >= least }) { return spacing }
    var days = day
    while days < least && days < 0x1p30 * day { days *= 2 }
    return days
  }

  /// The moments in a stretch of time, ascending.
  ///
  /// - Parameters:
  ///   - range: The stretch.
  ///   - anchor: A spacing of days counts from this moment, at its time of day.
  ///   - closest: Moments that are closer to the one before, in seconds, are left out; where
  ///     clocks are put forward some come closer than the spacing.
  /// - Returns: No moment that the clock skips, but for the beginning of a day, and one of those that
  ///   it shows twice.
  package func dates(in range: ClosedRange<Date>, anchor: Date, closest: TimeInterval) -> [Date] {
    let start = wallTime(of: range.lowerBound)
    let end = wallTime(of: range.upperBound)
    let isByDays = spacing >= Self.day
    let phase = isByDays ? wallTime(of: anchor).truncatingRemainder(dividingBy: spacing) : 0
    // A clock that was put back or forward in between shows other times at the ends.
    let offsets = [range.lowerBound, range.upperBound].map { timeZone.secondsFromGMT(for: $0) }
    let slack = Double(abs(offsets[1] - offsets[0]))
    let first = ((start - slack - phase) / spacing).rounded(.down) - 1
    let needed = ((end - start + 2 * slack) / spacing).rounded(.up) + 3
    // Moments that are not numbers have no ticks.
    let count = needed.isFinite ? Int(max(0, min(needed, 100_000))) : 0
    var dates: [Date] = []
    var previous = Date.distantPast
    for index in 0..<count {
      guard
        let date = date(
          ofWallTime: (first + Double(index)) * spacing + phase, mayBeSkipped: isByDays)
      else { continue }
      defer { previous = date }
      if range.contains(date), date.timeIntervalSince(previous) >= closest { dates.append(date) }
    }
    return dates
  }

  /// Whether moments are less than a day apart; a day that lost an hour to summer time is a day.
  package static func isFinerThanDays(_ spacing: TimeInterval) -> Bool { spacing < 23 * 3600 }

  /// Whether a moment is the first of its day.
  package func isMidnight(_ date: Date) -> Bool {
    func day(_ date: Date) -> Double { (wallTime(of: date) / Self.day).rounded(.down) }
    return day(date) != day(date.addingTimeInterval(-0.0005))
  }

  /// What the clock shows, in seconds since the start of 1970.
  private func wallTime(of date: Date) -> TimeInterval {
    date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
  }

  /// The moment when the clock shows a time; `nil` when it never does.
  private func date(ofWallTime wallTime: TimeInterval, mayBeSkipped: Bool) -> Date? {
    func date(_ offset: Int) -> Date { Date(timeIntervalSince1970: wallTime - Double(offset)) }
    let guess = timeZone.secondsFromGMT(for: date(timeZone.secondsFromGMT(for: date(0))))
    let found = date(guess)
    if timeZone.secondsFromGMT(for: found) == guess || mayBeSkipped { return found }
    // Where midnight itself is skipped, the day begins at the moment when the clock is put forward.
    let isMidnight = wallTime.truncatingRemainder(dividingBy: Self.day) == 0
    return isMidnight
      ? date(timeZone.secondsFromGMT(for: found.addingTimeInterval(-Self.day))) : nil
  }
}
