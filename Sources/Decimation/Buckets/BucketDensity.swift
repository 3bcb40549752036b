extension Buckets {
  /// Returns buckets for a plot with antialiased lines: `perColumn` buckets for each column of device pixels.
  ///
  ///     M4.indices(of: y.span, at: times, in: .columns(1920, over: first...last))
  ///
  /// - Parameters:
  ///   - pixels: The width of the plot in device pixels; a value less than 1 counts as 1.
  ///   - domain: The x range of the plot. A domain without width or with an infinite bound gives one bucket.
  /// - Returns: Buckets of equal width that together cover the domain.
  public static func columns(_ pixels: Int, over domain: ClosedRange<X>) -> Buckets {
    equalWidth(perColumn * min(max(pixels, 1), mostBuckets), over: domain)
  }

  /// Returns buckets anchored to the data, for panning or zooming a plot with antialiased lines.
  ///
  /// The width of a bucket is the step of the positions times a factor with at most three significant binary
  /// digits: 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20 …. Explicit positions count as having a step of 1. If
  /// they are `Double`, the factor can also be a fraction.
  ///
  /// There are at least `perColumn` buckets per column of device pixels or, if a step is wider than such a
  /// bucket, one per step. If a bucket is at least four steps wide, there are at most 25 % more buckets than
  /// this minimum, plus two; otherwise, there are at most 100 % more, plus two.
  ///
  /// Because the edges are fixed to the data, panning does not change which points of a bucket are kept, as
  /// long as the width of the domain stays the same. During a zoom, the kept points of a bucket change only
  /// when the factor does.
  ///
  /// - Parameters:
  ///   - pixels: The width of the plot in device pixels; a value less than 1 counts as 1.
  ///   - positions: The positions of the points of the series.
  ///   - domain: The x range of the plot. A domain without width or with an infinite bound gives one bucket.
  /// - Returns: Buckets that cover the domain; the first and the last one may extend beyond it.
  public static func columns(
    _ pixels: Int, stickingTo positions: Positions<X>, over domain: ClosedRange<X>
  ) -> Buckets {
    sticking(
      to: positions, columns: perColumn * min(max(pixels, 1), mostBuckets), digits: 3,
      over: domain)
  }

  /// The recommended number of buckets per column of device pixels for antialiased lines: 2.
  ///
  /// One bucket per column is exact for lines one pixel wide that are drawn without antialiasing. An
  /// antialiased line also depends on the positions of points within a column, so that one bucket can leave a
  /// pixel transparent that the line should cover.
  ///
  /// The table compares images of the line through the points that M4 keeps with images of the whole line.
  /// Each entry consists of the `mean` and the `maximum` of `PixelError`, both in 0...255. Line widths are in
  /// pixels. The images have 1920 × 1080 pixels, and each series has 1 million points. `PixelExactnessTests`
  /// prints these values.
  ///
  ///     buckets for each column        1             2             4
  ///     noisy walk      1   pixel   19.1  197     8.7  156     4.2   68
  ///                     1.5         12.7  212     6.1  132     2.9   73
  ///                     2            9.6  232     4.6  163     2.2   69
  ///                     3            6.5  204     3.0  111     1.4   67
  ///     sine, spikes    1           28.6  128    17.6  127     9.6   63
  ///                     1.5         24.2  191    14.4   74     8.3   64
  ///                     2           20.7  255    11.8  128     6.4   64
  ///                     3           14.4  128     8.3  127     4.3   63
  ///     white noise     1           14.1  223     0.1  207     0.0   96
  ///                     1.5          1.2  255     0.0  127     0.0   60
  ///                     2            0.0  255     0.0  133     0.0   63
  ///                     3            0.0  159     0.0  127     0.0   33
  ///
  /// Each doubling of the buckets about halves the error and doubles the kept points. Two is the lowest
  /// number at which a line of 1.5 pixels or more at least partly covers every pixel that it should cover.
  /// Use four for images that are viewed enlarged.
  ///
  /// `MinMax` with twice as many buckets keeps as many points as M4. In these measurements, its error was
  /// half to four fifths of that of M4.
  public static var perColumn: Int { 2 }
}
