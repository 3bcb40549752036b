import Decimation
import Testing

@Suite("PyramidNode")
struct PyramidNodeTests {
  private func kept<Value: SeriesValue>(_ values: [Value]) -> Decimated {
    MinMax.indices(
      of: Pyramid(ContiguousArray(values)), at: Positions<Int64>.indices, in: .equalCount(1))
  }

  @Test("finds the extremes beside gaps at every place of a block")
  func gaps() {
    let block = Pyramid<Double>.block
    for gap in 0..<block {
      var values = (0..<block).map { Double(($0 * 37) % block) }
      values[gap] = .nan
      let pyramid = Pyramid(ContiguousArray(values))
      let finite = values.filter(\.isFinite)
      #expect(pyramid.extremes(in: 0..<block)?.lowerBound == finite.min(), "\(gap)")
      #expect(pyramid.extremes(in: 0..<block)?.upperBound == finite.max(), "\(gap)")
    }
  }

  @Test("knows blocks of gaps only, with one value, and without a gap, from each other")
  func uniform() {
    let block = Pyramid<Float>.block
    let nothing = [Float](repeating: .infinity, count: block)
    #expect(kept(nothing) == Decimated())
    for place in [0, 1, block - 1] {
      var one = nothing
      one[place] = -3
      #expect(kept(one) == Decimated(indices: [place], runs: [0..<1]))
      #expect(kept(nothing + one + nothing) == Decimated(indices: [block + place], runs: [0..<1]))
      #expect(Pyramid(ContiguousArray(one)).extremes(in: 0..<block) == -3...(-3))
    }
    let work = Pyramid(ContiguousArray(nothing + nothing)).work(in: 0..<2 * block)
    #expect(work == PyramidWork(values: 0, nodes: 1))
  }

  @Test("takes the first of equal values of both halves, and of zeros of either sign")
  func ties() {
    let block = Pyramid<Int64>.block
    for count in [block, 2 * block, 8 * block] {
      var values = [Int64](repeating: 0, count: count)
      #expect(kept(values).indices == [0])
      values[count / 2] = 1
      values[count - 1] = 1
      #expect(kept(values).indices == [0, count / 2])
      values[1] = -1
      values[count - 2] = -1
      #expect(kept(values).indices == [1, count / 2])
      var zeros = [Double](repeating: 0, count: count)
      for index in stride(from: 1, to: count, by: 3) { zeros[index] = -0.0 }
      #expect(kept(zeros).indices == [0])
    }
  }

  @Test("holds the ends of the range of each type")
  func ends() {
    let block = Pyramid<Int64>.block
    var values = [Int64](repeating: 0, count: block)
    (values[5], values[6]) = (.max, .min)
    #expect(kept(values).indices == [5, 6])
    #expect(Pyramid(ContiguousArray(values)).extremes(in: 0..<block) == .min ... .max)
  }
}
