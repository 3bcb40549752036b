/// Min-max: the lowest and the highest point of each bucket.
///
/// It keeps half the points of M4. The line has the same extent in every bucket, but may join the buckets at
/// other heights.
public enum MinMax {
  /// Returns the lowest and the highest point of each bucket.
  ///
  /// Gaps, ties, empty buckets and the adjacent points outside are handled as by `M4`. A run keeps at most
  /// two points per bucket, and one if all its values in the bucket are equal.
  ///
  /// - Parameters:
  ///   - values: The values of the series.
  ///   - positions: The positions of its points; surplus values or positions are ignored.
  ///   - buckets: The buckets.
  ///   - threads: As for `M4.indices(of:at:in:threads:)`.
  /// - Returns: The indices of the kept points, ascending, and their runs; empty if no run reaches the buckets.
  /// - Complexity: O(*n*) in the points inside the buckets; allocates the result and 24 bytes per bucket.
  public static func indices<Value: SeriesValue, X: Coordinate>(
    of values: Span<Value>, at positions: Positions<X>, in buckets: Buckets<X>,
    threads: Int? = nil
  ) -> Decimated {
    PointChoice.minMax.points(of: values, at: positions, in: buckets, threads: threads)
  }

  /// Returns the lowest and the highest point of each bucket, by a pyramid instead of a scan.
  ///
  /// - Parameters:
  ///   - pyramid: The series.
  ///   - positions: The positions of its points; surplus values or positions are ignored.
  ///   - buckets: The buckets.
  /// - Returns: The same result as for `pyramid.values`.
  /// - Complexity: As for `M4.indices(of:at:in:)`.
  public static func indices<Value: SeriesValue, X: Coordinate>(
    of pyramid: Pyramid<Value>, at positions: Positions<X>, in buckets: Buckets<X>
  ) -> Decimated {
    PointChoice.minMax.points(of: pyramid, at: positions, in: buckets)
  }

  /// Returns the lowest and the highest point of each of several buckets of equal counts.
  ///
  /// - Parameters:
  ///   - values: The values of the series.
  ///   - buckets: The number of buckets; less than 1 counts as 1.
  ///   - threads: As for `M4.indices(of:at:in:threads:)`.
  /// - Returns: As `indices(of:at:in:threads:)`.
  /// - Complexity: O(*n*); allocates the result and 24 bytes per bucket.
  public static func indices<Value: SeriesValue>(
    of values: Span<Value>, buckets: Int, threads: Int? = nil
  ) -> Decimated {
    indices(
      of: values, at: Positions<Int64>.indices, in: .equalCount(buckets), threads: threads)
  }
}
