import ChartScales
package import Foundation

/// The detail of one day: what a chart set shows when its reader zooms in.
extension LinesSet {
  /// The positions of the points on a day.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - margin: The number of days before and after that count too; 0 by default.
  ///   - calendar: A Gregorian calendar in the time zone that is looked at.
  /// - Returns: `nil` when there are none.
  /// - Complexity: O(*n*) in the number of points.
  package func indices(
    of day: CalendarDay, margin: Int = 0, in calendar: Calendar
  ) -> Range<Int>? {
    guard let moments = day.moments(margin: margin, in: calendar) else { return nil }
    let start = moments.lowerBound.timeIntervalSince1970 * 1000
    let end = moments.upperBound.timeIntervalSince1970 * 1000
    let first = time.firstIndex { $0 >= start } ?? time.count
    let last = time.firstIndex { $0 >= end } ?? time.count
    return first < last ? first..<last : nil
  }

  /// The set as the detail of a day: with its window on that day.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - calendar: A Gregorian calendar in the time zone that is looked at.
  /// - Returns: The set with its window on the points of the day, or on the whole where all of it
  ///   spans less than 24 hours; `nil` when no point is on the day.
  package func zoomed(to day: CalendarDay, in calendar: Calendar) -> LinesSet? {
    guard let points = indices(of: day, in: calendar) else { return nil }
    var copy = self
    copy.isZoomed = true
    let shown = copy.isSingleDay ? fullRangeTime : points
    copy.show(
      from: axis.position(of: shown.lowerBound), to: axis.position(of: shown.upperBound - 1))
    return copy
  }

  /// The set as a pie of one day among the four days before it and the four after.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - calendar: A Gregorian calendar in the time zone that is looked at.
  /// - Returns: The set with no more than those days, its window on the day alone; `nil` when no
  ///   point is on the day.
  package func pie(of day: CalendarDay, in calendar: Calendar) -> LinesSet? {
    guard let points = indices(of: day, in: calendar),
      let about = indices(of: day, margin: 4, in: calendar)
    else { return nil }
    var copy = LinesSet(
      id: id, title: title, time: ContiguousArray(time[about]),
      lines: lines.map { line in
        Line(
          id: line.id, title: line.title,
          points: ContiguousArray(line.points[about.clamped(to: line.points.indices)]),
          color: line.color, isHidden: line.isHidden, type: line.type)
      },
      isStacked: isStacked, isPercentage: isPercentage, isYScaled: isYScaled)
    copy.isZoomed = true
    copy.isPie = true
    // With half a step to both sides the window of the mini-map is as wide as a day.
    copy.show(
      from: copy.axis.barExtent(of: points.lowerBound - about.lowerBound).start,
      to: copy.axis.barExtent(of: points.upperBound - 1 - about.lowerBound).end)
    return copy
  }

  /// Sets the window to a stretch of the axis, as much of it as there is.
  private mutating func show(from start: Double, to end: Double) {
    bounds =
      axis.length > 0
      ? WindowBounds(lower: start / axis.length, upper: end / axis.length) : .whole
  }
}
