import Decimation
import TestSupport
import Testing

@Suite("Min-max")
struct MinMaxTests {
  @Test("equals the naive twin", arguments: [(120, 20_000), (2_000, 300)])
  func equalsNaiveTwin(longest: Int, cases: Int) throws {
    var random = SplitMix64(seed: UInt64(longest) + 1)
    for number in 0..<cases {
      let s = RandomSeries(using: &random, longest: longest)
      let found = MinMax.indices(
        of: s.y.span, at: try s.positions, in: .equalWidth(s.buckets, over: s.domain))
      guard found != s.naive.minMax() else { continue }
      Issue.record("case \(number): \(found), expected \(s.naive.minMax())")
    }
  }

  @Test("keeps the mirrored points of a mirrored series")
  func mirrored() {
    var random = SplitMix64(seed: 2)
    for number in 0..<3_000 {
      let buckets = Int.random(in: 1...20, using: &random)
      // Every bucket as long as the others, and no value twice.
      let count = buckets * Int.random(in: 1...50, using: &random)
      var values = (0..<count).map(Double.init).shuffled(using: &random)
      if count > 5, Bool.random(using: &random) { values[count / 3] = .nan }
      let kept = MinMax.indices(of: values.span, buckets: buckets).indices
      values.reverse()
      let mirrored = MinMax.indices(of: values.span, buckets: buckets).indices
      #expect(mirrored.reversed().map { count - 1 - $0 } == kept, "case \(number)")
    }
  }

  @Test("keeps one point of a plateau and of a single point")
  func plateau() {
    #expect(MinMax.indices(of: [3, 3, 3, 3].span, buckets: 1).indices == [0])
    #expect(MinMax.indices(of: [Int64](arrayLiteral: 8).span, buckets: 5).indices == [0])
    #expect(MinMax.indices(of: [Int32]().span, buckets: 5) == Decimated())
  }
}
