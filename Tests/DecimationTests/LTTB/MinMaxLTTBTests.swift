import Decimation
import TestSupport
import Testing

@Suite("MinMaxLTTB")
struct MinMaxLTTBTests {
  /// Preselects by the oracle of buckets and picks by the oracle of LTTB.
  private func naive(_ s: RandomSeries, points: Int, ratio: Int) -> Decimated {
    guard points > 0, s.y.count > ratio * points else { return NaiveLTTB(s).pick(points) }
    let buckets = ratio * points / 2
    let edges = (0...buckets).map { Double(s.y.count * $0 / buckets) }
    let extremes = NaiveBuckets(
      s.y, x: s.y.indices.map(Double.init), edges: edges, holdsUpperEdge: false
    ).minMax().indices
    let ends = [s.y.firstIndex(where: \.isFinite), s.y.lastIndex(where: \.isFinite)]
    let chosen = Set(extremes + ends.compactMap { $0 }).sorted()
    let picked = NaiveLTTB(values: chosen.map { s.y[$0] }) { s.x[chosen[$1]] - s.x[chosen[$0]] }
      .pick(points).indices.map { chosen[$0] }
    var result = Decimated(indices: picked)
    var start = 0
    for (place, index) in picked.enumerated() {
      let isLast = place == picked.count - 1
      if isLast || s.y[index...picked[place + 1]].contains(where: { !$0.isFinite }) {
        result.runs.append(start..<place + 1)
        start = place + 1
      }
    }
    return result
  }

  @Test("equals the naive twin", arguments: [(120, 5_000), (2_000, 300)])
  func equalsNaiveTwin(longest: Int, cases: Int) throws {
    var random = SplitMix64(seed: UInt64(longest) + 40)
    for number in 0..<cases {
      let s = RandomSeries(using: &random, longest: longest)
      let points = Int.random(in: 0...longest / 4, using: &random)
      let ratio = Int.random(in: 2...6, using: &random)
      let found = MinMaxLTTB.indices(
        of: s.y.span, at: try s.positions, points: points, ratio: ratio)
      let expected = naive(s, points: points, ratio: ratio)
      guard found != expected else { continue }
      Issue.record("case \(number), \(points) of \(ratio): \(found), expected \(expected)")
    }
  }

  @Test("keeps the same points for every type of value and of positions")
  func types() throws {
    var random = SplitMix64(seed: 41)
    for _ in 0..<300 {
      let values = (0..<Int.random(in: 0...3_000, using: &random)).map { _ in
        Int32.random(in: -99...99, using: &random)
      }
      let points = Int.random(in: 0...90, using: &random)
      let doubles = values.map(Double.init)
      let floats = values.map(Float.init)
      let longs = values.map(Int64.init)
      let expected = MinMaxLTTB.indices(of: values.span, points: points)
      #expect(MinMaxLTTB.indices(of: doubles.span, points: points) == expected)
      #expect(MinMaxLTTB.indices(of: floats.span, points: points) == expected)
      #expect(MinMaxLTTB.indices(of: longs.span, points: points) == expected)
      let x = try Positions(ascending: ContiguousArray(values.indices.map { Double($0) / 4 }))
      #expect(MinMaxLTTB.indices(of: doubles.span, at: x, points: points) == expected)
      let times = try Positions(ascending: ContiguousArray(values.indices.map { Int64($0) * 16 }))
      #expect(MinMaxLTTB.indices(of: longs.span, at: times, points: points) == expected)
      let uneven = values.indices.map { $0 + $0 / 7 }
      let unevenX = try Positions(ascending: ContiguousArray(uneven.map { Double($0) }))
      let unevenTimes = try Positions(ascending: ContiguousArray(uneven.map { Int64($0) << 40 }))
      #expect(
        MinMaxLTTB.indices(of: floats.span, at: unevenX, points: points)
          == MinMaxLTTB.indices(of: values.span, at: unevenTimes, points: points))
    }
  }

  @Test("keeps the same points with one thread and with several")
  func threads() {
    let values = gappyValues(seed: 42)
    let one = MinMaxLTTB.indices(of: values.span, points: 1_000, threads: 1)
    #expect(one.indices.count == 1_000)
    #expect(one.runs.count == 54)
    for threads in [2, 3, 7] {
      #expect(MinMaxLTTB.indices(of: values.span, points: 1_000, threads: threads) == one)
    }
    #expect(MinMaxLTTB.indices(of: values.span, points: 1_000) == one)
  }

  @Test("keeps nothing of nothing, and survives odd counts")
  func odd() {
    #expect(MinMaxLTTB.indices(of: [Double]().span, points: 9) == Decimated())
    let gaps = [Double](repeating: .nan, count: 100)
    #expect(MinMaxLTTB.indices(of: gaps.span, points: 9) == Decimated())
    let values = (0..<100).map { Float($0 * 37 % 100) }
    #expect(MinMaxLTTB.indices(of: values.span, points: 0) == Decimated())
    #expect(MinMaxLTTB.indices(of: values.span, points: -3) == Decimated())
    #expect(MinMaxLTTB.indices(of: values.span, points: 1).indices == [0])
    #expect(MinMaxLTTB.indices(of: values.span, points: 2).indices == [0, 99])
    #expect(MinMaxLTTB.indices(of: values.span, points: .max).indices == Array(0..<100))
    let least = MinMaxLTTB.indices(of: values.span, points: 10, ratio: 2)
    #expect(MinMaxLTTB.indices(of: values.span, points: 10, ratio: .min) == least)
    #expect(
      MinMaxLTTB.indices(of: values.span, points: 10, ratio: .max)
        == LTTB.indices(of: values.span, points: 10))
  }
}
