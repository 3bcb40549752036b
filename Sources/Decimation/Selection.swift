/// Which points of an unbroken stretch of a bucket are kept.
protocol SelectionRule {
  /// The most points that it keeps of one stretch.
  static var most: Int { get }

  /// Writes the positions of the points to keep, ascending.
  ///
  /// - Parameters:
  ///   - first, last: The ends of the stretch.
  ///   - lower, upper: Where its extremes stand, the one that comes first first.
  ///   - kept: Room for `most`.
  /// - Returns: How many were written.
  static func select(
    first: Int, last: Int, lower: Int, upper: Int, into kept: UnsafeMutablePointer<Int>
  ) -> Int
}

extension SelectionRule {
  /// Cuts a series into buckets and picks its points by looking at each value.
  static func select<Value: SeriesValue, X: Coordinate>(
    from values: Span<Value>, at positions: Positions<X>, in buckets: Buckets<X>, threads: Int?
  ) -> Decimated {
    let points = min(values.count, positions.count ?? values.count)
    return values.extracting(first: points).withUnsafeBufferPointer { values in
      let bounds = buckets.bounds(of: positions, count: points)
      return select(from: SeriesScan(values, threads: threads), in: bounds)
    }
  }

  /// Picks the points of a series, bucket by bucket.
  ///
  /// Of the points outside of all buckets it keeps the last one before and the first one after them,
  /// where no gap parts them from their neighbour inside or on the other side.
  ///
  /// - Parameters:
  ///   - source: The series.
  ///   - bounds: As `Buckets.bounds` gives them.
  static func select(from source: some BucketSource, in bounds: [Int]) -> Decimated {
    let begin = bounds[0]
    let end = bounds[bounds.count - 1]
    let extremes = source.extremes(of: bounds)
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
      for bucket in 0..<bounds.count - 1 where bounds[bucket] < bounds[bucket + 1] {
        let first = bounds[bucket]
        let last = bounds[bucket + 1] - 1
        let lowest = extremes.lowest[bucket]
        if lowest != BucketExtremes.gap {
          if !isOpen { starts.append(count) }
          isOpen = true
          let highest = extremes.highest[bucket]
          count += select(
            first: first, last: last, lower: min(lowest, highest), upper: max(lowest, highest),
            into: kept + count)
          continue
        }
        source.forEachRun(in: first..<last + 1) { run in
          if !isOpen || run.range.lowerBound > first { starts.append(count) }
          count += select(
            first: run.range.lowerBound, last: run.range.upperBound - 1,
            lower: min(run.lowest, run.highest), upper: max(run.lowest, run.highest),
            into: kept + count)
        }
        isOpen = !source.isGap(last)
      }
      if joins(end) {
        kept[count] = end
        count += 1
      }
    }
    return Decimated(indices: indices, starts: starts)
  }

  /// The most points that can be kept, and two neighbours.
  private static func room(for extremes: BucketExtremes, in bounds: [Int]) -> Int {
    var room = 2
    for bucket in 0..<bounds.count - 1 {
      let points = bounds[bucket + 1] - bounds[bucket]
      room += extremes.lowest[bucket] == BucketExtremes.gap ? points : min(points, most)
    }
    return room
  }
}
