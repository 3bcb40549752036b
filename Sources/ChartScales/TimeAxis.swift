import Algorithms
package import Foundation

/// The positions of points in time along an X axis.
///
/// Positions count steps from the first point. Where the points are evenly spaced, as the days of a
/// calendar are, the position of a point is its index, so that bars are equally wide and a day that
/// lost an hour to summer time is as wide as the others. Otherwise positions are true to time and
/// count the usual step.
package struct TimeAxis: Equatable, Sendable {
  /// The points in time, in Unix milliseconds; never decreasing.
  package let time: ContiguousArray<Double>
  /// The usual distance of two adjacent points in seconds; a day where there are no two.
  package let timeStep: TimeInterval
  /// Whether positions are indices.
  package let isEven: Bool
  /// The positions of uneven points, never decreasing; `nil` where positions are indices.
  ///
  /// They are indices, too, where uneven points are not in order.
  package let uneven: ContiguousArray<Double>?

  /// The most that the longest step may be of the shortest one, for points to count as even: more
  /// than months and years differ, or days of 23 and 25 hours.
  private static let tolerance = 1.2

  /// The farthest moments from 1970 that calendars compute with, in milliseconds: 100 000 000 days.
  private static let farthest = 8.64e15

  /// Returns times that an axis can be made of.
  ///
  /// - Parameter time: Unix milliseconds; any numbers.
  /// - Returns: As many times, finite and never decreasing. A number that is not finite, or less than the one
  ///   before, is replaced by the one before; numbers beyond 100 000 000 days from 1970 count as these.
  /// - Complexity: O(*n*); valid times are shared, not copied.
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

  /// Measures the steps between points.
  ///
  /// - Parameter time: Unix milliseconds, finite and never decreasing; see `valid(_:)`.
  /// - Complexity: O(*n*) where the points are even, O(*n* log *n*) otherwise.
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

  /// Counts steps of some seconds from the first point; `nil` where time goes back.
  private static func positions(
    of time: ContiguousArray<Double>, step: TimeInterval
  ) -> ContiguousArray<Double>? {
    let steps = ContiguousArray(time.map { ($0 - time[0]) / (step * 1000) })
    let isAscending = zip(steps, steps.dropFirst()).allSatisfy { $0 <= $1 }
    return isAscending && steps.allSatisfy(\.isFinite) ? steps : nil
  }

  /// Whether points are less than a day apart.
  package var isFinerThanDays: Bool { timeStep < 23 * 3600 }

  /// The number of points.
  package var count: Int { time.count }

  /// The position of the last point; 0 without points.
  package var length: Double { count > 0 ? position(of: count - 1) : 0 }

  /// The position of a point.
  ///
  /// - Precondition: There is a point of this index.
  @inlinable
  package func position(of index: Int) -> Double {
    uneven?[index] ?? Double(index)
  }

  /// The first point at a position or after it; `count` when all are before.
  package func firstIndex(atOrAfter position: Double) -> Int {
    if isEven { return Int(min(max(position.rounded(.up), 0), Double(count))) }
    return (0..<count).partitioningIndex { self.position(of: $0) >= position }
  }

  /// The last point at a position or before it; -1 when all are after.
  package func lastIndex(atOrBefore position: Double) -> Int {
    if isEven { return Int(min(max(position.rounded(.down), -1), Double(count - 1))) }
    return (0..<count).partitioningIndex { self.position(of: $0) > position } - 1
  }

  /// The point nearest to a position, the later of two; `nil` without points.
  package func nearestIndex(to position: Double) -> Int? {
    guard count > 0 else { return nil }
    let after = min(firstIndex(atOrAfter: position), count - 1)
    let before = max(after - 1, 0)
    return position - self.position(of: before) < self.position(of: after) - position
      ? before : after
  }

  /// Returns the space of a bar: half a step to both sides, but no more than half the way to the
  /// adjacent points.
  ///
  /// So bars touch, except where points are missing.
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

  /// The moment at a position, between two points by their distance; `nil` without points.
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

  /// The position of a moment; beyond the points as if they went on.
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
