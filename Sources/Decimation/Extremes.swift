/// The lowest and highest value of a stretch of numbers.
public enum Extremes {
  /// Finds the lowest and the highest finite value by one plain scan.
  ///
  ///     Extremes.finite(in: [2, .nan, 7, .infinity].span)  // 2...7
  ///
  /// - Parameter values: Any numbers in any order; NaN and ±∞ are gaps and are skipped. Pass
  ///   `span.extracting(range)` for a window.
  /// - Returns: `nil` when no value is finite.
  /// - Complexity: O(*n*), no allocation.
  public static func finite(in values: Span<Double>) -> ClosedRange<Double>? {
    var low = Double.infinity
    var high = -Double.infinity
    for index in values.indices {
      let value = values[index]
      guard value.isFinite else { continue }
      if value < low { low = value }
      if value > high { high = value }
    }
    return low <= high ? low...high : nil
  }
}
