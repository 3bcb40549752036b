package import Decimation

/// The visible series of a chart on top of each other, from the first one up.
///
/// Positive values lie above zero and negative ones below it, so that one never hides the
/// other. A gap takes no height; where all series have one, so has the stack.
package struct Stack: Sendable {
  /// The visible series, from zero outwards.
  package let lines: [Line]
  /// For each series, the sums of the positive values of it and those before it.
  package let tops: [Pyramid<Double>]
  /// For each series, the sums of the negative values; `nil` when there are none.
  package let bottoms: [Pyramid<Double>]?

  /// Adds up the visible series.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - asShares: Whether each point in time is scaled to 100. A point without a positive value
  ///     has no shares and is a gap in all series; negative values count as 0.
  /// - Complexity: O(*n*·*s*) for *n* points and *s* visible series.
  package init(_ chart: LinesSet, asShares: Bool = false) {
    lines = chart.visibleLines
    let count = chart.time.count
    func value(_ line: Line, _ index: Int) -> Double {
      index < line.countY && line.points[index].isFinite ? line.points[index] : 0
    }
    let visible = lines
    func isGap(_ index: Int) -> Bool {
      !visible.contains { index < $0.countY && $0.points[index].isFinite }
    }
    let ground = ContiguousArray((0..<count).map { isGap($0) ? Double.nan : 0 })
    var sum = ground
    var tops = lines.map { line in
      for index in 0..<count { sum[index] += max(value(line, index), 0) }
      return sum
    }
    if asShares {
      for index in 0..<count {
        for position in tops.indices {
          tops[position][index] = sum[index] > 0 ? tops[position][index] / sum[index] * 100 : .nan
        }
      }
    }
    self.tops = tops.map { Pyramid($0) }
    if !asShares, lines.contains(where: { $0.points.contains { $0 < 0 && $0.isFinite } }) {
      var depth = ground
      bottoms = lines.map { line in
        for index in 0..<count { depth[index] += min(value(line, index), 0) }
        return Pyramid(depth)
      }
    } else {
      bottoms = nil
    }
  }

  /// The height that one series adds at a point in time; NaN in a gap.
  package func height(of position: Int, at index: Int) -> Double {
    tops[position][index] - (position > 0 ? tops[position - 1][index] : 0)
  }

  /// The shares of a point in time in whole percent, which add up to 100; `nil` in a gap.
  package func percents(at index: Int) -> [Int]? {
    let heights = lines.indices.map { height(of: $0, at: index) }
    let sum = heights.reduce(0, +)
    return sum > 0 ? PieShares.percents(heights.map { $0 / sum }) : nil
  }

  /// The sum of the visible values at a point in time, as a tooltip shows it; NaN in a gap.
  package func total(at index: Int) -> Double {
    (tops.last?[index] ?? 0) + (bottoms?.last?[index] ?? 0)
  }

  /// The lowest and the highest sum in a stretch; zero is always among them.
  ///
  /// - Complexity: O(log *n*).
  package func range(in window: Range<Int>) -> ClosedRange<Double>? {
    guard let high = tops.last?.extremes(in: window)?.upperBound else { return nil }
    let low = bottoms?.last?.extremes(in: window)?.lowerBound ?? 0
    return min(low, 0)...max(high, 0)
  }
}
