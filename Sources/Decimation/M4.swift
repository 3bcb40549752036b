/// M4: the first, last, lowest and highest point of each bucket.
///
/// With one bucket for each column of device pixels, the line through the kept points covers the same
/// pixels as the line through all of them (Jugel, Jerzak, Hackenbroich, Markl: "M4: A
/// Visualization-Oriented Time Series Data Aggregation", VLDB 2014).
///
///     let times = try Positions(ascending: x)
///     M4.indices(of: y.span, at: times, in: .equalWidth(640, over: 0...100))
public enum M4 {
  /// Picks the points of a series that draw the same line.
  ///
  /// NaN and ±∞ are gaps: they are never kept, and they end a run. Within a run, the points that share
  /// a bucket form a group: a group of up to four is kept whole, of a larger one are kept its first,
  /// last, lowest and highest point. Where several are equally low or high, the first one wins; a
  /// point that plays two parts is kept once. So a group gives at most four points, a bucket without
  /// points gives none, and a series that is already sparse comes back unchanged.
  ///
  /// Of the points outside of the buckets each run keeps the last one before them and the first one
  /// after them, so that the line leaves the plot at the right slope, even where none of its points
  /// is inside. A run that lies wholly on one side gives nothing.
  ///
  /// - Parameters:
  ///   - values: The series.
  ///   - positions: Where its points stand; a surplus of values or positions is ignored.
  ///   - buckets: One for each column of device pixels.
  ///   - threads: The most threads that may work on it; `nil` for as many as there are processors.
  ///     Below 16 MiB of values it is one. The result is the same for any number.
  /// - Returns: The kept positions, ascending, and their runs; empty where no point can be drawn.
  /// - Complexity: O(*n*) in the points inside the buckets; allocates the result and 24 bytes a bucket.
  public static func indices<Value: SeriesValue, X: Coordinate>(
    of values: Span<Value>, at positions: Positions<X>, in buckets: Buckets<X>,
    threads: Int? = nil
  ) -> Decimated {
    PointChoice.m4.points(of: values, at: positions, in: buckets, threads: threads)
  }

  /// Picks the points of a series that draw the same line, without looking at each of its values.
  ///
  /// - Parameters:
  ///   - pyramid: The series.
  ///   - positions: Where its points stand; a surplus of values or positions is ignored.
  ///   - buckets: One for each column of device pixels; those of `Buckets.aligned` are looked up the
  ///     quickest.
  /// - Returns: The same as for `pyramid.values`.
  /// - Complexity: O(*b* log *n*) for *b* buckets in a series without gaps, and O(log *n*) more for
  ///   each gap; allocates the result and some 64 bytes a bucket.
  public static func indices<Value: SeriesValue, X: Coordinate>(
    of pyramid: Pyramid<Value>, at positions: Positions<X>, in buckets: Buckets<X>
  ) -> Decimated {
    PointChoice.m4.points(of: pyramid, at: positions, in: buckets)
  }

  /// Picks the points of a series whose points stand a fixed step apart, from buckets of equal counts.
  ///
  /// - Parameters:
  ///   - values: The series.
  ///   - buckets: How many buckets; less than 1 counts as 1.
  ///   - threads: As for `indices(of:at:in:threads:)`.
  /// - Returns: As `indices(of:at:in:threads:)`.
  /// - Complexity: O(*n*); allocates the result and 24 bytes a bucket.
  public static func indices<Value: SeriesValue>(
    of values: Span<Value>, buckets: Int, threads: Int? = nil
  ) -> Decimated {
    indices(
      of: values, at: Positions<Int64>.indices, in: .equalCount(buckets), threads: threads)
  }
}
