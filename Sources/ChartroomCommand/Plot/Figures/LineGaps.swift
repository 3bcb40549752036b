import ChartroomCharts
import Foundation

/// The gaps of lines over times: missing values, and steps between rows that are clearly longer than the usual one.
struct LineGaps<X: Plottable & Comparable & Lerpable> {
  /// Whether lines go straight over all gaps.
  private let isJoined: Bool
  /// The number of gaps between rows, and the first of them with its usual step.
  private(set) var count = 0
  private(set) var first: (start: X, step: Double)?

  /// Begins with no gaps.
  init(isJoined: Bool) { self.isJoined = isJoined }

  /// Finds the gaps of a series with ascending positions.
  ///
  /// - Returns: The series, with points without a value in the gaps between rows, or without any.
  /// - Complexity: O(*n*) for *n* points.
  mutating func split(_ series: PlotSeries<X>) -> PlotSeries<X> {
    var series = series
    if isJoined {
      series.points.removeAll { !$0.y.isFinite }
    } else if let step = UsualStep(of: series.points.lazy.map(\.x.number)) {
      series.points = split(series.points, step)
    }
    return series
  }

  private mutating func split(_ points: [PlotPoint<X>], _ step: UsualStep) -> [PlotPoint<X>] {
    let starts = points.indices.dropLast().filter {
      points[$0 + 1].x.number - points[$0].x.number > step.longest
    }
    guard let start = starts.first.map({ points[$0].x }) else { return points }
    count += starts.count
    if first.map({ start < $0.start }) ?? true { first = (start, step.length) }
    var result: [PlotPoint<X>] = []
    result.reserveCapacity(points.count + starts.count)
    var next = 0
    for start in starts {
      result.append(contentsOf: points[next...start])
      let middle = points[start].x.lerp(to: points[start + 1].x, 0.5)
      result.append(PlotPoint(x: middle, y: .nan))
      next = start + 1
    }
    result.append(contentsOf: points[next...])
    return result
  }
}
