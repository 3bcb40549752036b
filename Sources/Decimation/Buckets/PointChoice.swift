/// The choice of points to keep from a run within a bucket.
enum PointChoice {
  /// The first, last, lowest and highest point; all points if there are at most four.
  case m4
  /// The lowest and the highest point.
  case minMax

  /// The maximum number of points kept from one run within a bucket.
  private var most: Int { self == .m4 ? 4 : 2 }

  /// Returns the points to keep of a series, by scanning all values.
  func points<Value: SeriesValue, X: Coordinate>(
    of values: Span<Value>, at positions: Positions<X>, in buckets: Buckets<X>, threads: Int?
  ) -> Decimated {
    let count = min(values.count, positions.count ?? values.count)
    return values.extracting(first: count).withUnsafeBufferPointer { values in
      points(
        of: SeriesScan(values, threads: threads), in: buckets.bounds(of: positions, count: count))
    }
  }

  /// Returns the points to keep of a series, by looking up its buckets in a pyramid.
  func points<Value: SeriesValue, X: Coordinate>(
    of pyramid: Pyramid<Value>, at positions: Positions<X>, in buckets: Buckets<X>
  ) -> Decimated {
    let count = min(pyramid.count, positions.count ?? pyramid.count)
    return points(
      of: PyramidSource(pyramid, count: count), in: buckets.bounds(of: positions, count: count))
  }

  /// Returns the points to keep of a series, bucket by bucket.
  ///
  /// Outside of the buckets, it keeps the last point before and the first point after them, unless a gap
  /// separates them from the adjacent point.
  ///
  /// - Parameters:
  ///   - source: The series.
  ///   - bounds: The bounds of the buckets, as returned by `Buckets.bounds`.
  /// - Returns: The indices of the points, and their runs.
  func points(of source: some BucketSource, in bounds: [Int]) -> Decimated {
    let extremes = source.extremes(of: bounds)
    let begin = bounds[0]
    let end = bounds[bounds.count - 1]
    /// Returns whether the line connects a point with the one before it.
    func joins(_ index: Int) -> Bool {
      index > 0 && index < source.count && !source.isGap(index - 1) && !source.isGap(index)
    }

    var starts: [Int] = []
    let indices = [Int](unsafeUninitializedCapacity: capacity(for: extremes, in: bounds)) {
      buffer, count in
      guard let kept = buffer.baseAddress else { return }
      var isOpen = joins(begin)
      if isOpen {
        starts.append(0)
        kept[0] = begin - 1
        count = 1
      }
      var bucket = 0
      while bucket < extremes.count {
        let gap = extremes.firstGap(from: bucket)
        if bounds[bucket] < bounds[gap] {
          if !isOpen { starts.append(count) }
          isOpen = true
          count += keep(bucket..<gap, extremes, bounds, into: kept + count)
        }
        guard gap < extremes.count else { break }
        source.forEachRun(in: bounds[gap]..<bounds[gap + 1]) { run in
          if !isOpen || run.range.lowerBound > bounds[gap] { starts.append(count) }
          count += keep(
            Stretch(run.range.lowerBound, run.range.upperBound - 1, run.lowest, run.highest),
            into: kept + count)
        }
        isOpen = !source.isGap(bounds[gap + 1] - 1)
        bucket = gap + 1
      }
      if joins(end) {
        kept[count] = end
        count += 1
      }
    }
    return Decimated(indices: indices, starts: starts)
  }

  /// Returns the maximum number of kept points, including the two outside of the buckets.
  private func capacity(for extremes: BucketExtremes, in bounds: [Int]) -> Int {
    let points = bounds[bounds.count - 1] - bounds[0]
    return 2 + (extremes.holdsGaps ? points : min(points, most * extremes.count))
  }

  /// Writes the points to keep of buckets without gaps and returns their number.
  private func keep(
    _ buckets: Range<Int>, _ extremes: BucketExtremes, _ bounds: [Int],
    into kept: UnsafeMutablePointer<Int>
  ) -> Int {
    // A separate loop for each choice: a branch in every bucket costs 10 % of the time.
    switch self {
    case .m4: Self.keepAll(buckets, extremes, bounds, into: kept, Self.keepM4)
    case .minMax: Self.keepAll(buckets, extremes, bounds, into: kept, Self.keepMinMax)
    }
  }

  @inline(__always)
  private static func keepAll(
    _ buckets: Range<Int>, _ extremes: BucketExtremes, _ bounds: [Int],
    into kept: UnsafeMutablePointer<Int>, _ keep: (Stretch, UnsafeMutablePointer<Int>) -> Int
  ) -> Int {
    bounds.withUnsafeBufferPointer { bounds in
      extremes.lowest.withUnsafeBufferPointer { lowest in
        extremes.highest.withUnsafeBufferPointer { highest in
          var next = kept
          var first = bounds[buckets.lowerBound]
          for bucket in buckets {
            let end = bounds[bucket &+ 1]
            guard first < end else { continue }
            next += keep(Stretch(first, end &- 1, lowest[bucket], highest[bucket]), next)
            first = end
          }
          return next - kept
        }
      }
    }
  }

  /// Writes the points to keep of one run within a bucket, ascending, and returns their number.
  ///
  /// It may overwrite elements after them.
  private func keep(_ stretch: Stretch, into kept: UnsafeMutablePointer<Int>) -> Int {
    switch self {
    case .m4: Self.keepM4(stretch, into: kept)
    case .minMax: Self.keepMinMax(stretch, into: kept)
    }
  }

  @inline(__always)
  private static func keepMinMax(_ stretch: Stretch, into kept: UnsafeMutablePointer<Int>) -> Int {
    kept[0] = stretch.lower
    kept[1] = stretch.upper
    return stretch.lower == stretch.upper ? 1 : 2
  }

  @inline(__always)
  private static func keepM4(_ stretch: Stretch, into kept: UnsafeMutablePointer<Int>) -> Int {
    let points = stretch.last &- stretch.first &+ 1
    if points <= 4 {
      for offset in 0..<points { kept[offset] = stretch.first &+ offset }
      return points
    }
    // Written unconditionally, because a mispredicted branch costs more. On a plateau, both extremes are
    // its first point, so `lower` is never the last point.
    kept[0] = stretch.first
    kept[1] = stretch.lower
    var count = stretch.lower != stretch.first ? 2 : 1
    kept[count] = stretch.upper
    count &+= stretch.upper != stretch.lower && stretch.upper != stretch.last ? 1 : 0
    kept[count] = stretch.last
    return count &+ 1
  }

  /// The representative points of a run within a bucket: its ends and its extremes.
  private struct Stretch {
    var first: Int
    var last: Int
    /// The position of the first of both extremes.
    var lower: Int
    /// The position of the second of both extremes.
    var upper: Int

    @inline(__always)
    init(_ first: Int, _ last: Int, _ lowest: Int, _ highest: Int) {
      self.first = first
      self.last = last
      lower = min(lowest, highest)
      upper = max(lowest, highest)
    }
  }
}
