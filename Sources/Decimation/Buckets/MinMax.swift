/// Decimation that keeps the lowest and the highest points of each bucket.
///
/// With the same buckets, it keeps half as many points of a dense series as `M4`. In every bucket, the line
/// through the kept points has the vertical extent of the whole line, but it may cross the edges of the
/// bucket at other heights.
public enum MinMax {
  /// Returns the indices of the lowest and the highest points of each bucket.
  ///
  /// NaN and ±∞ are gaps: they are never kept, and they divide the series into runs of consecutive points. A
  /// run keeps at most two points per bucket, and one if all its values in the bucket are equal. Of equally
  /// low or high points, the first one is kept. As with `M4`, a run that crosses either end of the buckets
  /// also keeps its nearest point beyond that end.
  ///
  /// - Parameters:
  ///   - values: The values of the series.
  ///   - positions: The positions of its points; excess values or positions are ignored.
  ///   - buckets: The buckets that divide the x axis.
  ///   - threads: The maximum number of threads, as for `M4.indices(of:at:in:threads:)`; `nil`, the default,
  ///     for the number of processors.
  /// - Returns: The indices of the kept points, ascending, and their runs; empty if no run reaches the
  ///   buckets.
  /// - Complexity: O(*n*) for *n* points inside the buckets; allocates the result and 24 bytes per bucket.
  public static func indices<Value: SeriesValue, X: Coordinate>(
    of values: Span<Value>, at positions: Positions<X>, in buckets: Buckets<X>,
    threads: Int? = nil
  ) -> Decimated {
    PointChoice.minMax.points(of: values, at: positions, in: buckets, threads: threads)
  }

  /// Returns the indices of the lowest and the highest points of each bucket, looked up in a pyramid.
  ///
  /// - Parameters:
  ///   - pyramid: The series.
  ///   - positions: The positions of its points; excess values or positions are ignored.
  ///   - buckets: The buckets that divide the x axis. Those of `Buckets.aligned` are the fastest.
  /// - Returns: The result of `indices(of:at:in:threads:)` for `pyramid.values`.
  /// - Complexity: O(*b* log *n*) for *b* buckets in a series without gaps, and O(log *n*) more for each gap;
  ///   allocates the result and about 64 bytes per bucket.
  public static func indices<Value: SeriesValue, X: Coordinate>(
    of pyramid: Pyramid<Value>, at positions: Positions<X>, in buckets: Buckets<X>
  ) -> Decimated {
    PointChoice.minMax.points(of: pyramid, at: positions, in: buckets)
  }

  /// Returns the indices of the lowest and the highest points of each bucket of a series with a fixed step.
  ///
  /// The numbers of points in the buckets differ by at most one.
  ///
  /// - Parameters:
  ///   - values: The values of the series.
  ///   - buckets: The number of buckets; a value less than 1 counts as 1.
  ///   - threads: The maximum number of threads, as for `M4.indices(of:at:in:threads:)`; `nil`, the default,
  ///     for the number of processors.
  /// - Returns: The indices of the kept points, ascending, and their runs; empty if no value is finite.
  /// - Complexity: O(*n*); allocates the result and 24 bytes per bucket.
  public static func indices<Value: SeriesValue>(
    of values: Span<Value>, buckets: Int, threads: Int? = nil
  ) -> Decimated {
    indices(
      of: values, at: Positions<Int64>.indices, in: .equalCount(buckets), threads: threads)
  }
}
