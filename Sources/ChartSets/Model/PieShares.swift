import ChartScales
import Foundation
package import Graphics

/// The averages of the visible series over the window, as parts of a whole.
package struct PieShares: Equatable, Sendable {
  /// One series and its part.
  package struct Slice: Identifiable, Equatable, Sendable {
    /// The label of the series.
    package let id: String
    /// The name of the series.
    package let title: String
    /// The colour of the series in the file.
    package let color: Color
    /// The average of the values in the window, at least 0.
    ///
    /// Gaps are left out and negative values count as 0; without a value it is 0.
    package let average: Double
    /// The part of the whole, 0...1.
    package let fraction: Double
    /// Where the slice starts, as a fraction of the way round from 12 o'clock, 0...1.
    package let start: Double
    /// Where the slice ends; at or after `start`.
    package let end: Double
    /// The part in whole percent.
    package let percent: Int
  }

  /// All visible series in the order of the file, those without a part too.
  ///
  /// The percentages add up to 100 unless `isEmpty`. Readers add them up, and 99 % would look like
  /// something left out; so each is rounded down and the largest remainders get what is missing.
  package let slices: [Slice]

  /// Whether there is nothing to be cut into slices.
  package var isEmpty: Bool { slices.allSatisfy { $0.fraction <= 0 } }

  /// Averages the visible series of a chart over its window.
  ///
  /// - Complexity: O(*n*) in the length of the window times the number of visible series.
  package init(_ chart: LinesSet) {
    let lines = chart.visibleLines
    let indices = chart.shownIndices
    let averages = lines.map { Self.average($0.points[indices.clamped(to: 0..<$0.countY)]) }
    let fractions = Self.fractions(averages)
    let percents = Self.percents(fractions)
    let lastPart = fractions.lastIndex { $0 > 0 }
    var position = 0.0
    slices = lines.indices.map { index in
      let start = position
      // The sum of the parts is 1 but for rounding, and the last slice ends where the first began.
      position = index == lastPart ? 1 : min(position + fractions[index], 1)
      return Slice(
        id: lines[index].id, title: lines[index].title, color: lines[index].color,
        average: averages[index], fraction: fractions[index], start: start, end: position,
        percent: percents[index])
    }
  }

  /// The slice at a fraction of the way round.
  ///
  /// - Parameter position: Clamped to 0...1; NaN counts as 0. On a joint it is the slice after it.
  /// - Returns: A position in `slices`, `nil` when there are no slices.
  package func index(at position: Double) -> Int? {
    let position = position.isNaN ? 0 : min(max(position, 0), 1)
    return slices.firstIndex { $0.fraction > 0 && position < $0.end }
      ?? slices.lastIndex { $0.fraction > 0 }
  }

  /// The average of what is no gap, negative values as 0; 0 without a value.
  private static func average(_ values: ArraySlice<Double>) -> Double {
    var sum = 0.0
    var mean = 0.0
    var count = 0.0
    for value in values where value.isFinite {
      count += 1
      sum += max(value, 0)
      mean += (max(value, 0) - mean) / count
    }
    // The running mean cannot overflow as a sum of large values does, but rounds at every step.
    return sum.isFinite && count > 0 ? sum / count : mean
  }

  private static func fractions(_ averages: [Double]) -> [Double] {
    guard let largest = averages.max(), largest > 0 else { return averages.map { _ in 0 } }
    // Measured by the largest, the parts cannot add up to infinity.
    let parts = averages.map { $0 / largest }
    let sum = parts.reduce(0, +)
    return parts.map { $0 / sum }
  }

  /// Whole percentages that add up to 100, or all 0.
  ///
  /// - Parameter fractions: Parts that add up to 1, or all 0.
  /// - Returns: Each rounded down, and one more for those that lost the most; of equal ones the
  ///   first.
  package static func percents(_ fractions: [Double]) -> [Int] {
    guard fractions.contains(where: { $0 > 0 }) else { return fractions.map { _ in 0 } }
    // 29 % may be 28.999999999999996 %: what is whole but for rounding has lost nothing.
    let shares = fractions.map { fraction in
      let share = fraction * 100
      return abs(share - share.rounded()) < 1e-9 ? share.rounded() : share
    }
    var percents = shares.map { Int($0.rounded(.down)) }
    let missing = 100 - percents.reduce(0, +)
    // What differs by rounding alone counts as equal.
    let lost = shares.map { (($0 - $0.rounded(.down)) * 1e9).rounded() }
    let order = lost.indices.sorted { lost[$0] == lost[$1] ? $0 < $1 : lost[$0] > lost[$1] }
    for index in order.prefix(max(missing, 0)) { percents[index] += 1 }
    return percents
  }
}

extension LinesSet {
  /// The indices of the points that the window shows: those in it, both ends included, or the
  /// nearest to its middle where it lies between two points.
  package var shownIndices: Range<Int> {
    let seen = window.seen
    guard seen.isEmpty else { return seen }
    let positions = window.positions
    let middle = (positions.lowerBound + positions.upperBound) / 2
    return axis.nearestIndex(to: middle).map { $0..<$0 + 1 } ?? 0..<0
  }
}
