/// Decimation by `LTTB` that considers only the lowest and highest points, and is several times as fast.
///
/// Points that are not local extremes rarely form large triangles, so the result looks like that of `LTTB`
/// (Van Der Donckt, Van Der Donckt, Rademaker, Van Hoecke: "MinMaxLTTB: Leveraging MinMax-Preselection to
/// Scale LTTB", 2023, arXiv 2305.00332).
///
///     let times = try Positions(ascending: x)
///     MinMaxLTTB.indices(of: y.span, at: times, points: 2_000)
public enum MinMaxLTTB {
  /// Returns the indices of the points that `LTTB` keeps of those that `MinMax` keeps.
  ///
  /// `MinMax` divides the series into `points` × `ratio` / 2 buckets with equal numbers of points. The points
  /// that it keeps, and the first and the last finite point, are passed to `LTTB`. A series of up to `ratio`
  /// · `points` values is passed to `LTTB` directly.
  ///
  /// Gaps and equal areas are treated as in `LTTB`. The result may have fewer points than requested, but
  /// never more.
  ///
  /// - Parameters:
  ///   - values: The values of the series.
  ///   - positions: The positions of its points; excess values or positions are ignored.
  ///   - points: The maximum number of points, as for `LTTB.indices(of:at:points:)`.
  ///   - ratio: The number of preselected points per point of the result; 4, as in the paper, by default.
  ///     Values below 2 count as 2.
  ///   - threads: The maximum number of threads, as for `M4.indices(of:at:in:threads:)`; `nil`, the default,
  ///     for the number of processors.
  /// - Returns: The indices of the kept points, ascending, and their runs; empty if no value is finite.
  /// - Complexity: O(*n*); allocates the result and about 100 bytes for each preselected point.
  public static func indices<Value: SeriesValue, X: Coordinate>(
    of values: Span<Value>, at positions: Positions<X>, points: Int, ratio: Int = 4,
    threads: Int? = nil
  ) -> Decimated {
    let count = min(values.count, positions.count ?? values.count)
    let (preselected, overflows) = max(ratio, 2).multipliedReportingOverflow(by: points)
    guard points > 0, !overflows, count > preselected else {
      return LTTB.indices(of: values, at: positions, points: points)
    }
    return values.extracting(first: count).withUnsafeBufferPointer { values in
      positions.withKernelPositions { positions in
        Preselection(values, positions, buckets: preselected / 2, threads: threads).pick(points)
      }
    }
  }

  /// Returns the indices of the points that `LTTB` keeps of those that `MinMax` keeps, for a fixed step.
  ///
  /// - Parameters:
  ///   - values: The values of a series with a fixed step.
  ///   - points: The maximum number of points, as for `LTTB.indices(of:at:points:)`.
  ///   - ratio: The number of preselected points per point of the result; 4 by default. Values below 2 count
  ///     as 2.
  ///   - threads: The maximum number of threads, as for `M4.indices(of:at:in:threads:)`; `nil`, the default,
  ///     for the number of processors.
  /// - Returns: The indices of the kept points, ascending, and their runs; empty if no value is finite.
  /// - Complexity: O(*n*); allocates the result and about 100 bytes for each preselected point.
  public static func indices<Value: SeriesValue>(
    of values: Span<Value>, points: Int, ratio: Int = 4, threads: Int? = nil
  ) -> Decimated {
    indices(
      of: values, at: Positions<Int64>.indices, points: points, ratio: ratio, threads: threads)
  }
}

/// The extremes and the ends of a series, as the input of `LTTB`.
private struct Preselection<Value: SeriesValue> {
  private let positions: KernelPositions
  /// The indices of the points in the series, ascending.
  private var indices: [Int] = []
  private var values: [Value] = []
  /// The positions in `indices` at which runs start, except the first.
  private var starts: [Int] = []

  @specialized(where Value == Double)
  @specialized(where Value == Float)
  @specialized(where Value == Int64)
  @specialized(where Value == Int32)
  init(
    _ series: UnsafeBufferPointer<Value>, _ positions: KernelPositions, buckets: Int, threads: Int?
  ) {
    self.positions = positions
    let scan = SeriesScan(series, threads: threads)
    let bounds = BucketBounds.equal(from: 0, to: series.count, buckets: buckets)
    let kept = PointChoice.minMax.points(of: scan, in: bounds)
    guard let first = series.firstIndex(where: { !$0.isGap }),
      let last = series.lastIndex(where: { !$0.isGap })
    else { return }
    indices = kept.indices
    starts = kept.runs.dropFirst().map(\.lowerBound)
    if indices[0] != first {
      indices.insert(first, at: 0)
      starts = starts.map { $0 + 1 }
    }
    if indices[indices.count - 1] != last { indices.append(last) }
    values = indices.map { series[$0] }
  }

  /// Returns the points that `LTTB` selects from the preselection.
  func pick(_ points: Int) -> Decimated {
    let picked = values.withUnsafeBufferPointer { values in
      switch positions {
      case .indices:
        indices.map { Double($0) }.withUnsafeBufferPointer { x in
          x.baseAddress.map {
            LTTBSelection(values: values, positions: .doubles($0)).pick(points)
          }
        }
      case .doubles(let positions):
        indices.map { positions[$0] }.withUnsafeBufferPointer { x in
          x.baseAddress.map {
            LTTBSelection(values: values, positions: .doubles($0)).pick(points)
          }
        }
      case .longs(let positions):
        indices.map { positions[$0] }.withUnsafeBufferPointer { x in
          x.baseAddress.map { LTTBSelection(values: values, positions: .longs($0)).pick(points) }
        }
      }
    }
    guard let picked, !picked.indices.isEmpty else { return Decimated() }
    var runStarts = [0]
    var passed = 0
    for (place, index) in picked.indices.enumerated() {
      guard passed < starts.count else { break }
      guard starts[passed] <= index else { continue }
      if place > 0 { runStarts.append(place) }
      while passed < starts.count, starts[passed] <= index { passed += 1 }
    }
    return Decimated(indices: picked.indices.map { indices[$0] }, starts: runStarts)
  }
}
