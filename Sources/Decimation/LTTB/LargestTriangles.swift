import CKernels

/// Shares the points of a series out into buckets and picks of each the one that spans the largest
/// triangle.
///
/// The kernel does nearly all of it. Where it stops, at gaps and at sums that overflow, the same is
/// done here in plain steps.
struct LargestTriangles<Value: SeriesValue> {
  let values: UnsafeBufferPointer<Value>
  let positions: KernelPositions

  /// Picks points as `LTTB` says.
  func pick(_ points: Int) -> Decimated {
    guard points > 0, let first = values.firstIndex(where: { !$0.isGap }),
      let last = values.lastIndex(where: { !$0.isGap })
    else { return Decimated() }
    if last - first < points {
      return Decimated(
        indices: (first...last).filter { !values[$0].isGap }, partedBy: { $1 - $0 > 1 })
    }
    if points < 3 {
      return Decimated(indices: points == 1 ? [first] : [first, last]) {
        values[$0..<$1].contains(where: \.isGap)
      }
    }
    // A last bucket holds only the last point.
    let bounds = BucketBounds.equal(from: first + 1, to: last, buckets: points - 2) + [last + 1]
    return pick(in: bounds)
  }

  private func pick(in bounds: [Int]) -> Decimated {
    let buckets = bounds.count - 2
    // The buckets at which the kernel stopped; all gaps lie in some of them.
    var stops: [Int] = []
    let indices = [Int](unsafeUninitializedCapacity: buckets + 2) { buffer, count in
      guard let kept = buffer.baseAddress, let memory = values.baseAddress else { return }
      let kernel = ck_largest_triangles_widest(Value.kind.kernelType, positions.kind)
      kept[0] = bounds[0] - 1
      count = 1
      var bucket = 0
      bounds.withUnsafeBufferPointer { bounds in
        guard let start = bounds.baseAddress else { return }
        while true {
          let done = kernel(
            memory, positions.memory, values.count, start + bucket, buckets - bucket,
            kept + count - 1)
          count += done
          bucket += done
          guard bucket < buckets else { break }
          stops.append(bucket)
          if let index = pick(bucket, of: bounds, after: kept[count - 1]) {
            kept[count] = index
            count += 1
          }
          bucket += 1
        }
      }
      kept[count] = bounds[buckets]
      count += 1
    }
    if stops.isEmpty { return Decimated(indices: indices, starts: [0]) }
    var passed = 0
    return Decimated(indices: indices) { first, last in
      while passed < stops.count, bounds[stops[passed] + 1] <= first { passed += 1 }
      for stop in stops[passed...] {
        guard bounds[stop] < last else { return false }
        let between = max(bounds[stop], first)..<min(bounds[stop + 1], last)
        if values[between].contains(where: \.isGap) { return true }
      }
      return false
    }
  }

  /// Picks a point in the same steps as the kernel, but leaves gaps out.
  ///
  /// - Returns: `nil` when the bucket holds only gaps.
  @specialized(where Value == Double)
  @specialized(where Value == Float)
  private func pick(
    _ bucket: Int, of bounds: UnsafeBufferPointer<Int>, after chosen: Int
  ) -> Int? {
    let points = bounds[bucket]..<bounds[bucket + 1]
    guard let first = points.first(where: { !values[$0].isGap }) else { return nil }
    var following = bucket + 1
    while !(bounds[following]..<bounds[following + 1]).contains(where: { !values[$0].isGap }) {
      following += 1
    }
    let next = bounds[following]..<bounds[following + 1]
    // What overflows is computed again from smaller numbers, whose products cannot.
    return largest(of: first..<points.upperBound, after: chosen, before: next, scale: 1)
      ?? largest(of: first..<points.upperBound, after: chosen, before: next, scale: 0x1p-520)
      ?? first
  }

  /// Picks the point of the largest triangle.
  ///
  /// - Parameters:
  ///   - points: Gaps among them are left out.
  ///   - chosen: The first corner.
  ///   - next: The points whose mean is the last corner.
  ///   - scale: Is multiplied with all coordinates.
  /// - Returns: `nil` when an area overflows.
  @inline(__always)
  private func largest(
    of points: Range<Int>, after chosen: Int, before next: Range<Int>, scale: Double
  ) -> Int? {
    let value = values[chosen].approximation * scale
    var sum = 0.0
    var sumOfDistances = 0.0
    var count = 0.0
    for index in next where !values[index].isGap {
      sum += values[index].approximation * scale
      sumOfDistances += positions.distance(from: next.lowerBound, to: index, scale: scale)
      count += 1
    }
    let run =
      positions.distance(from: chosen, to: next.lowerBound, scale: scale) + sumOfDistances / count
    let rise = sum / count - value
    var largest = -1.0
    var result = points.lowerBound
    for index in points where !values[index].isGap {
      let distance = positions.distance(from: chosen, to: index, scale: scale)
      let area = (rise * distance - run * (values[index].approximation * scale - value)).magnitude
      guard area < .infinity else { return nil }
      if area > largest {
        largest = area
        result = index
      }
    }
    return result
  }
}
