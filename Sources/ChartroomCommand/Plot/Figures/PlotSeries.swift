import ChartroomCharts
import Foundation

/// A point of a chart of a table.
struct PlotPoint<X: Plottable> {
  var x: X
  var y: Double
}

/// The points of a chart of a table that are drawn alike.
struct PlotSeries<X: Plottable>: Identifiable {
  /// The name; empty for the only series.
  let id: String
  var points: [PlotPoint<X>]
}

extension [PlotSeries<String>] {
  /// The names of all points, in the order of their first occurrences.
  var names: [String] {
    var known: Set<String> = []
    return flatMap { $0.points.map(\.x) }.filter { known.insert($0).inserted }
  }
}

extension PlotSeries where X: Hashable {
  /// Returns the range of the values of series, from the least to the greatest one.
  ///
  /// - Parameters:
  ///   - series: The series.
  ///   - isStacked: Whether the values of equal positions are on each other, positive ones above zero and negative ones
  ///     below.
  /// - Returns: The range; `nil` if no value is finite.
  /// - Complexity: O(*n*) for *n* points.
  static func extent(of series: [PlotSeries], isStacked: Bool) -> ClosedRange<Double>? {
    var (least, most) = (Double.infinity, -Double.infinity)
    if isStacked, series.count > 1 {
      var ends: [X: (below: Double, above: Double)] = [:]
      for point in series.lazy.flatMap(\.points) where point.y.isFinite {
        let end = ends[point.x, default: (0, 0)]
        ends[point.x] = (end.below + min(point.y, 0), end.above + max(point.y, 0))
      }
      for end in ends.values { (least, most) = (min(least, end.below), max(most, end.above)) }
    } else {
      for one in series {
        for point in one.points where point.y.isFinite {
          (least, most) = (min(least, point.y), max(most, point.y))
        }
      }
    }
    return least <= most ? least...most : nil
  }
}

/// A position between others.
protocol Lerpable {
  /// Returns the position at a part of the way to another one.
  func lerp(to other: Self, _ part: Double) -> Self
  /// The position as a number, for distances.
  var number: Double { get }
  /// The position of charts without any.
  static var origin: Self { get }
}

extension Double: Lerpable {
  func lerp(to other: Double, _ part: Double) -> Double { self + (other - self) * part }
  var number: Double { self }
  static let origin = 0.0
}

extension Date: Lerpable {
  func lerp(to other: Date, _ part: Double) -> Date {
    addingTimeInterval(other.timeIntervalSince(self) * part)
  }
  var number: Double { timeIntervalSinceReferenceDate }
  static let origin = Date(timeIntervalSince1970: 0)
}
