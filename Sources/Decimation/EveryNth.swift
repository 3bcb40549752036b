/// Every n-th point: what costs least and shows least, for comparisons.
///
/// Use it as the baseline of a report and never for a picture: what lies between the kept points, a
/// peak or a whole wave, is lost or becomes another wave.
public enum EveryNth {
  /// Keeps points at equal distances, whatever their values.
  ///
  /// Of *n* points it keeps those with the numbers *k*·*n* / `points`, rounded down. NaN and ±∞ are
  /// gaps: one that is met is not kept, so the result may be shorter than asked. A run ends where a
  /// gap lies between two kept points.
  ///
  /// - Parameters:
  ///   - values: The series.
  ///   - points: The most points of the result. None for 0 or less; all that can be drawn for the
  ///     count of values or more.
  /// - Returns: The kept positions, ascending, and their runs; empty where no point can be drawn.
  /// - Complexity: O(*n*), because gaps are looked for; allocates the result.
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
