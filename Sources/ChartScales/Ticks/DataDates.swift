package import Foundation

/// The different dates of a few marks, between which a date axis needs no ticks.
package struct DataDates: Equatable, Sendable {
  /// The dates, ascending; at least one.
  package let dates: [Date]

  /// The number of dates from which the ticks of an axis are never closer than the dates.
  private static let most = 64
  /// The least fraction of a gap or a day that counts as whole, because a day of daylight-saving time can have 23
  /// hours.
  private static let tolerance = 0.95
  /// The ratio of the shortest to the longest gap of evenly spaced dates: months have 28 to 31 days.
  private static let leastRatio = 0.9

  /// Finds the different dates of marks; `nil` if there are none, or more than 64.
  ///
  /// - Parameter seconds: The dates in seconds since 1 January 2001, 00:00 UTC, in any order; those that are not finite
  ///   are left out.
  /// - Complexity: O(*n*) for *n* dates, and O(1) for dates of which few are equal.
  package init?(_ seconds: some Sequence<Double>) {
    var known: Set<Double> = []
    for second in seconds where second.isFinite {
      known.insert(second)
      if known.count > Self.most { return nil }
    }
    guard !known.isEmpty else { return nil }
    dates = known.sorted().map(Date.init(timeIntervalSinceReferenceDate:))
  }

  private var gaps: [TimeInterval] {
    zip(dates, dates.dropFirst()).map { $1.timeIntervalSince($0) }
  }

  /// Whether all gaps are about equal.
  fileprivate var areEven: Bool {
    (gaps.min() ?? 1) >= Self.leastRatio * (gaps.max() ?? 1)
  }

  /// Whether no two dates are closer than a day.
  fileprivate var areDays: Bool { (gaps.min() ?? 0) >= WallClock.day * Self.tolerance }

  /// Returns whether a step is not shorter than the least gap.
  fileprivate func suit(_ step: CalendarStep) -> Bool {
    guard let gap = gaps.min(), let seconds = step.seconds else { return true }
    return seconds.longest >= gap * Self.tolerance
  }
}

extension CalendarTicks {
  /// Returns the ticks of an axis that shows data.
  ///
  /// Ticks are no closer than the dates of the data. If round dates would be, the few dates themselves are the ticks,
  /// or, within a day, the round dates of a longer step. A single date is the only tick.
  ///
  /// - Parameters:
  ///   - range: The range of dates.
  ///   - desiredCount: The approximate number of ticks, 1 to 1 000.
  ///   - data: The dates of the data; `nil` for many of them, which do not change the ticks.
  /// - Returns: The ticks, and the step whose labels name them.
  package func ticks(
    in range: ClosedRange<Date>, desiredCount: Int, of data: DataDates?
  ) -> (step: CalendarStep, dates: [Date]) {
    let usual = step(in: range, desiredCount: desiredCount)
    func round(_ step: CalendarStep) -> (step: CalendarStep, dates: [Date]) {
      (step, dates(of: step, in: range))
    }
    guard let data, WallClock.covers(range.lowerBound), WallClock.covers(range.upperBound) else {
      return round(usual)
    }
    let shown = data.dates.filter(range.contains)
    if data.dates.count == 1, !shown.isEmpty { return (stepOfTime(shown) ?? .days(1), shown) }
    guard !data.suit(usual) else { return round(usual) }
    let hasFewDates = data.areEven && shown.count > 1 && shown.count <= max(desiredCount, 2)
    if hasFewDates, data.areDays { return (stepOfDays(shown), shown) }
    let longer = round(step(in: range, desiredCount: desiredCount) { data.suit($0) })
    if longer.dates.count > 1 { return longer }
    return hasFewDates ? (stepOfTime(shown) ?? .days(1), shown) : round(usual)
  }

  /// Returns the longest step of which all dates are multiples: years, months or else days.
  private func stepOfDays(_ dates: [Date]) -> CalendarStep {
    let days = dates.map { CivilDate(dayNumber: clock.dayNumber(of: $0)) }
    guard stepOfTime(dates) == nil, days.allSatisfy({ $0.day == 1 }) else { return .days(1) }
    return days.allSatisfy { $0.month == 1 } ? .years(1) : .months(1)
  }

  /// Returns the step of a minute, a second or a millisecond whose labels name times of day; `nil` if all of them are
  /// midnight.
  private func stepOfTime(_ dates: [Date]) -> CalendarStep? {
    let times = dates.map { Int((clock.wallTime(of: $0) * 1000).rounded()) }
    guard !times.allSatisfy({ $0.isMultiple(of: 86_400_000) }) else { return nil }
    let unit = [60_000, 1000].first { unit in times.allSatisfy { $0.isMultiple(of: unit) } }
    return .milliseconds(unit ?? 1)
  }
}
