import Decimation
import TestSupport

/// A series with everything that data does: gaps, infinities, plateaus, ties, equal x.
struct RandomSeries {
  var x: [Double] = []
  var y: [Double] = []
  var domain: ClosedRange<Double>
  var buckets: Int

  /// Whole numbers, and buckets of whole widths, so that every edge is exact however it is computed.
  init(using random: inout SplitMix64, longest: Int = 120) {
    let count = Int.random(in: 0...longest, using: &random)
    let gapEvery = Int.random(in: 2...(Bool.random(using: &random) ? 60 : 100_000), using: &random)
    let heights = Int.random(in: 1...30, using: &random)
    let stillness = Int.random(in: 0...3, using: &random)
    let begin = Int.random(in: -50...50, using: &random)
    var position = Double(begin)
    for _ in 0..<count {
      position += Double(max(0, Int.random(in: -stillness...3, using: &random)))
      x.append(position)
      y.append(Double(Int.random(in: -heights...heights, using: &random)))
      guard Int.random(in: 0..<gapEvery, using: &random) == 0 else { continue }
      let gaps: [Double] = [.nan, .nan, .infinity, -.infinity]
      y[y.count - 1] = gaps[Int.random(in: 0..<4, using: &random)]
    }
    buckets = 1 << Int.random(in: 0...5, using: &random)
    let start = Double(Int.random(in: -80...(begin + longest), using: &random))
    domain = start...(start + Double(buckets * Int.random(in: 0...(longest / 10), using: &random)))
  }

  var positions: Positions<Double> {
    get throws { try Positions(ascending: ContiguousArray(x)) }
  }

  /// The oracle for `.equalWidth(buckets, over: domain)`.
  var naive: NaiveBuckets<Double> {
    let count = domain.lowerBound < domain.upperBound ? buckets : 1
    let width = (domain.upperBound - domain.lowerBound) / Double(count)
    let edges = (0...count).map { domain.lowerBound + Double($0) * width }
    return NaiveBuckets(y, x: x, edges: edges, holdsUpperEdge: true)
  }
}
