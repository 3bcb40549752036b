import ChartScales
package import Foundation

/// The detail of one day: what a chart set shows when its reader zooms in.
extension LinesSet {
  /// Returns the indices of the points on a day.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - margin: The number of days to include before and after the day; 0 by default.
  ///   - calendar: A Gregorian calendar with the time zone.
  /// - Returns: The indices; `nil` if there are none.
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

  /// Returns the chart set as the detail of a day, with its window on that day.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - calendar: A Gregorian calendar with the time zone.
  /// - Returns: The chart set, whose window has the points of the day, or all points if they span less
  ///   than 24 hours; `nil` if no point is on the day.
  package func zoomed(to day: CalendarDay, in calendar: Calendar) -> LinesSet? {
    guard let points = indices(of: day, in: calendar) else { return nil }
    var copy = self
    copy.isZoomed = true
    let shown = copy.isSingleDay ? fullRangeTime : points
    copy.show(
      from: axis.position(of: shown.lowerBound), to: axis.position(of: shown.upperBound - 1))
    return copy
  }

  /// Returns the chart set as a pie of one day, with the four days before and after it in the mini-map.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - calendar: A Gregorian calendar with the time zone.
  /// - Returns: A chart set of those nine days, with its window on the day; `nil` if no point is on the
  ///   day.
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

  /// Sets the window to a range of positions, clamped to the axis.
  private mutating func show(from start: Double, to end: Double) {
    bounds =
      axis.length > 0
      ? WindowBounds(lower: start / axis.length, upper: end / axis.length) : .whole
  }
}
