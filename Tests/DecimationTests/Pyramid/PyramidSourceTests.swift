import Decimation
import TestSupport
import Testing

@Suite("PyramidSource")
struct PyramidSourceTests {
  @Test("has the runs between gaps, each with its extremes, across blocks and within")
  func runs() {
    var random = SplitMix64(seed: 42)
    for number in 0..<300 {
      let values = PyramidSeries.random(using: &random, longest: 2_500).map {
        $0.map(Double.init) ?? .nan
      }
      // One bucket: what is kept are the first of the extremes of every run.
      var expected = Decimated()
      for run in values.indices.split(whereSeparator: { values[$0].isNaN }) {
        let lowest = run.min { (values[$0], $0) < (values[$1], $1) }
        let highest = run.min { (values[$1], $0) < (values[$0], $1) }
        let kept = Set([lowest, highest].compactMap { $0 }).sorted()
        expected.runs.append(expected.indices.count..<expected.indices.count + kept.count)
        expected.indices += kept
      }
      let found = MinMax.indices(
        of: Pyramid(ContiguousArray(values)), at: Positions<Int64>.indices, in: .equalCount(1))
      if found != expected { Issue.record("case \(number): \(found), expected \(expected)") }
    }
  }

  @Test("ends with the positions where there are fewer than values")
  func count() throws {
    let pyramid = Pyramid(ContiguousArray((0..<1_000).map(Double.init)))
    for count in [0, 1, 64, 65, 999, 1_000, 1_500] {
      let positions = try Positions(ascending: ContiguousArray((0..<count).map(Int64.init)))
      let kept = MinMax.indices(of: pyramid, at: positions, in: .equalCount(1))
      #expect(kept.indices.last == (count > 0 ? min(count, 1_000) - 1 : nil), "\(count)")
    }
  }

  @Test("a gap of whole blocks parts the runs beside it")
  func wholeBlocks() {
    let block = Pyramid<Double>.block
    for blocks in [1, 2, 5, 8] {
      var values = (0..<(blocks + 2) * block).map(Double.init)
      for index in block..<(blocks + 1) * block { values[index] = .nan }
      let kept = MinMax.indices(
        of: Pyramid(ContiguousArray(values)), at: Positions<Int64>.indices, in: .equalCount(1))
      let second = (blocks + 1) * block
      #expect(
        kept
          == Decimated(
            indices: [0, block - 1, second, second + block - 1], runs: [0..<2, 2..<4]))
    }
  }
}
