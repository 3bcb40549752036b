/// LTTB: decimation to a few points that keep the shape of a line for human readers.
///
/// Largest-Triangle-Three-Buckets (Steinarsson: "Downsampling Time Series for Visual Representation",
/// University of Iceland, 2013). It keeps the shape with fewer points than `M4`, but does not guarantee
/// extremes: a peak may be lost. Use `M4` if the picture must not change.
///
///     let times = try Positions(ascending: x)
///     LTTB.indices(of: y.span, at: times, points: 2_000)
public enum LTTB {
  /// Returns one point of each bucket: the one that forms the largest triangle with its adjacent buckets.
  ///
  /// NaN and ±∞ are gaps and are never kept. The first and the last finite point are kept. The *m* points
  /// between them, including gaps, are divided into `points` − 2 buckets whose sizes differ by at most one:
  /// bucket *k* starts *k*·*m* / (`points` − 2) points after the first one, rounded down. A bucket keeps the
  /// point that forms the largest triangle with the previously kept point and the mean of the points in the
  /// next bucket. Of equal areas, as on a plateau or at equal x, the first one wins. A bucket that contains
  /// only gaps keeps no point, and is skipped as the next bucket of another one. The result may therefore have
  /// fewer points than requested, and never has more.
  ///
  /// A run of the result ends where a gap lies between two kept points. Unlike with `M4`, a short run
  /// of the series may vanish.
  ///
  /// Areas are computed as `Double`, from rounded values, and from positions relative to the previously kept
  /// point, so that nanoseconds stay exact. Two areas may be ordered wrongly if they differ by less than
  /// a 10¹⁵th of their products, or are below 1e-300. A fixed step, also of explicit positions, counts as 1.
  ///
  /// - Parameters:
  ///   - values: The values of the series.
  ///   - positions: The positions of its points; surplus values or positions are ignored.
  ///   - points: The maximum number of points. None for 0 or less, the first one for 1, the first and
  ///     the last one for 2; all finite points if there are no more from the first to the last one,
  ///     including gaps.
  /// - Returns: The indices of the kept points, ascending, and their runs; empty if no value is finite. The
  ///   result is the same on every machine.
  /// - Complexity: O(*n*), on one thread; allocates the result and 8 bytes per bucket.
  public static func indices<Value: SeriesValue, X: Coordinate>(
    of values: Span<Value>, at positions: Positions<X>, points: Int
  ) -> Decimated {
    let count = min(values.count, positions.count ?? values.count)
    return values.extracting(first: count).withUnsafeBufferPointer { values in
      positions.withKernelPositions { positions in
        LargestTriangles(values: values, positions: positions).pick(points)
      }
    }
  }

  /// Returns one point of each bucket of a series with a fixed step.
  ///
  /// - Parameters:
  ///   - values: The values of the series.
  ///   - points: The maximum number of points.
  /// - Returns: As `indices(of:at:points:)`.
  /// - Complexity: O(*n*), on one thread; allocates the result and 8 bytes per bucket.
  public static func indices<Value: SeriesValue>(
    of values: Span<Value>, points: Int
  ) -> Decimated {
    indices(of: values, at: Positions<Int64>.indices, points: points)
  }
}
