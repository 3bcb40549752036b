import TestSupport

/// A series with everything that data does: gaps, infinities, plateaus, ties, equal x.
struct RandomSeries {
  var x: [Double] = []
  var y: [Double] = []
  var domain: ClosedRange<Double>
  var buckets: Int

  /// Whole numbers, so that bucket borders are exact however they are computed.
  init(using random: inout SplitMix64, sorted: Bool = true) {
    let count = Int.random(in: 0...120, using: &random)
    let gapEvery = Int.random(in: 2...60, using: &random)
    let heights = Int.random(in: 1...30, using: &random)
    let stillness = Int.random(in: 0...3, using: &random)
    var position = Double(Int.random(in: -50...50, using: &random))
    for _ in 0..<count {
      position += Double(max(0, Int.random(in: -stillness...3, using: &random)))
      x.append(sorted ? position : Double(Int.random(in: -50...200, using: &random)))
      y.append(Double(Int.random(in: -heights...heights, using: &random)))
      guard Int.random(in: 0..<gapEvery, using: &random) == 0 else { continue }
      let gaps: [Double] = [.nan, .nan, .infinity, -.infinity]
      let gap = gaps[Int.random(in: 0..<4, using: &random)]
      if Bool.random(using: &random) { y[y.count - 1] = gap } else { x[x.count - 1] = gap }
    }
    buckets = 1 << Int.random(in: 0...5, using: &random)
    let start = Double(Int.random(in: -80...120, using: &random))
    domain = start...(start + Double(buckets * Int.random(in: 0...12, using: &random)))
  }
}
