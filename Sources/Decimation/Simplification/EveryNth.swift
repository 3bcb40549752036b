/// Decimation that keeps every *n*-th point, as a baseline for comparisons.
///
/// Do not use it to render a series: it loses peaks between the kept points and aliases periodic signals.
public enum EveryNth {
  /// Returns the indices of points at equal index distances, regardless of their values.
  ///
  /// Of *n* points, those with the indices *k*·*n* / `points`, rounded down, are selected. NaN and ±∞ are
  /// gaps and are never kept, so the result may have fewer points than requested. A run ends where the series
  /// has a gap between two kept points.
  ///
  /// - Parameters:
  ///   - values: The values of the series.
  ///   - points: The maximum number of points. With 0 or less, no point is kept; with the number of values or
  ///     more, every finite point is.
  /// - Returns: The indices of the kept points, ascending, and their runs; empty if every selected value is a
  ///   gap.
  /// - Complexity: O(*n*), because every value is checked for a gap; allocates the result.
  public static func indices<Value: SeriesValue>(
    of values: Span<Value>, points: Int
  ) -> Decimated {
    values.withUnsafeBufferPointer { indices(of: $0, points: min(points, $0.count)) }
  }

  @specialized(where Value == Double)
  @specialized(where Value == Float)
  @specialized(where Value == Int64)
  @specialized(where Value == Int32)
  private static func indices<Value: SeriesValue>(
    of values: UnsafeBufferPointer<Value>, points: Int
  ) -> Decimated {
    guard points > 0 else { return Decimated() }
    let indices = BucketBounds.equal(from: 0, to: values.count, buckets: points).dropLast()
      .filter { !values[$0].isGap }
    return Decimated(indices: indices) { values[$0..<$1].contains(where: \.isGap) }
  }
}
