/// Decimation by M4, which keeps the first, last, lowest and highest points of each bucket.
///
/// With one bucket per column of device pixels, the line through the kept points covers the same pixels as
/// the line through all points, if it is one pixel wide and drawn without antialiasing (Jugel, Jerzak,
/// Hackenbroich, Markl: "M4: A Visualization-Oriented Time Series Data Aggregation", VLDB 2014).
///
///     let times = try Positions(ascending: x)
///     M4.indices(of: y.span, at: times, in: .equalWidth(640, over: 0...100))
public enum M4 {
  /// Returns the indices of the first, last, lowest and highest points of each bucket.
  ///
  /// NaN and ±∞ are gaps: they are never kept, and they divide the series into runs of consecutive points.
  /// The points of a run that fall into the same bucket form a group. A group of up to four points is kept
  /// whole. Of a larger group, the first, last, lowest and highest points are kept. Of equally low or high
  /// points, the first one is kept. A group therefore keeps at most four points, and a sparse series stays
  /// unchanged.
  ///
  /// A run that crosses either end of the buckets also keeps its nearest point beyond that end, so that the
  /// line leaves the plot at the right slope. This applies even if the run has no point inside the buckets. A
  /// run that is entirely on one side of the buckets keeps no point.
  ///
  /// - Parameters:
  ///   - values: The values of the series.
  ///   - positions: The positions of its points; excess values or positions are ignored.
  ///   - buckets: The buckets. One per column of device pixels preserves the pixels of a line that is not
  ///     antialiased; `Buckets.columns` suits antialiased lines.
  ///   - threads: The maximum number of threads; `nil`, the default, for the number of processors. Values
  ///     below 1 count as 1. For less than 16 MiB of values, one thread is used. The result does not depend
  ///     on the number.
  /// - Returns: The indices of the kept points, ascending, and their runs; empty if no run reaches the
  ///   buckets.
  /// - Complexity: O(*n*) for *n* points inside the buckets; allocates the result and 24 bytes per bucket.
  public static func indices<Value: SeriesValue, X: Coordinate>(
    of values: Span<Value>, at positions: Positions<X>, in buckets: Buckets<X>,
    threads: Int? = nil
  ) -> Decimated {
    PointChoice.m4.points(of: values, at: positions, in: buckets, threads: threads)
  }

  /// Returns the indices of the points that M4 keeps, with the extremes looked up in a pyramid.
  ///
  /// - Parameters:
  ///   - pyramid: The series.
  ///   - positions: The positions of its points; excess values or positions are ignored.
  ///   - buckets: The buckets, for example one per column of device pixels. Those of `Buckets.aligned` are
  ///     the fastest.
  /// - Returns: The result of `indices(of:at:in:threads:)` for `pyramid.values`.
  /// - Complexity: O(*b* log *n*) for *b* buckets in a series without gaps, and O(log *n*) more for each gap;
  ///   allocates the result and about 64 bytes per bucket.
  public static func indices<Value: SeriesValue, X: Coordinate>(
    of pyramid: Pyramid<Value>, at positions: Positions<X>, in buckets: Buckets<X>
  ) -> Decimated {
    PointChoice.m4.points(of: pyramid, at: positions, in: buckets)
  }

  /// Returns the indices of the points that M4 keeps of a series with a fixed step.
  ///
  /// The numbers of points in the buckets differ by at most one.
  ///
  /// - Parameters:
  ///   - values: The values of the series.
  ///   - buckets: The number of buckets; a value less than 1 counts as 1.
  ///   - threads: The maximum number of threads, as for `indices(of:at:in:threads:)`; `nil`, the default, for
  ///     the number of processors.
  /// - Returns: The indices of the kept points, ascending, and their runs; empty if no value is finite.
  /// - Complexity: O(*n*); allocates the result and 24 bytes per bucket.
  public static func indices<Value: SeriesValue>(
    of values: Span<Value>, buckets: Int, threads: Int? = nil
  ) -> Decimated {
    indices(
      of: values, at: Positions<Int64>.indices, in: .equalCount(buckets), threads: threads)
  }
}
