extension Buckets {
  /// Returns buckets for a plot with antialiased lines: `perColumn` for each column of device pixels.
  ///
  ///     M4.indices(of: y.span, at: times, in: .columns(1920, over: first...last))
  ///
  /// - Parameters:
  ///   - pixels: The width of the plot in device pixels; less than 1 counts as 1.
  ///   - domain: The x at the edges of the plot, as for `equalWidth`.
  /// - Returns: Buckets of equal width that together cover the domain.
  public static func columns(_ pixels: Int, over domain: ClosedRange<X>) -> Buckets {
    equalWidth(perColumn * min(max(pixels, 1), mostBuckets), over: domain)
  }

  /// Returns buckets anchored to the data, for panning or zooming a plot with antialiased lines.
  ///
  /// The width of a bucket is a multiple of the spacing of the points (1 for explicit positions). The
  /// multiplier has at most three significant binary digits: 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20 …
  /// There are at least `perColumn` buckets per column of device pixels or, where the points are sparser, one
  /// per point. This minimum is exceeded by at most 25 % and two buckets where a bucket spans four points or
  /// more, and by at most 100 % where it spans fewer.
  /// The same points are therefore kept while the width of the domain stays the same, and a zoom changes
  /// them only now and then.
  ///
  /// - Parameters:
  ///   - pixels: The width of the plot in device pixels; less than 1 counts as 1.
  ///   - positions: The positions of the points of the series.
  ///   - domain: The x at the edges of the plot, as for `equalWidth`.
  /// - Returns: Buckets that cover the domain; the first and the last one may extend beyond it.
  public static func columns(
    _ pixels: Int, stickingTo positions: Positions<X>, over domain: ClosedRange<X>
  ) -> Buckets {
    sticking(
      to: positions, columns: perColumn * min(max(pixels, 1), mostBuckets), digits: 3,
      over: domain)
  }

  /// The number of buckets for each column of device pixels, for antialiased lines: 2.
  ///
  /// One bucket is exact for lines of single pixels without antialiasing. An antialiased line also shows the
  /// position of a point within its column, and one bucket can leave a pixel transparent that should be
  /// covered. The table shows the difference between pictures of the points that M4 keeps and of the whole
  /// line (`PixelError`: the mean over the touched pixels, and the largest difference, of 255; 1920 × 1080
  /// pixels, 1 million points; the test of this name prints it):
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
  /// Each doubling about halves the error and doubles the points. Two is the lowest density at which a line of
  /// 1.5 pixels or more covers, at least partly, every pixel that it should cover. For pictures that are viewed
  /// enlarged, use four.
  ///
  /// The same number of points by `MinMax`, in twice as many buckets, had half to four fifths of the error.
  public static var perColumn: Int { 2 }
}
