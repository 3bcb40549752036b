import Decimation
import TestSupport
import Testing

@Suite("SeriesScan")
struct SeriesScanTests {
  @Test("keeps the same points with one thread and with several")
  func threads() {
    let values = gappyValues(seed: 6)
    let one = M4.indices(of: values.span, buckets: 1_920, threads: 1)
    #expect(one.runs.count == 54)
    for threads in [2, 3, 7, 4_000] {
      #expect(M4.indices(of: values.span, buckets: 1_920, threads: threads) == one)
    }
    #expect(M4.indices(of: values.span, buckets: 1_920) == one)
    #expect(M4.indices(of: values.span, buckets: 1, threads: 2).runs.count == 54)
  }

  @Test("has the runs between gaps, each with its extremes, for both types with gaps")
  func runs() {
    var random = SplitMix64(seed: 7)
    for number in 0..<1_000 {
      let gaps = Int.random(in: 1...9, using: &random)
      let values = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        Int.random(in: 0...9, using: &random) < gaps
          ? [Float.nan, .infinity, -.infinity][Int.random(in: 0..<3, using: &random)]
          : Float(Int.random(in: -3...3, using: &random))
      }
      var expected = Decimated()
      for run in values.indices.split(whereSeparator: { !values[$0].isFinite }) {
        let lowest = run.min { (values[$0], $0) < (values[$1], $1) }
        let highest = run.min { (values[$1], $0) < (values[$0], $1) }
        let kept = Set([lowest, highest].compactMap { $0 }).sorted()
        expected.runs.append(expected.indices.count..<expected.indices.count + kept.count)
        expected.indices += kept
      }
      #expect(MinMax.indices(of: values.span, buckets: 1) == expected, "case \(number)")
      let doubles = values.map(Double.init)
      #expect(MinMax.indices(of: doubles.span, buckets: 1) == expected, "case \(number)")
    }
  }
}
