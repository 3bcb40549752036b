import ChartScales
public import Foundation

/// Adjacent intervals of dates, such as days or months.
///
/// Each bin contains its first moment, and the last one also its end. Bins of calendar units follow the wall clock of
/// the calendar's time zone, so that a day can have 23 or 25 hours. An hour that the clock repeats has bins of its own
/// if the bins divide it. At most 10 000 bins are created, unless their
/// bounds are given.
///
/// - Note: Unlike in Swift Charts, the default calendar does not depend on the process: it is the Gregorian calendar
///   in UTC, with weeks that begin on Sunday. A calendar determines the time zone and the first weekday; days and
///   months are always those of the Gregorian calendar.
public struct DateBins {
  private let bounds: BinThresholds<Date>

  /// The bounds of the bins, ascending.
  public var thresholds: [Date] { bounds.values }

  /// Returns the index of the bin that contains a date, or of the nearest bin if none does.
  ///
  /// - Returns: The index; 0 if there are no bins.
  /// - Complexity: O(log *n*) for *n* bins.
  public func index(for value: Date) -> Int { bounds.index(for: value) }
}

extension DateBins: RandomAccessCollection, Sendable {
  /// The index of the first bin, 0.
  public var startIndex: Int { 0 }
  /// The number of bins.
  public var endIndex: Int { bounds.count }

  /// The bounds of a bin, or of the nearest one if there is none at the index.
  ///
  /// If there are no bins, both bounds are 1 January 2001, 00:00 UTC.
  public subscript(position: Int) -> ChartBinRange<Date> {
    let zero = Date(timeIntervalSinceReferenceDate: 0)
    return bounds.range(at: position)
      ?? ChartBinRange(lowerBound: zero, upperBound: zero, includesUpperBound: true)
  }
}

extension DateBins {
  /// Creates bins between dates.
  ///
  /// - Parameter thresholds: The bounds, in any order; duplicates are ignored. There are no bins if fewer than two
  ///   distinct dates are given.
  public init(thresholds: [Date]) { bounds = BinThresholds(thresholds) }

  /// Creates bins of round calendar units that contain all dates of some data.
  ///
  /// - Parameters:
  ///   - data: The dates. Dates that are more than three million years from 1970 are ignored. If there are no others,
  ///     there are no bins.
  ///   - desiredCount: The approximate number of bins, at most 1 000; by default that of Sturges' rule: the binary
  ///     logarithm of the number of dates, rounded up, plus 1.
  ///   - calendar: The calendar; the Gregorian one in UTC by default.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar? = nil) {
    let data = data.filter(WallClock.covers)
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    let count = desiredCount ?? BinSteps.usualCount(of: data.count)
    self.init(first...last, desiredCount: count, calendar, isOpen: true)
  }

  /// Creates bins of round calendar units that enclose a range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - desiredCount: The approximate number of bins, at most 1 000; 10 by default.
  ///   - calendar: The calendar; the Gregorian one in UTC by default.
  public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar? = nil) {
    self.init(range, desiredCount: desiredCount, calendar, isOpen: false)
  }

  /// Creates bins of a given duration that begin at the start of a range and enclose it.
  ///
  /// - Parameters:
  ///   - timeInterval: The duration of each bin, in seconds. If more than 10 000 bins would be needed, a multiple of it
  ///     is used. If it is not positive, there is one bin.
  ///   - range: The range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    guard timeInterval > 0, timeInterval.isFinite, length.isFinite else {
      self.init(thresholds: [range.lowerBound, range.upperBound])
      return
    }
    let factor = Swift.max((length / timeInterval / Double(BinSteps.most)).rounded(.up), 1)
    // The number of very short intervals overflows.
    let size = factor.isFinite ? timeInterval * factor : length / Double(BinSteps.most)
    let count = Swift.max((length / size).rounded(.up), 1)
    self.init(
      thresholds: (0...Int(count)).map { range.lowerBound.addingTimeInterval(Double($0) * size) })
  }

  /// Creates bins of a number of calendar units that enclose a range.
  ///
  /// - Parameters:
  ///   - unit: The unit, such as `.day` or `.month`.
  ///   - count: The number of units in a bin; 1 by default. If more than 10 000 bins would be needed, a multiple of it
  ///     is used. Bins of 3 months are quarters, and bins of 6 hours are counted from midnight.
  ///   - range: The range.
  ///   - calendar: The calendar; the Gregorian one in UTC by default.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar? = nil
  ) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let count = Swift.min(Swift.max(count, 1), 1_000_000)
    guard let one = CalendarStep(unit, count)?.seconds, length.isFinite else {
      self.init(thresholds: [range.lowerBound, range.upperBound])
      return
    }
    let ticks = Self.ticks(calendar)
    let factor = (length / one.usual / Double(BinSteps.most - 3)).rounded(.up)
    // Steps of more units have no multiples on the calendar.
    guard factor * Double(count) <= 1_000_000 else {
      self.init(range, desiredCount: 1_000, calendar, isOpen: false)
      return
    }
    let step = CalendarStep(unit, count * Swift.max(1, Int(factor)))
    self.init(range, step: step, ticks, isOpen: false)
  }

  /// Creates bins of calendar units that enclose dates.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - count: The number of units in a bin; 1 by default.
  ///   - data: The dates; without any, there are no bins.
  ///   - calendar: The calendar; `nil`, the default, for the Gregorian one in UTC.
  public init(
    unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar? = nil
  ) {
    let data = data.filter(WallClock.covers)
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(unit: unit, by: count, range: first...last, calendar: calendar)
  }

  /// Creates bins of equal durations that enclose dates.
  ///
  /// - Parameters:
  ///   - timeInterval: The duration of a bin, in seconds.
  ///   - data: The dates; without any, there are no bins.
  public init(timeInterval: TimeInterval, data: [Date]) {
    let data = data.filter(WallClock.covers)
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(timeInterval: timeInterval, range: first...last)
  }

  private static func ticks(_ calendar: Calendar?) -> CalendarTicks {
    CalendarTicks(
      timeZone: calendar?.timeZone ?? .gmt, firstWeekday: calendar?.firstWeekday ?? 1)
  }

  private init(
    _ range: ClosedRange<Date>, desiredCount: Int, _ calendar: Calendar?, isOpen: Bool
  ) {
    let ticks = Self.ticks(calendar)
    let count = Swift.min(Swift.max(desiredCount, 1), 1_000)
    // A single moment is in its day.
    let step: CalendarStep =
      range.lowerBound == range.upperBound
      ? .days(1) : ticks.step(in: range, desiredCount: count + 1)
    self.init(range, step: step, ticks, isOpen: isOpen)
  }

  /// Creates the bins of a step that enclose a range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - step: The step; there is one bin if it is `nil`.
  ///   - ticks: The calendar.
  ///   - isOpen: Whether the last bound is after the range.
  private init(
    _ range: ClosedRange<Date>, step: CalendarStep?, _ ticks: CalendarTicks, isOpen: Bool
  ) {
    let (first, last) = (range.lowerBound, range.upperBound)
    guard let step, let seconds = step.seconds else {
      self.init(thresholds: [first, last])
      return
    }
    // The clock can change within the first and the last bin.
    let margin = step.isWithinDay ? 3 * seconds.longest : seconds.longest + 2 * 86_400
    func dates(_ range: ClosedRange<Date>) -> [Date] {
      ticks.dates(of: step, in: range, repeatsTimes: true)
    }
    let before = dates(first.addingTimeInterval(-margin)...first).last
    let after = dates(last...last.addingTimeInterval(margin))
      .first { isOpen ? $0 > last : $0 >= last }
    let inside = dates(range)
    self.init(thresholds: [before ?? first] + inside + [after ?? last])
  }
}
