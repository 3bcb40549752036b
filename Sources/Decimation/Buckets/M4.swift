/// M4: the first, last, lowest and highest point of each bucket.
///
/// With one bucket per column of device pixels, the line through the kept points covers the same pixels as
/// the line through all points (Jugel, Jerzak, Hackenbroich, Markl: "M4: A
/// Visualization-Oriented Time Series Data Aggregation", VLDB 2014).
///
///     let times = try Positions(ascending: x)
///     M4.indices(of: y.span, at: times, in: .equalWidth(640, over: 0...100))
public enum M4 {
  /// Returns the indices of the points that suffice to draw the same line as the whole series.
  ///
  /// NaN and ±∞ are gaps: they are never kept, and they end a run. The points of a run that share a bucket
  /// form a group. A group of up to four points is kept whole; of a larger group, the first, last, lowest and
  /// highest point are kept. Of equally low or high points, the first one wins. A group therefore keeps at
  /// most four points, and a sparse series stays unchanged.
  ///
  /// Each run also keeps its last point before the buckets and its first point after them, so that the line
  /// leaves the plot at the right slope, even if no point lies inside. A run that lies entirely on one side
  /// keeps no point.
  ///
  /// - Parameters:
  ///   - values: The values of the series.
  ///   - positions: The positions of its points; surplus values or positions are ignored.
  ///   - buckets: The buckets: one per column of device pixels gives the same pixels without antialiasing;
  ///     `Buckets.columns` suits antialiased lines.
  ///   - threads: The maximum number of threads; `nil` for the number of processors. Below 16 MiB of values,
  ///     one thread is used. The result is the same for any number.
  /// - Returns: The indices of the kept points, ascending, and their runs; empty if no run reaches the buckets.
  /// - Complexity: O(*n*) in the points inside the buckets; allocates the result and 24 bytes per bucket.
  public static func indices<Value: SeriesValue, X: Coordinate>(
    of values: Span<Value>, at positions: Positions<X>, in buckets: Buckets<X>,
    threads: Int? = nil
  ) -> Decimated {
    PointChoice.m4.points(of: values, at: positions, in: buckets, threads: threads)
  }

  /// Returns the points of a series that draw the same line, by a pyramid instead of a scan.
  ///
  /// - Parameters:
  ///   - pyramid: The series.
  ///   - positions: The positions of its points; surplus values or positions are ignored.
  ///   - buckets: The buckets, one per column of device pixels; those of `Buckets.aligned` are the fastest.
  /// - Returns: The same result as for `pyramid.values`.
  /// - Complexity: O(*b* log *n*) for *b* buckets in a series without gaps, and O(log *n*) more for
  ///   each gap; allocates the result and about 64 bytes per bucket.
  public static func indices<Value: SeriesValue, X: Coordinate>(
    of pyramid: Pyramid<Value>, at positions: Positions<X>, in buckets: Buckets<X>
  ) -> Decimated {
    PointChoice.m4.points(of: pyramid, at: positions, in: buckets)
  }

  /// Returns the points of a series with a fixed step that draw the same line, from buckets of equal counts.
  ///
  /// - Parameters:
  ///   - values: The values of the series.
  ///   - buckets: The number of buckets; less than 1 counts as 1.
  ///   - threads: As for `indices(of:at:in:threads:)`.
  /// - Returns: As `indices(of:at:in:threads:)`.
  /// - Complexity: O(*n*); allocates the result and 24 bytes per bucket.
  public static func indices<Value: SeriesValue>(
    of values: Span<Value>, buckets: Int, threads: Int? = nil
  ) -> Decimated {
    indices(
      of: values, at: Positions<Int64>.indices, in: .equalCount(buckets), threads: threads)
  }
}
