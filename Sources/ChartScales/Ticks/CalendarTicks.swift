import Algorithms
package import Foundation

/// The ticks of a date axis of a chart: boundaries of the Gregorian calendar in a time zone.
package struct CalendarTicks: Equatable, Sendable {
  /// The wall clock of the time zone.
  package let clock: WallClock
  /// The first day of the week, from 1 for Sunday to 7 for Saturday.
  package let firstWeekday: Int

  package init(timeZone: TimeZone, firstWeekday: Int) {
    clock = WallClock(timeZone)
    self.firstWeekday = firstWeekday
  }

  /// The steps among which `step(in:desiredCount:)` chooses, ascending.
  private static let steps: [CalendarStep] = {
    let second = 1000
    let (minute, hour) = (60 * second, 3600 * second)
    let times =
      [1, 2, 5, 10, 20, 50, 100, 200, 500] + [1, 2, 5, 10, 15, 30].map { $0 * second }
      + [1, 2, 5, 10, 15, 30].map { $0 * minute } + [1, 2, 3, 6, 12].map { $0 * hour }
    let powers = [1, 10, 100, 1_000, 10_000, 100_000]
    return times.map { .milliseconds($0) }
      + [.days(1), .days(2), .weeks(1), .weeks(2), .months(1), .months(2), .months(3), .months(6)]
      + powers.flatMap { power in [1, 2, 5].map { .years($0 * power) } }
  }()

  /// Returns the step whose number of ticks in a range is nearest to a count.
  ///
  /// - Parameters:
  ///   - range: The range of dates.
  ///   - desiredCount: The approximate number of ticks, 1 to 1 000.
  ///   - lastDate: The last date in the range that marks can have, and whose year labels may have to name; `nil`, the
  ///     default, for the end of the range.
  ///   - isSuitable: Returns whether the step can be a given one; all steps can by default.
  /// - Returns: The step; of two that are equally near, the one with more ticks.
  package func step(
    in range: ClosedRange<Date>, desiredCount: Int, lastDate: Date? = nil,
    where isSuitable: (CalendarStep) -> Bool = { _ in true }
  ) -> CalendarStep {
    guard WallClock.covers(range.lowerBound), WallClock.covers(range.upperBound) else {
      return .years(500_000)
    }
    let desiredCount = min(max(desiredCount, 1), 1_000)
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    // Labels of months that name the year need more room.
    let namesYears =
      CivilDate(dayNumber: clock.dayNumber(of: range.lowerBound)).year
      != CivilDate(dayNumber: clock.dayNumber(of: lastDate ?? range.upperBound)).year
    var best: (distance: Int, step: CalendarStep)?
    for step in Self.steps where !(namesYears && step == .months(2)) && isSuitable(step) {
      guard let seconds = step.seconds else { continue }
      // A step with four times as many ticks is not the nearest, and counting them would take long.
      if length / seconds.usual > Double(desiredCount) * 4 + 4 { continue }
      let distance = abs(dates(of: step, in: range).count - desiredCount)
      if distance < best?.distance ?? .max { best = (distance, step) }
      if length < seconds.shortest { break }
    }
    return best?.step ?? .years(500_000)
  }

  /// Returns the dates of a step in a range.
  ///
  /// - Parameters:
  ///   - step: The step. Times are counted from midnight on the clock, and weeks from the first weekday.
  ///   - range: The range of dates.
  ///   - repeatsTimes: Whether times that the clock shows twice are returned twice, if the step divides the difference;
  ///     `false`, the default, for the first of the two.
  /// - Returns: The dates, ascending, at most 100 000 without repeated times. Times that the clock skipped are left
  ///   out. Empty for `points` and if the range is not within three million years of 1970.
  /// - Complexity: O(*k* log *k*) for *k* dates.
  package func dates(
    of step: CalendarStep, in range: ClosedRange<Date>, repeatsTimes: Bool = false
  ) -> [Date] {
    guard WallClock.covers(range.lowerBound), WallClock.covers(range.upperBound) else { return [] }
    if case .milliseconds(let count) = step {
      return times(every: count, in: range, repeats: repeatsTimes)
    }
    let first = clock.dayNumber(of: range.lowerBound)
    let last = clock.dayNumber(of: range.upperBound) + 1
    // A day that the time zone skipped begins with the next one.
    return Array(
      step.boundaries(in: first...last, firstWeekday: firstWeekday).lazy
        .prefix(Self.most).map(clock.startOfDay).filter(range.contains).uniqued())
  }

  private static let most = 100_000

  private func times(every count: Int, in range: ClosedRange<Date>, repeats: Bool) -> [Date] {
    let size = Double(max(count, 1)) / 1000
    let (start, end) = (clock.wallTime(of: range.lowerBound), clock.wallTime(of: range.upperBound))
    // A clock that is set back or forward in between shows other times at the ends.
    let change = abs((end - start) - range.upperBound.timeIntervalSince(range.lowerBound))
    let first = ((start - change) / size).rounded(.down)
    let last = ((end + change) / size).rounded(.up)
    var dates: [Date] = []
    var repeated: [Date] = []
    for offset in 0...Int(min(last - first, Double(Self.most))) {
      let time = (first + Double(offset)) * size
      guard let date = clock.date(ofWallTime: time) else { continue }
      if repeats, let second = clock.secondDate(ofWallTime: time), range.contains(second),
        second.timeIntervalSince(date).truncatingRemainder(dividingBy: size) == 0
      {
        repeated.append(second)
      }
      guard range.contains(date) else { continue }
      if let last = dates.last, date <= last { continue }
      dates.append(date)
    }
    return repeated.isEmpty ? dates : Set(dates + repeated).sorted()
  }
}
