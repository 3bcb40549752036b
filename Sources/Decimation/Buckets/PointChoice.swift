/// Which points of an unbroken stretch of a bucket are kept.
enum PointChoice {
  /// The first, the last, the lowest and the highest one; all of up to four.
  case m4
  /// The lowest and the highest one.
  case minMax

  /// The most points that are kept of one stretch.
  private var most: Int { self == .m4 ? 4 : 2 }

  /// Cuts a series into buckets and picks its points by looking at each value.
  func points<Value: SeriesValue, X: Coordinate>(
    of values: Span<Value>, at positions: Positions<X>, in buckets: Buckets<X>, threads: Int?
  ) -> Decimated {
    let count = min(values.count, positions.count ?? values.count)
    return values.extracting(first: count).withUnsafeBufferPointer { values in
      points(
        of: SeriesScan(values, threads: threads), in: buckets.bounds(of: positions, count: count))
    }
  }

  /// Cuts a series into buckets and picks its points by looking them up in a pyramid.
  func points<Value: SeriesValue, X: Coordinate>(
    of pyramid: Pyramid<Value>, at positions: Positions<X>, in buckets: Buckets<X>
  ) -> Decimated {
    let count = min(pyramid.count, positions.count ?? pyramid.count)
    return points(
      of: PyramidSource(pyramid, count: count), in: buckets.bounds(of: positions, count: count))
  }

  /// Picks the points of a series, bucket by bucket.
  ///
  /// Of the points outside of all buckets it keeps the last one before and the first one after them,
  /// where no gap parts them from their neighbour inside or on the other side.
  ///
  /// - Parameters:
  ///   - source: The series.
  ///   - bounds: As `Buckets.bounds` gives them.
  /// - Returns: The points, and their runs.
  func points(of source: some BucketSource, in bounds: [Int]) -> Decimated {
    let extremes = source.extremes(of: bounds)
    let begin = bounds[0]
    let end = bounds[bounds.count - 1]
    /// Whether the line goes from a point to the one before it.
    func joins(_ index: Int) -> Bool {
      index > 0 && index < source.count && !source.isGap(index - 1) && !source.isGap(index)
    }

    var starts: [Int] = []
    let indices = [Int](unsafeUninitializedCapacity: room(for: extremes, in: bounds)) {
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

  /// The most points that can be kept, and two neighbours.
  private func room(for extremes: BucketExtremes, in bounds: [Int]) -> Int {
    let points = bounds[bounds.count - 1] - bounds[0]
    return 2 + (extremes.holdsGaps ? points : min(points, most * extremes.count))
  }

  /// Writes the points to keep of buckets without gaps; returns how many.
  private func keep(
    _ buckets: Range<Int>, _ extremes: BucketExtremes, _ bounds: [Int],
    into kept: UnsafeMutablePointer<Int>
  ) -> Int {
    // A loop for each choice: asking for it in every bucket costs a tenth of the time.
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

  /// Writes the points to keep of one stretch, ascending, and perhaps more; returns how many.
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
    // Written whether needed or not, because a branch that data decide costs more. On a plateau both
    // extremes are its first point, so the lower one is never the last.
    kept[0] = stretch.first
    kept[1] = stretch.lower
    var count = stretch.lower != stretch.first ? 2 : 1
    kept[count] = stretch.upper
    count &+= stretch.upper != stretch.lower && stretch.upper != stretch.last ? 1 : 0
    kept[count] = stretch.last
    return count &+ 1
  }

  /// The telling points of an unbroken stretch: its ends and its extremes.
  private struct Stretch {
    var first: Int
    var last: Int
    /// The extreme that comes first.
    var lower: Int
    /// The extreme that comes last.
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
