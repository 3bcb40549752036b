/// Min-max: the lowest and the highest point of each bucket.
///
/// Half the points of M4 for a line that reaches as far up and down in every bucket, but may join its
/// buckets at other heights.
public enum MinMax {
  /// Picks the lowest and the highest point of each bucket.
  ///
  /// Gaps, ties, empty buckets and the neighbours outside are as for `M4`. A run gives at most
  /// two points a bucket, and one where all values in it are equal.
  ///
  /// - Parameters:
  ///   - values: The series.
  ///   - positions: Where its points stand; a surplus of values or positions is ignored.
  ///   - buckets: The buckets.
  ///   - threads: As for `M4.indices(of:at:in:threads:)`.
  /// - Returns: The kept positions, ascending, and their runs; empty where no point can be drawn.
  /// - Complexity: O(*n*) in the points inside the buckets; allocates the result and 24 bytes a bucket.
  public static func indices<Value: SeriesValue, X: Coordinate>(
    of values: Span<Value>, at positions: Positions<X>, in buckets: Buckets<X>,
    threads: Int? = nil
  ) -> Decimated {
    PointChoice.minMax.points(of: values, at: positions, in: buckets, threads: threads)
  }

  /// Picks the lowest and the highest point of each bucket, without looking at each value.
  ///
  /// - Parameters:
  ///   - pyramid: The series.
  ///   - positions: Where its points stand; a surplus of values or positions is ignored.
  ///   - buckets: The buckets.
  /// - Returns: The same as for `pyramid.values`.
  /// - Complexity: As for `M4.indices(of:at:in:)`.
  public static func indices<Value: SeriesValue, X: Coordinate>(
    of pyramid: Pyramid<Value>, at positions: Positions<X>, in buckets: Buckets<X>
  ) -> Decimated {
    PointChoice.minMax.points(of: pyramid, at: positions, in: buckets)
  }

  /// Picks the lowest and the highest point of buckets of equal counts.
  ///
  /// - Parameters:
  ///   - values: The series.
  ///   - buckets: How many buckets; less than 1 counts as 1.
  ///   - threads: As for `M4.indices(of:at:in:threads:)`.
  /// - Returns: As `indices(of:at:in:threads:)`.
  /// - Complexity: O(*n*); allocates the result and 24 bytes a bucket.
  public static func indices<Value: SeriesValue>(
    of values: Span<Value>, buckets: Int, threads: Int? = nil
  ) -> Decimated {
    indices(
      of: values, at: Positions<Int64>.indices, in: .equalCount(buckets), threads: threads)
  }
}
