import ChartroomCharts
import Dashboards
import Foundation

/// The points of a chart of a table that are drawn alike, as columns.
struct PlotSeries<X: PlotPosition>: Identifiable {
  /// The name; empty for the only series.
  let id: String
  var x: ContiguousArray<X.Code>
  /// The values, one for each position.
  var y: ContiguousArray<Double>
}

extension PlotSeries<String> {
  /// The points, from the first to the last one.
  var points: Zip2Sequence<ContiguousArray<String>, ContiguousArray<Double>> { zip(x, y) }
}

extension [PlotSeries<String>] {
  /// The names of all points, in the order of their first occurrences.
  var names: [String] {
    var known: Set<String> = []
    return flatMap(\.x).filter { known.insert($0).inserted }
  }
}

extension PlotSeries {
  /// Returns the points at some indices, in their order.
  func points(at indices: [Int]) -> PlotSeries {
    PlotSeries(
      id: id, x: ContiguousArray(indices.lazy.map { x[$0] }),
      y: ContiguousArray(indices.lazy.map { y[$0] }))
  }

  /// The points with the sums of the values of equal positions, in the order of their first occurrences; a position
  /// without a value stays without one.
  var summed: PlotSeries {
    var places: [X.Code: Int] = [:]
    var result = PlotSeries(id: id, x: [], y: [])
    for (code, value) in zip(x, y) {
      guard let place = places[code] else {
        places[code] = result.x.count
        result.x.append(code)
        result.y.append(value)
        continue
      }
      guard !value.isNaN else { continue }
      result.y[place] = result.y[place].isNaN ? value : result.y[place] + value
    }
    return result
  }

  /// Returns the range of the values of series, from the least to the greatest one.
  ///
  /// - Parameters:
  ///   - series: The series.
  ///   - isStacked: Whether the values of equal positions are on each other, positive ones above zero and negative ones
  ///     below.
  /// - Returns: The range; `nil` if no value is finite.
  /// - Complexity: O(*n*) for *n* points.
  static func extent(of series: [PlotSeries], isStacked: Bool) -> ClosedRange<Double>? {
    ValueExtent.range(of: series.map { ($0.x, $0.y) }, isStacked: isStacked)
  }
}
