package import Decimation

/// The visible series of a chart, stacked from the first one up.
///
/// Positive values are stacked upwards from zero and negative values downwards, so that they never cover
/// each other. A gap has no height; where all series have a gap, the stack has one too. Areas have a step
/// where a series begins or ends; see `changes`.
package struct Stack: Sendable {
  /// The visible series, from zero outwards.
  package let lines: [Line]
  /// For each series, the cumulative sums of the positive values up to and including it.
  package let tops: [Pyramid<Double>]
  /// For each series, the cumulative sums of the negative values; `nil` if there are none.
  package let bottoms: [Pyramid<Double>]?
  /// For each point, the number of changes so far in the set of series that have a value; `nil` if every
  /// series has a value at every point.
  package let changes: ContiguousArray<Int>?

  /// Creates the stack of the visible series.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - asShares: Whether the values at each point are scaled to a sum of 100; `false` by default.
  ///     Negative values then count as 0, and a point without a positive value is a gap in all series.
  /// - Complexity: O(*n* *s*) for *n* points and *s* visible series.
  package init(_ chart: LinesSet, asShares: Bool = false) {
    lines = chart.visibleLines
    let count = chart.time.count
    func value(_ line: Line, _ index: Int) -> Double {
      line.hasValue(at: index) ? line.points[index] : 0
    }
    let visible = lines
    func isGap(_ index: Int) -> Bool { !visible.contains { $0.hasValue(at: index) } }
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
    changes = Self.changes(of: lines, count: count)
  }

  private static func changes(of lines: [Line], count: Int) -> ContiguousArray<Int>? {
    let partial = lines.filter { $0.holdsGaps || $0.countY < count }
    guard count > 0, !partial.isEmpty else { return nil }
    var changes = ContiguousArray(repeating: 0, count: count)
    for index in 1..<count {
      let isChange = partial.contains { $0.hasValue(at: index) != $0.hasValue(at: index - 1) }
      changes[index] = changes[index - 1] + (isChange ? 1 : 0)
    }
    return changes
  }

  /// Returns the height of one series at a point; NaN in a gap.
  package func height(of position: Int, at index: Int) -> Double {
    tops[position][index] - (position > 0 ? tops[position - 1][index] : 0)
  }

  /// Returns the shares of all series at a point, in whole percent.
  ///
  /// The shares add up to 100. The entry of a series without a value is `nil`; if no series has a
  /// positive value, all entries are `nil`.
  package func percents(at index: Int) -> [Int?] {
    let heights = lines.indices.map { height(of: $0, at: index) }
    let sum = heights.reduce(0, +)
    guard sum > 0 else { return lines.map { _ in nil } }
    let percents = PieShares.percents(heights.map { $0 / sum })
    return zip(lines, percents).map { line, percent in line.hasValue(at: index) ? percent : nil }
  }

  /// Returns the sum of the visible values at a point, for a tooltip; NaN in a gap.
  package func total(at index: Int) -> Double {
    (tops.last?[index] ?? 0) + (bottoms?.last?[index] ?? 0)
  }

  /// Returns the minimum and maximum sum in a range, which always include 0; `nil` if there are only
  /// gaps.
  ///
  /// - Complexity: O(log *n*).
  package func range(in window: Range<Int>) -> ClosedRange<Double>? {
    guard let high = tops.last?.extremes(in: window)?.upperBound else { return nil }
    let low = bottoms?.last?.extremes(in: window)?.lowerBound ?? 0
    return min(low, 0)...max(high, 0)
  }
}
