import Decimation
import TestSupport
import Testing

@Suite("PyramidLevels")
struct PyramidLevelsTests {
  @Test("appended to in portions equals one built at once")
  func appended() {
    var random = SplitMix64(seed: 6)
    for number in 0..<300 {
      let values = PyramidSeries.random(using: &random, longest: 9_000).map {
        $0.map(Double.init) ?? .nan
      }
      var pyramid = Pyramid<Double>()
      let longest = [3, 100, 5_000][number % 3]
      while pyramid.count < values.count {
        let end = min(values.count, pyramid.count + Int.random(in: 0...longest, using: &random))
        pyramid.append(contentsOf: values[pyramid.count..<end])
      }
      let whole = Pyramid(ContiguousArray(values))
      #expect(pyramid.values.elementsEqual(values) { $0 == $1 || ($0.isNaN && $1.isNaN) })
      for _ in 0..<20 {
        let start = Int.random(in: 0...values.count, using: &random)
        let range = start..<Int.random(in: start...values.count, using: &random)
        #expect(pyramid.extremes(in: range) == whole.extremes(in: range), "case \(number)")
        #expect(pyramid.work(in: range) == whole.work(in: range), "case \(number)")
      }
      let at = Positions<Int64>.indices
      let kept = M4.indices(of: pyramid, at: at, in: .equalCount(17))
      #expect(kept == M4.indices(of: whole, at: at, in: .equalCount(17)), "case \(number)")
    }
  }

  @Test("takes no more than a quarter of the memory of its values, built or grown")
  func memory() {
    func check<Value: SeriesValue>(_ value: Value) {
      let size = MemoryLayout<Value>.stride
      let block = Pyramid<Value>.block
      for count in [0, 1, block - 1, block, block + 1, 10 * block, 100_000, 1_048_577] {
        let built = Pyramid(ContiguousArray(repeating: value, count: count))
        #expect(8 * built.overhead <= count * size, "\(Value.self), \(count)")
      }
      var grown = Pyramid<Value>()
      for _ in 0..<4_000 {
        grown.append(contentsOf: repeatElement(value, count: 50))
        #expect(4 * grown.overhead <= grown.count * size, "\(Value.self), \(grown.count)")
      }
    }
    check(1.5)
    check(Float(1.5))
    check(Int64(1))
    check(Int32(1))
  }

  @Test("looks at no more in a long stretch than the logarithm of its length")
  func work() {
    let values = ContiguousArray((0..<2_000_000).map { Int32(truncatingIfNeeded: $0 &* 7_919) })
    let pyramid = Pyramid(values)
    let block = Pyramid<Int32>.block
    var random = SplitMix64(seed: 8)
    for _ in 0..<2_000 {
      let length = 1 << Int.random(in: 0..<20, using: &random)
      let start = Int.random(in: 0...values.count - length, using: &random)
      let work = pyramid.work(in: start..<start + length)
      #expect(work.values < 2 * block)
      #expect(work.nodes <= max(0, 2 * length.trailingZeroBitCount - 12))
    }
    #expect(pyramid.work(in: 8_192..<16_384) == PyramidWork(values: 0, nodes: 1))
  }

  @Test("covers aligned ranges of every level with one node, and others with the fewest")
  func fewestNodes() {
    let block = Pyramid<Float>.block
    let blocks = 1 << 7
    let pyramid = Pyramid(ContiguousArray((0..<blocks * block + 5).map { Float($0 % 977) }))
    /// The least number of aligned ranges with lengths of powers of two: always the longest one next.
    func fewest(_ range: Range<Int>) -> Int {
      guard let block = range.first else { return 0 }
      var length = 1
      while block.isMultiple(of: 2 * length), block + 2 * length <= range.upperBound { length *= 2 }
      return 1 + fewest(block + length..<range.upperBound)
    }
    for lower in 0...blocks {
      for upper in lower...blocks {
        let work = pyramid.work(in: lower * block..<upper * block)
        if work != PyramidWork(values: 0, nodes: fewest(lower..<upper)) {
          Issue.record("\(lower)..<\(upper): \(work)")
        }
      }
    }
  }

  @Test("builds levels above batches of blocks, whatever the number of blocks")
  func batches() {
    let block = Pyramid<Double>.block
    for blocks in [1, 2, 3, 511, 512, 513, 1_023, 1_024, 1_025, 1_537] {
      var values = ContiguousArray(repeating: 0.0, count: blocks * block)
      for place in [0, blocks / 2, blocks - 1] {
        values[place * block + place % block] = Double(place + 1)
        let pyramid = Pyramid(values)
        #expect(pyramid.extremes(in: 0..<values.count)?.upperBound == Double(place + 1))
        #expect(pyramid.work(in: 0..<values.count).values == 0)
      }
    }
  }
}
