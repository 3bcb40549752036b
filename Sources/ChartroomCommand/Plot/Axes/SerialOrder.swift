/// A test whether the order of numbers is significant.
package enum SerialOrder {
  /// The number of values from which their order is examined.
  private static let leastCount = 30

  /// Returns whether numbers are in random order: none predicts the next.
  ///
  /// The test is that of Bartels (1982), von Neumann's ratio of ranks: the mean square of the differences of adjacent
  /// ranks over the variance of the ranks. It is about 2 ± 2/√n for numbers in no order, and less where adjacent
  /// numbers are similar. Two deviations to either side count as no order.
  ///
  /// - Parameter numbers: The numbers; those that are not finite are left out.
  /// - Returns: `false` for fewer than 30 numbers and if all are equal.
  /// - Complexity: O(*n* log *n*).
  package static func isAbsent(from numbers: some Sequence<Double>) -> Bool {
    let values = numbers.filter(\.isFinite)
    guard values.count >= leastCount else { return false }
    let ranks = ranks(of: values)
    let mean = Double(values.count - 1) / 2
    let variance = ranks.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    guard variance > 0 else { return false }
    let steps = zip(ranks, ranks.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
    return abs(steps / variance - 2) <= 4 / Double(values.count).squareRoot()
  }

  /// Returns the rank of each value, from 0; equal values have the mean of their ranks.
  private static func ranks(of values: [Double]) -> [Double] {
    let order = values.indices.sorted { values[$0] < values[$1] }
    var ranks = Array(repeating: 0.0, count: values.count)
    var first = 0
    while first < order.count {
      var next = first + 1
      while next < order.count, values[order[next]] == values[order[first]] { next += 1 }
      for place in first..<next { ranks[order[place]] = Double(first + next - 1) / 2 }
      first = next
    }
    return ranks
  }
}
