/// Decimation by Largest-Triangle-Three-Buckets, which preserves the visual shape of a line.
///
/// LTTB selects one point from each bucket of the series (Steinarsson: "Downsampling Time Series for Visual
/// Representation", University of Iceland, 2013). It shows the shape with fewer points than `M4`, but does
/// not guarantee extremes: a peak may be lost. Use `M4` if the rendered output must not change.
///
///     let times = try Positions(ascending: x)
///     LTTB.indices(of: y.span, at: times, points: 2_000)
public enum LTTB {
  /// Returns the indices of the points that LTTB keeps: one from each bucket, and the first and last point.
  ///
  /// NaN and ±∞ are gaps and are never kept. The first and the last finite point are kept. The *m* points
  /// between them, including gaps, are divided into `points` − 2 buckets whose sizes differ by at most one.
  /// Bucket *k*, counted from 0, starts *k*·*m* / (`points` − 2) points, rounded down, after the start of
  /// bucket 0. A bucket keeps the point that forms the largest triangle with the previously kept point and
  /// the mean of the points in the next bucket. If several areas are equal, as on a plateau or at equal x,
  /// the first of these points is kept. Buckets that contain only gaps keep no point and do not count
  /// as the next bucket. The result may therefore have fewer points than requested, but never more.
  ///
  /// A run of the result ends where the series has a gap between two kept points. Unlike with `M4`, a short
  /// run of the series may be omitted.
  ///
  /// Areas are computed in `Double`, from rounded values and from positions relative to the previously kept
  /// point, so that positions in nanoseconds stay exact. An area is the difference of two products. Two areas
  /// may be ordered wrongly if they differ by less than 10⁻¹⁵ times these products, or are below 1e-300.
  /// Positions with a fixed step are replaced by indices, because the step scales all areas equally.
  ///
  /// - Parameters:
  ///   - values: The values of the series.
  ///   - positions: The positions of its points; excess values or positions are ignored.
  ///   - points: The maximum number of points. With 0 or less, no point is kept; with 1, only the first
  ///     finite one; with 2, only the first and the last. All finite points are kept if there are at most
  ///     `points` points, including gaps, from the first to the last of them.
  /// - Returns: The indices of the kept points, ascending, and their runs; empty if no value is finite. The
  ///   result is the same on every machine.
  /// - Complexity: O(*n*), on one thread; allocates the result and 8 bytes per bucket.
  public static func indices<Value: SeriesValue, X: Coordinate>(
    of values: Span<Value>, at positions: Positions<X>, points: Int
  ) -> Decimated {
    let count = min(values.count, positions.count ?? values.count)
    return values.extracting(first: count).withUnsafeBufferPointer { values in
      positions.withKernelPositions { positions in
        LTTBSelection(values: values, positions: positions).pick(points)
      }
    }
  }

  /// Returns the indices of the points that LTTB keeps of a series with a fixed step.
  ///
  /// - Parameters:
  ///   - values: The values of the series.
  ///   - points: The maximum number of points, as for `indices(of:at:points:)`.
  /// - Returns: The indices of the kept points, ascending, and their runs; empty if no value is finite.
  /// - Complexity: O(*n*), on one thread; allocates the result and 8 bytes per bucket.
  public static func indices<Value: SeriesValue>(
    of values: Span<Value>, points: Int
  ) -> Decimated {
    indices(of: values, at: Positions<Int64>.indices, points: points)
  }
}
