import Decimation
import TestSupport
import Testing

@Suite("Every n-th point")
struct EveryNthTests {
  @Test("stands where its number says")
  func places() {
    var random = SplitMix64(seed: 60)
    for _ in 0..<2_000 {
      let s = RandomSeries(using: &random)
      let points = Int.random(in: 1...150, using: &random)
      let kept = EveryNth.indices(of: s.y.span, points: points)
      let count = min(points, s.y.count)
      let expected = (0..<count).map { $0 * s.y.count / count }.filter { s.y[$0].isFinite }
      #expect(kept.indices == expected)
      #expect(kept.runs.flatMap { Array($0) } == Array(kept.indices.indices))
      let starts = expected.indices.filter {
        $0 == 0 || s.y[expected[$0 - 1]...expected[$0]].contains { !$0.isFinite }
      }
      #expect(kept.runs.map(\.lowerBound) == starts)
    }
  }

  @Test("is none of none, and all of few")
  func few() {
    #expect(EveryNth.indices(of: [Int32]().span, points: 5) == Decimated())
    #expect(EveryNth.indices(of: [Int64](arrayLiteral: 1, 2).span, points: 0) == Decimated())
    #expect(EveryNth.indices(of: [Int64](arrayLiteral: 1, 2).span, points: .min) == Decimated())
    #expect(EveryNth.indices(of: [Float](arrayLiteral: 1, 2).span, points: .max).indices == [0, 1])
    #expect(EveryNth.indices(of: [1.0, 2, 3, 4].span, points: 2).indices == [0, 2])
  }
}
