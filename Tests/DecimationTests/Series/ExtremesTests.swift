import Decimation
import TestSupport
import Testing

@Suite("Extremes")
struct ExtremesTests {
  @Test("skips what is not finite")
  func skips() {
    let values: [Double] = [2, .nan, 7, .infinity, -.infinity, 3]
    #expect(Extremes.finite(in: values.span) == 2...7)
    #expect(Extremes.finite(in: values.span.extracting(3..<6)) == 3...3)
  }

  @Test("finds nothing where nothing is finite")
  func nothing() {
    let values: [Double] = [.nan, .infinity]
    #expect(Extremes.finite(in: values.span) == nil)
    #expect(Extremes.finite(in: [Double]().span) == nil)
  }

  @Test("equals a plain scan over series of any length with a few gaps")
  func equalsPlainScan() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<300 {
      let count = Int.random(in: 0...6_000, using: &random)
      var values = (0..<count).map { _ in Float.random(in: -9...9, using: &random) }
      for _ in 0..<Int.random(in: 0...3, using: &random) where count > 0 {
        values[Int.random(in: 0..<count, using: &random)] = [.nan, .infinity][count % 2]
      }
      let finite = values.filter(\.isFinite)
      let expected = finite.min().flatMap { low in finite.max().map { low...$0 } }
      #expect(Extremes.finite(in: values.span) == expected)
    }
  }

  @Test("the range of the finite numbers of a column skips all gaps")
  func columns() {
    #expect(Extremes.finite(in: ContiguousArray([2, .nan, -7, 5])) == -7...5)
    #expect(Extremes.finite(in: ContiguousArray([2, .nan, -7, .infinity, -.infinity])) == -7...2)
    #expect(Extremes.finite(in: ContiguousArray([3])) == 3...3)
    #expect(Extremes.finite(in: ContiguousArray<Double>([])) == nil)
    #expect(Extremes.finite(in: ContiguousArray([.nan, .infinity])) == nil)
  }
}
