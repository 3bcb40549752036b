/// LTTB: few points that look like all of them, for lines that a human reads.
///
/// Largest-Triangle-Three-Buckets (Steinarsson: "Downsampling Time Series for Visual Representation",
/// University of Iceland, 2013). It keeps the shape with fewer points than `M4`, but promises nothing
/// about extremes: a peak may be missing. Use `M4` where the picture must not change.
///
///     let times = try Positions(ascending: x)
///     LTTB.indices(of: y.span, at: times, points: 2_000)
public enum LTTB {
  /// Picks about equally many points of each part of a series, each where the line bends most.
  ///
  /// NaN and ±∞ are gaps and never kept. The first and the last point that can be drawn are kept. The
  /// points between them, gaps too, are shared out by their number into `points` − 2 buckets, which
  /// differ by at most one point: with *m* points between, bucket *k* begins *k*·*m* / (`points` − 2)
  /// points after the first one, rounded down. Each bucket gives the point that spans the largest
  /// triangle with the point kept before it and the mean of the points in the next bucket; where
  /// several are equally large, as on a plateau or where x are equal, the first one wins. A bucket
  /// that holds only gaps gives nothing and is passed over, as the next one of its neighbour too; so
  /// the result may be shorter than asked, and is never longer.
  ///
  /// A run of the result ends where a gap lies between two kept points. Unlike with `M4`, a short run
  /// of the series may vanish.
  ///
  /// Areas are computed with `Double`, from values that are rounded to it, and from positions that are
  /// first counted from the point kept before, so that nanoseconds stay exact. The areas of two points
  /// may come out in the wrong order where they differ by less than a 10¹⁵th of the products they are
  /// made of, or are below 1e-300. Positions with a fixed step count as if the step were 1, and so do
  /// listed ones that equal them.
  ///
  /// - Parameters:
  ///   - values: The series.
  ///   - positions: Where its points stand; a surplus of values or positions is ignored.
  ///   - points: The most points of the result. None for 0 or less, the first one for 1, the first and
  ///     the last one for 2; all that can be drawn when there are no more between these two, gaps
  ///     counted.
  /// - Returns: The kept positions, ascending, and their runs; empty where no point can be drawn. The
  ///   same on every machine.
  /// - Complexity: O(*n*), in one thread; allocates the result and 8 bytes a bucket.
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

  /// Picks points of a series whose points stand a fixed step apart.
  ///
  /// - Parameters:
  ///   - values: The series.
  ///   - points: The most points of the result.
  /// - Returns: As `indices(of:at:points:)`.
  /// - Complexity: O(*n*), in one thread; allocates the result and 8 bytes a bucket.
  public static func indices<Value: SeriesValue>(
    of values: Span<Value>, points: Int
  ) -> Decimated {
    indices(of: values, at: Positions<Int64>.indices, points: points)
  }
}
