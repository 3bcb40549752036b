import ChartScales
import Foundation
package import Graphics

/// The averages of the visible series over the window, as shares of a whole.
package struct PieShares: Equatable, Sendable {
  /// A series and its share.
  package struct Slice: Identifiable, Equatable, Sendable {
    /// The label of the series.
    package let id: String
    /// The name of the series.
    package let title: String
    /// The colour of the series.
    package let color: Color
    /// The average of the values in the window, at least 0.
    ///
    /// Gaps are ignored, and negative values count as 0. The average of no values is 0.
    package let average: Double
    /// The fraction of the whole, 0...1.
    package let fraction: Double
    /// The start of the slice, as a fraction of the circle clockwise from 12 o'clock, 0...1.
    package let start: Double
    /// The end of the slice, as a fraction of the circle, at least `start`.
    package let end: Double
    /// The share in whole percent.
    package let percent: Int
  }

  /// All visible series in the order of the file, including those without a share.
  ///
  /// The percentages add up to 100 unless `isEmpty` is true, because a sum of 99 % would suggest a
  /// missing series. Each percentage is rounded down, and those with the largest remainders are increased
  /// by 1.
  package let slices: [Slice]

  /// Whether no series has a share.
  package var isEmpty: Bool { slices.allSatisfy { $0.fraction <= 0 } }

  /// Creates the shares of the visible series of a chart.
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

  /// Returns the index of the slice at a fraction of the circle.
  ///
  /// - Parameter position: The fraction, clamped to 0...1; NaN counts as 0. At a boundary, the result is
  ///   the slice that starts there.
  /// - Returns: An index in `slices`; `nil` if there are no slices with a share.
  package func index(at position: Double) -> Int? {
    let position = position.isNaN ? 0 : min(max(position, 0), 1)
    return slices.firstIndex { $0.fraction > 0 && position < $0.end }
      ?? slices.lastIndex { $0.fraction > 0 }
  }

  /// Returns the average of the values except gaps, with negative values as 0; 0 if there are no values.
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

  /// Returns whole percentages that add up to 100, or all 0.
  ///
  /// - Parameter fractions: Fractions whose sum is 1, or all 0.
  /// - Returns: The percentages, each rounded down and those with the largest remainders increased by 1.
  ///   Among equal remainders, the first ones are increased.
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
  /// The indices of the points in the window; if it lies between two points, that of the nearest point.
  package var shownIndices: Range<Int> {
    let seen = window.seen
    guard seen.isEmpty else { return seen }
    let positions = window.positions
    let middle = (positions.lowerBound + positions.upperBound) / 2
    return axis.nearestIndex(to: middle).map { $0..<$0 + 1 } ?? 0..<0
  }
}
