package import Foundation

/// A labelled date of an X axis.
package struct TimeTick: Hashable, Sendable {
  /// The position of the label on the time axis.
  package let position: Double
  /// The date that the label names.
  package let date: Date
  /// The part of the date that the label names.
  package let part: DatePart

  /// Creates a labelled date.
  package init(position: Double, date: Date, part: DatePart) {
    self.position = position
    self.date = date
    self.part = part
  }
}

/// The possible labels of a time axis: boundaries of the calendar in a time zone.
///
/// Labels of years, months, weeks and days name days. If points are a day or more apart, such a label is
/// centred on the point of its day, and if evenly spaced data has no point on that day, on the next
/// point. If points are closer, it is centred on the middle of its day. Labels of times of day are at
/// their exact times, and midnight has the label of the day that begins.
///
/// The date of a label does not depend on the window.
package struct TimeTicks: Equatable, Sendable {
  /// The points in time.
  package let axis: TimeAxis
  /// The wall clock of the time zone.
  package let clock: WallClock
  /// The first day of the week, from 1 for Sunday to 7 for Saturday.
  package let firstWeekday: Int
  /// The steps that suit the distance between points, ascending.
  let candidates: [CalendarStep]

  /// The minimum distance between points at which the label of each point names its year, in seconds.
  static let pointsNameYears: TimeInterval = 300 * WallClock.day

  /// Creates the ticks of an axis.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - timeZone: The time zone of the clock and the calendar.
  ///   - firstWeekday: The first day of the week, from 1 for Sunday to 7 for Saturday.
  package init(axis: TimeAxis, timeZone: TimeZone, firstWeekday: Int) {
    self.axis = axis
    clock = WallClock(timeZone)
    candidates = Self.candidates(for: axis)
    self.firstWeekday = firstWeekday
  }

  /// Returns the ticks of a step in a range of positions.
  ///
  /// - Parameters:
  ///   - step: The step from one tick to the next.
  ///   - positions: The range of positions.
  /// - Returns: Ticks with strictly ascending positions; empty if there are no points.
  /// - Complexity: O(*k* log *n*) for *k* ticks and *n* points.
  package func ticks(of step: CalendarStep, in positions: ClosedRange<Double>) -> [TimeTick] {
    guard let low = axis.date(at: positions.lowerBound),
      let high = axis.date(at: positions.upperBound), low <= high, WallClock.covers(low),
      WallClock.covers(high)
    else { return [] }
    let noise = 1e-9 * max(1, axis.length)
    let shown = (positions.lowerBound - noise)...(positions.upperBound + noise)
    let found: [TimeTick] =
      switch step {
      case .points: points(in: shown)
      case .milliseconds(let count): times(every: count, step.partOfTime, from: low, to: high)
      default: days(of: step, from: low, to: high)
      }
    return found.filter { shown.contains($0.position) }
  }

  /// Returns the tick of the point nearest to the middle of a range of positions; `nil` if the range has
  /// no point.
  package func point(in positions: ClosedRange<Double>) -> TimeTick? {
    let middle = (positions.lowerBound + positions.upperBound) / 2
    let noise = 1e-9 * max(1, axis.length)
    guard let index = axis.nearestIndex(to: middle),
      abs(axis.position(of: index) - middle) <= middle - positions.lowerBound + noise
    else { return nil }
    return tick(ofPoint: index)
  }

  private func tick(ofPoint index: Int) -> TimeTick {
    let date = Date(timeIntervalSince1970: axis.time[index] / 1000)
    return TimeTick(position: axis.position(of: index), date: date, part: part(ofPoint: date))
  }

  private func part(ofPoint date: Date) -> DatePart {
    guard axis.isFinerThanDays else {
      return axis.timeStep < Self.pointsNameYears ? .day : .monthAndYear
    }
    guard WallClock.covers(date) else { return .day }
    let time = clock.wallTime(of: date)
    if time.truncatingRemainder(dividingBy: WallClock.day) == 0 { return .day }
    if time.truncatingRemainder(dividingBy: 60) == 0 { return .minute }
    return time == time.rounded() ? .second : .millisecond
  }

  private func points(in positions: ClosedRange<Double>) -> [TimeTick] {
    let first = max(axis.firstIndex(atOrAfter: positions.lowerBound), 0)
    let last = axis.lastIndex(atOrBefore: positions.upperBound)
    return first <= last ? (first...last).map(tick(ofPoint:)) : []
  }

  private func times(
    every count: Int, _ part: DatePart, from low: Date, to high: Date
  ) -> [TimeTick] {
    let (start, end) = (clock.wallTime(of: low), clock.wallTime(of: high))
    // A clock that is set back or forward in between shows other times at the ends.
    let change = abs((end - start) - high.timeIntervalSince(low))
    let size = Double(count)
    let first = ((start - change) * 1000 / size).rounded(.down)
    let last = ((end + change) * 1000 / size).rounded(.up)
    var ticks: [TimeTick] = []
    for offset in 0...Int(min(last - first, 100_000)) {
      let milliseconds = (first + Double(offset)) * size
      let days = milliseconds / (WallClock.day * 1000)
      let isMidnight = days == days.rounded()
      guard
        let date = isMidnight
          ? clock.startOfDay(Int(days)) : clock.date(ofWallTime: milliseconds / 1000)
      else { continue }
      // The end of a skipped midnight is the start of its day, whatever the clock shows then.
      if let last = ticks.last, date <= last.date { continue }
      ticks.append(
        TimeTick(position: axis.position(of: date), date: date, part: isMidnight ? .day : part))
    }
    return ticks
  }

  private func days(of step: CalendarStep, from low: Date, to high: Date) -> [TimeTick] {
    // The point that names a boundary is up to one distance of points after it.
    let margin = Int(min(axis.timeStep / WallClock.day, 1e7)) + 2
    let range = (clock.dayNumber(of: low) - margin)...(clock.dayNumber(of: high) + 1)
    var ticks: [TimeTick] = []
    for day in step.boundaries(in: range, firstWeekday: firstWeekday) {
      let part = step.part(ofDay: day)
      guard let tick = axis.isFinerThanDays ? middle(of: day, part) : point(of: day, part)
      else { continue }
      if let last = ticks.last, tick.position <= last.position { continue }
      ticks.append(tick)
    }
    return ticks
  }

  private func middle(of day: Int, _ part: DatePart) -> TimeTick {
    TimeTick(
      position: axis.position(of: clock.middleOfDay(day)), date: clock.startOfDay(day), part: part)
  }

  private func point(of day: Int, _ part: DatePart) -> TimeTick? {
    let start = clock.startOfDay(day)
    let position = axis.position(of: start)
    if axis.isEven {
      // The distance to the point before the first one is not known; months differ from their mean.
      let isMonth = axis.timeStep > 27 * WallClock.day
      let index = isMonth && position < 0 && position > -1.15 ? 0 : position.rounded(.up)
      guard index >= 0, index < Double(axis.count) else { return nil }
      let tick = tick(ofPoint: Int(index))
      return TimeTick(position: tick.position, date: tick.date, part: part)
    }
    let next = clock.startOfDay(day + 1)
    let index = axis.firstIndex(atOrAfter: position)
    if index < axis.count, axis.time[index] < next.timeIntervalSince1970 * 1000 {
      return TimeTick(
        position: axis.position(of: index),
        date: Date(timeIntervalSince1970: axis.time[index] / 1000), part: part)
    }
    guard next > start else { return nil }
    // A day without a point: at the time of day of the point before it.
    let before = axis.time[max(index - 1, 0)] / 1000
    let wait = (before - start.timeIntervalSince1970).truncatingRemainder(dividingBy: WallClock.day)
    let moment = start.addingTimeInterval(wait < 0 ? wait + WallClock.day : wait)
    let date = moment < next ? moment : start
    return TimeTick(position: axis.position(of: date), date: date, part: part)
  }
}
