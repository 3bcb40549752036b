/// Decimation that keeps every n-th point, as the baseline of comparisons.
///
/// Do not use it for pictures: it loses peaks between the kept points and aliases waves.
public enum EveryNth {
  /// Returns points at equal index distances, whatever their values.
  ///
  /// Of *n* points it keeps those with the indices *k*·*n* / `points`, rounded down. NaN and ±∞ are
  /// gaps and are never kept, so the result may have fewer points than requested. A run ends where a gap lies
  /// between two kept points.
  ///
  /// - Parameters:
  ///   - values: The values of the series.
  ///   - points: The maximum number of points. None for 0 or less; all finite points for the count of
  ///     values or more.
  /// - Returns: The indices of the kept points, ascending, and their runs; empty if no value is finite.
  /// - Complexity: O(*n*), because it searches for gaps; allocates the result.
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
