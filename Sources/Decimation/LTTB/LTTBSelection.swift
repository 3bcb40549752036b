import CKernels

/// The selection of the point of each bucket that forms the largest triangle.
///
/// The kernel does most of the work. It stops at gaps and at sums that overflow, and this type then continues
/// with scalar code.
struct LTTBSelection<Value: SeriesValue> {
  let values: UnsafeBufferPointer<Value>
  let positions: KernelPositions

  /// Returns the points as documented for `LTTB`.
  @specialized(where Value == Double)
  @specialized(where Value == Float)
  @specialized(where Value == Int64)
  @specialized(where Value == Int32)
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
        values[$0..<$1].contains { $0.isGap }
      }
    }
    // The last bucket contains only the last point.
    let bounds = BucketBounds.equal(from: first + 1, to: last, buckets: points - 2) + [last + 1]
    return pick(in: bounds)
  }

  @specialized(where Value == Double)
  @specialized(where Value == Float)
  @specialized(where Value == Int64)
  @specialized(where Value == Int32)
  private func pick(in bounds: [Int]) -> Decimated {
    let buckets = bounds.count - 2
    // The buckets at which the kernel stopped, which contain all gaps.
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
        if values[between].contains(where: { $0.isGap }) { return true }
      }
      return false
    }
  }

  /// Returns the point of a bucket, computed like the kernel, but without gaps.
  ///
  /// - Returns: `nil` if the bucket contains only gaps.
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
    // After an overflow, the areas are computed again from scaled coordinates, whose products are finite.
    return largest(of: first..<points.upperBound, after: chosen, before: next, scale: 1)
      ?? largest(of: first..<points.upperBound, after: chosen, before: next, scale: 0x1p-520)
      ?? first
  }

  /// Returns the point that forms the largest triangle.
  ///
  /// - Parameters:
  ///   - points: The candidates; gaps are skipped.
  ///   - chosen: The first vertex.
  ///   - next: The points whose mean is the last vertex.
  ///   - scale: The factor of all coordinates.
  /// - Returns: `nil` if an area overflows.
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
