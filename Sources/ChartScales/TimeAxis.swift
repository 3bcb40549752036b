import Algorithms
package import Foundation

/// The positions of points in time along an X axis.
///
/// A position is a number of steps from the first point. If the points are evenly spaced, as the days of
/// a calendar are, the position of a point is its index. Bars then have equal widths, and a day that a
/// clock change shortens is as wide as any other. Otherwise, positions are proportional to time and count
/// the median step.
@usableFromInline package struct TimeAxis: Equatable, Sendable {
  /// The points in time, in Unix milliseconds; never decreasing.
  package let time: ContiguousArray<Double>
  /// The typical distance between adjacent points, in seconds: the mean of even distances, the median of
  /// uneven ones, or a day if there are no two different times.
  package let timeStep: TimeInterval
  /// Whether the points are evenly spaced, so that positions are indices.
  package let isEven: Bool
  /// The positions of unevenly spaced points, never decreasing; `nil` if positions are indices.
  ///
  /// Positions are also indices if the points are not in order.
  @usableFromInline package let uneven: ContiguousArray<Double>?

  /// The maximum ratio of the longest to the shortest step of evenly spaced points.
  ///
  /// It allows for the different lengths of months, of years, and of days with 23 or 25 hours.
  private static let tolerance = 1.2

  /// The maximum distance from 1970 for which calendars work, in milliseconds: 100 000 000 days.
  private static let farthest = 8.64e15

  /// Returns times that are valid for an axis.
  ///
  /// - Parameter time: Unix milliseconds; any numbers.
  /// - Returns: The same number of times, finite and never decreasing. A value that is not finite, or is
  ///   less than its predecessor, is replaced by its predecessor. Values are clamped to 100 000 000 days
  ///   before and after 1970.
  /// - Complexity: O(*n*); times that are already valid are shared, not copied.
  package static func valid(_ time: ContiguousArray<Double>) -> ContiguousArray<Double> {
    var last = -farthest
    let isValid = time.allSatisfy { value in
      defer { last = value }
      return value >= last && value <= farthest
    }
    guard !isValid else { return time }
    var valid = time
    last = min(max(time.first { $0.isFinite } ?? 0, -farthest), farthest)
    for index in valid.indices {
      // Comparisons with NaN are false.
      if valid[index].isFinite, valid[index] > last { last = min(valid[index], farthest) }
      valid[index] = last
    }
    return valid
  }

  /// Creates the axis of points in time.
  ///
  /// - Parameter time: Unix milliseconds, finite and never decreasing; see `valid(_:)`.
  /// - Complexity: O(*n*) if the points are evenly spaced, O(*n* log *n*) otherwise.
  package init(_ time: ContiguousArray<Double>) {
    self.time = time
    guard let first = time.first, let last = time.last, first < last else {
      timeStep = 86_400
      isEven = time.count < 2
      uneven = isEven ? nil : Self.positions(of: time, step: timeStep)
      return
    }
    var least = Double.infinity
    var most = 0.0
    for index in 1..<time.count {
      let step = time[index] - time[index - 1]
      least = min(least, step)
      most = max(most, step)
    }
    isEven = most <= least * Self.tolerance
    if isEven {
      timeStep = (last - first) / 1000 / Double(time.count - 1)
    } else {
      let steps = zip(time, time.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.sorted()
      timeStep = steps[(steps.count - 1) / 2] / 1000
    }
    uneven = isEven ? nil : Self.positions(of: time, step: timeStep)
  }

  /// Returns the distances from the first point in steps; `nil` if time decreases.
  private static func positions(
    of time: ContiguousArray<Double>, step: TimeInterval
  ) -> ContiguousArray<Double>? {
    let steps = ContiguousArray(time.map { ($0 - time[0]) / (step * 1000) })
    let isAscending = zip(steps, steps.dropFirst()).allSatisfy { $0 <= $1 }
    return isAscending && steps.allSatisfy(\.isFinite) ? steps : nil
  }

  /// Whether the typical distance between points is less than a day.
  package var isFinerThanDays: Bool { timeStep < 23 * 3600 }

  /// The number of points.
  package var count: Int { time.count }

  /// The position of the last point; 0 if there are no points.
  package var length: Double { count > 0 ? position(of: count - 1) : 0 }

  /// Returns the position of a point.
  ///
  /// - Precondition: `index` is the index of a point.
  @inlinable
  package func position(of index: Int) -> Double {
    uneven?[index] ?? Double(index)
  }

  /// Returns the index of the first point at or after a position; `count` if there is none.
  package func firstIndex(atOrAfter position: Double) -> Int {
    if isEven { return Int(min(max(position.rounded(.up), 0), Double(count))) }
    return (0..<count).partitioningIndex { self.position(of: $0) >= position }
  }

  /// Returns the index of the last point at or before a position; -1 if there is none.
  package func lastIndex(atOrBefore position: Double) -> Int {
    if isEven { return Int(min(max(position.rounded(.down), -1), Double(count - 1))) }
    return (0..<count).partitioningIndex { self.position(of: $0) > position } - 1
  }

  /// Returns the index of the point nearest to a position, or of the later of two; `nil` if there are no
  /// points.
  package func nearestIndex(to position: Double) -> Int? {
    guard count > 0 else { return nil }
    let after = min(firstIndex(atOrAfter: position), count - 1)
    let before = max(after - 1, 0)
    return position - self.position(of: before) < self.position(of: after) - position
      ? before : after
  }

  /// Returns the extent of the bar of a point, in positions.
  ///
  /// A bar extends half a step to both sides, but at most half the distance to the adjacent points. Bars
  /// therefore touch, except where points are missing.
  package func barExtent(of index: Int) -> (start: Double, end: Double) {
    let place = position(of: index)
    guard !isEven else { return (place - 0.5, place + 0.5) }
    func edge(to neighbor: Int, else outer: Double) -> Double {
      guard time.indices.contains(neighbor) else { return outer }
      let other = position(of: neighbor)
      return abs(other - place) <= Self.tolerance
        ? (min(place, other) + max(place, other)) / 2 : outer
    }
    return (edge(to: index - 1, else: place - 0.5), edge(to: index + 1, else: place + 0.5))
  }

  /// Returns the date at a position, interpolated between points; `nil` if there are no points.
  package func date(at position: Double) -> Date? {
    guard count > 0 else { return nil }
    guard isEven else {
      return Date(timeIntervalSince1970: time[0] / 1000 + position * timeStep)
    }
    let before = Int(min(max(position.rounded(.down), 0), Double(count - 1)))
    let part = position - Double(before)
    let isInside = position >= 0 && before + 1 < count
    let step = isInside ? time[before + 1] - time[before] : timeStep * 1000
    return Date(timeIntervalSince1970: (time[before] + part * step) / 1000)
  }

  /// Returns the position of a date, extrapolated beyond the first and last point.
  package func position(of date: Date) -> Double {
    let moment = date.timeIntervalSince1970 * 1000
    guard let first = time.first, let last = time.last else { return 0 }
    guard isEven, moment > first, moment < last else {
      return moment < last || !isEven
        ? (moment - first) / (timeStep * 1000)
        : Double(count - 1) + (moment - last) / (timeStep * 1000)
    }
    // Neither the first point nor the one behind the last: the moment lies between them.
    let before = time.partitioningIndex { $0 > moment } - 1
    return Double(before) + (moment - time[before]) / (time[before + 1] - time[before])
  }
}
