import Decimation

/// The oracle of LTTB, written the long way: one list of points for each bucket.
struct NaiveLTTB<Value: SeriesValue> {
  var values: [Value]
  /// How far the second point stands beyond the first one.
  var distance: (Int, Int) -> Double

  /// The points of one bucket that can be drawn.
  struct Bucket {
    /// The first point, even if it is a gap.
    var start: Int
    var points: [Int]
  }

  /// All buckets that hold points to be drawn: one for the first point, one for the last one, and
  /// `points` - 2 between.
  func buckets(_ points: Int) -> [Bucket] {
    let drawable = values.indices.filter { !values[$0].isGap }
    let first = drawable[0]
    let last = drawable[drawable.count - 1]
    let bounds = (0...points - 2).map { first + 1 + $0 * (last - first - 1) / (points - 2) }
    let inner = zip(bounds, bounds.dropFirst()).map { start, end in
      Bucket(start: start, points: drawable.filter { $0 >= start && $0 < end })
    }
    return
      ([Bucket(start: first, points: [first])] + inner
      + [Bucket(start: last, points: [last])]).filter { !$0.points.isEmpty }
  }

  /// Twice the area of the triangle of a point, one before it and the mean of a bucket.
  func area(_ point: Int, after chosen: Int, before bucket: Bucket) -> Double {
    let count = Double(bucket.points.count)
    let rise =
      bucket.points.map { values[$0].approximation }.reduce(0, +) / count
      - values[chosen].approximation
    let run =
      distance(chosen, bucket.start)
      + bucket.points.map { distance(bucket.start, $0) }.reduce(0, +) / count
    return abs(
      rise * distance(chosen, point)
        - run * (values[point].approximation - values[chosen].approximation))
  }

  func pick(_ points: Int) -> Decimated {
    let drawable = values.indices.filter { !values[$0].isGap }
    guard points > 0, let first = drawable.first, let last = drawable.last else {
      return Decimated()
    }
    if last - first < points { return result(drawable) }
    if points < 3 { return result(points == 1 ? [first] : [first, last]) }
    let buckets = buckets(points)
    var kept = [first]
    for (bucket, next) in zip(buckets, buckets.dropFirst()).dropFirst() {
      let areas = bucket.points.map { area($0, after: kept[kept.count - 1], before: next) }
      let largest = areas.indices.max { (areas[$0], -$0) < (areas[$1], -$1) }
      kept += largest.map { [bucket.points[$0]] } ?? []
    }
    return result(kept + [last])
  }

  private func result(_ kept: [Int]) -> Decimated {
    var result = Decimated()
    for index in kept {
      if let before = result.indices.last, !values[before...index].contains(where: \.isGap) {
        let start = result.runs.removeLast().lowerBound
        result.runs.append(start..<result.indices.count + 1)
      } else {
        result.runs.append(result.indices.count..<result.indices.count + 1)
      }
      result.indices.append(index)
    }
    return result
  }
}

extension NaiveLTTB where Value == Double {
  init(_ series: RandomSeries) {
    let x = series.x
    self.init(values: series.y) { x[$1] - x[$0] }
  }
}
