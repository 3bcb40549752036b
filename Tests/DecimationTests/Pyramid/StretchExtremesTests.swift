import Decimation
import TestSupport
import Testing

@Suite("StretchExtremes")
struct StretchExtremesTests {
  /// The first of the lowest and the first of the highest values of a range, found by looking at all.
  private func naive(_ values: ContiguousArray<Int32>, _ range: Range<Int>) -> [Int] {
    let lowest = range.min { (values[$0], $0) < (values[$1], $1) }
    let highest = range.min { (values[$1], $0) < (values[$0], $1) }
    return Set([lowest, highest].compactMap { $0 }).sorted()
  }

  /// What min-max keeps of one bucket, without the points beside it.
  private func kept(_ pyramid: Pyramid<Int32>, _ range: Range<Int>) -> [Int] {
    let positions = Positions<Int64>.indices
    let domain = Int64(range.lowerBound)...Int64(range.upperBound - 1)
    return MinMax.indices(of: pyramid, at: positions, in: .equalCount(1, over: domain)).indices
      .filter(range.contains)
  }

  @Test("are the first of equal values, from whole blocks and the remainders beside them")
  func ties() {
    var random = SplitMix64(seed: 41)
    for number in 0..<200 {
      let heights = Int32.random(in: 0...3, using: &random)
      let rare = Int.random(in: 1...400, using: &random)
      let values = ContiguousArray(
        (0..<Int.random(in: 1...1_500, using: &random)).map { _ in
          Int.random(in: 0..<rare, using: &random) == 0
            ? Int32.random(in: -heights...heights, using: &random) : 0
        })
      let pyramid = Pyramid(values)
      for _ in 0..<60 {
        let start = Int.random(in: 0..<values.count, using: &random)
        let range = start..<Int.random(in: start + 1...values.count, using: &random)
        if kept(pyramid, range) != naive(values, range) {
          Issue.record("case \(number): \(range) \(kept(pyramid, range))")
        }
      }
    }
  }

  @Test("do not come from the part of a block that is outside of the range")
  func outside() {
    let block = Pyramid<Int32>.block
    for place in [0, 1, block / 2, block - 1] {
      // The extremes of the first and of the last block, at every place of them.
      var values = ContiguousArray<Int32>(repeating: 5, count: 3 * block)
      values[block + 3] = 4
      values[block + 4] = 6
      values[place] = 1
      values[2 * block + place] = 9
      let pyramid = Pyramid(values)
      for cut in 0...block {
        for range in [cut..<2 * block, cut..<3 * block - cut, block..<2 * block + cut]
        where !range.isEmpty {
          #expect(kept(pyramid, range) == naive(values, range), "\(place) \(range)")
        }
      }
    }
  }
}
