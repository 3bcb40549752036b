import Foundation

/// The decimals of the labels of an axis.
package enum TickDecimals {
  /// Returns the least number of decimals with which the rounding errors of all ticks are small beside a gap.
  ///
  /// - Parameters:
  ///   - ticks: The finite values of the ticks.
  ///   - gap: The least distance of two ticks; `nil`, the default, to compute it, or for a single tick its magnitude.
  ///   - most: The maximum number of decimals.
  /// - Returns: The number of decimals.
  package static func needed(by ticks: [Double], gap: Double? = nil, most: Int) -> Int {
    let gap = gap ?? least(of: ticks)
    return (0..<most).first { digits in
      let power = pow(10, Double(digits))
      return ticks.allSatisfy { abs($0 - ($0 * power).rounded() / power) <= gap * 1e-3 }
    } ?? most
  }

  private static func least(of ticks: [Double]) -> Double {
    zip(ticks, ticks.dropFirst()).map { abs($1 - $0) }.filter { $0 > 0 }.min()
      ?? ticks.first.map { abs($0) } ?? 0
  }
}
