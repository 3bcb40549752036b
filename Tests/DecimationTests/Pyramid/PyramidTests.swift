import Decimation
import TestSupport
import Testing

@Suite("Pyramid")
struct PyramidTests {
  /// Stretches of noise, of plateaus and of gaps, longer and shorter than blocks; `nil` is a gap.
  private func series(using random: inout SplitMix64, longest: Int) -> [Int32?] {
    var values: [Int32?] = []
    let count = Int.random(in: 0...longest, using: &random)
    let gapEvery = [5, 300, 100_000][Int.random(in: 0..<3, using: &random)]
    while values.count < count {
      let length = [1, 5, 70, 600][Int.random(in: 0..<4, using: &random)]
      let kind = Int.random(in: 0..<4, using: &random)
      let height = Int32.random(in: -30...30, using: &random)
      for _ in 0..<Int.random(in: 1...length, using: &random) {
        let isGap = Int.random(in: 0..<gapEvery, using: &random) == 0
        let noise = Int32.random(in: -9...9, using: &random)
        values.append(
          isGap || (kind == 0 && gapEvery < 1_000) ? nil : height + Int32(kind / 2) * noise)
      }
    }
    return Array(values.prefix(count))
  }

  private func buckets(
    over positions: Positions<Double>, using random: inout SplitMix64, longest: Int
  ) -> Buckets<Double> {
    let columns = 1 << Int.random(in: 0...7, using: &random)
    let start = Double.random(in: -100...Double(longest), using: &random)
    let domain = start...(start + Double.random(in: 0...Double(2 * longest), using: &random))
    let width = Double.random(in: 1...900, using: &random)
    return switch Int.random(in: 0..<6, using: &random) {
    case 0: .equalWidth(columns, over: domain)
    case 1: .anchored(width: width, origin: 3, over: domain)
    case 2: .aligned(columns, to: positions, over: domain)
    case 3: .equalCount(columns, over: domain)
    case 4: .logarithmic(columns, over: domain)
    default: .equalCount(columns)
    }
  }

  private func check<Value: SeriesValue>(
    seed: UInt64, cases: Int = 1_000, make: (Int32?) -> Value
  ) throws {
    var random = SplitMix64(seed: seed)
    let longest = 3_000
    for number in 0..<cases {
      let values = ContiguousArray(series(using: &random, longest: longest).map(make))
      var x = 0.0
      let ascending = ContiguousArray(
        values.map { _ in
          x += Double(Int.random(in: 0...2, using: &random))
          return x
        })
      let surplus = Int.random(in: 0...9, using: &random)
      let positions: [Positions<Double>] = [
        .indices, try Positions(start: 7, step: 0.37),
        try Positions(ascending: ContiguousArray(ascending.dropLast(surplus))),
      ]
      let pyramid = Pyramid(values)
      for positions in positions {
        let buckets = buckets(over: positions, using: &random, longest: longest)
        let m4 = M4.indices(of: pyramid, at: positions, in: buckets)
        let minMax = MinMax.indices(of: pyramid, at: positions, in: buckets)
        if m4 != M4.indices(of: values.span, at: positions, in: buckets)
          || minMax != MinMax.indices(of: values.span, at: positions, in: buckets)
        {
          Issue.record("case \(number): \(buckets), \(values.count) values")
        }
      }
    }
  }

  @Test("keeps the points that a scan keeps, for Double")
  func doubles() throws {
    var gaps = 0
    try check(seed: 1) { value -> Double in
      gaps += 1
      return value.map(Double.init) ?? [.nan, .infinity, -.infinity][gaps % 3]
    }
  }

  @Test("keeps the points that a scan keeps, for Float")
  func floats() throws { try check(seed: 2) { $0.map(Float.init) ?? .nan } }

  @Test("keeps the points that a scan keeps, for Int64")
  func longs() throws { try check(seed: 3) { $0.map(Int64.init) ?? .min } }

  @Test("keeps the points that a scan keeps, for Int32")
  func ints() throws { try check(seed: 4) { $0 ?? .max } }

  @Test("keeps the points that a scan keeps where values are far apart or zeros differ by sign")
  func oddValues() throws {
    let huge = Double.greatestFiniteMagnitude
    let odd = [0, -0.0, huge, -huge, .leastNonzeroMagnitude]
    try check(seed: 5, cases: 500) { $0.map { odd[Int($0.magnitude) % odd.count] } ?? .nan }
  }

  @Test("appended to in portions equals one built at once")
  func appended() {
    var random = SplitMix64(seed: 6)
    for number in 0..<300 {
      let values = series(using: &random, longest: 9_000).map { $0.map(Double.init) ?? .nan }
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

  @Test("a copy that is appended to leaves the original alone")
  func copies() {
    let original = Pyramid(ContiguousArray((0..<1_000).map(Int32.init)))
    var copy = original
    copy.append(contentsOf: (1_000..<5_000).map(Int32.init))
    var other = original
    other.append(contentsOf: repeatElement(-7, count: 300))
    #expect(original.count == 1_000 && copy.count == 5_000 && other.count == 1_300)
    #expect(original.extremes(in: 0..<9_999) == 0...999)
    #expect(copy.extremes(in: 0..<9_999) == 0...4_999)
    #expect(other.extremes(in: 0..<9_999) == -7...999)
    #expect(original != copy && original == Pyramid(original.values))
  }

  @Test(
    "finds the extremes that a scan finds, in blocks complete and incomplete",
    arguments: [0, 1, 2, 63, 64, 65, 127, 128, 129, 191, 1_000, 4_096, 4_097, 40_000])
  func extremes(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    let values = ContiguousArray(
      (0..<count).map { _ -> Double in
        switch random.next() % 16 {
        case 0: .nan
        case 1: .infinity
        default: Double(random.next() % 1_000)
        }
      })
    let pyramid = Pyramid(values)
    for _ in 0..<400 {
      let a = Int.random(in: 0...count, using: &random)
      let b = Int.random(in: 0...count, using: &random)
      let range = min(a, b)..<max(a, b)
      #expect(
        pyramid.extremes(in: range) == Extremes.finite(in: values.span.extracting(range)),
        "\(range)")
    }
  }

  @Test("leaves out what lies outside of the series")
  func outside() {
    let pyramid: Pyramid<Int64> = [3, 1, 2]
    #expect(pyramid.extremes(in: -5..<2) == 1...3)
    #expect(pyramid.extremes(in: 2..<99) == 2...2)
    #expect(pyramid.extremes(in: 7..<9) == nil)
    #expect(Pyramid<Float>().extremes(in: 0..<1) == nil)
  }

  @Test("has no extremes in gaps, and keeps nothing of them")
  func gaps() {
    let pyramid = Pyramid(ContiguousArray(repeating: Double.nan, count: 500))
    #expect(pyramid.extremes(in: 0..<500) == nil)
    let kept = M4.indices(of: pyramid, at: Positions<Int64>.indices, in: .equalCount(3))
    #expect(kept == Decimated())
    let none = Pyramid<Double>()
    #expect(
      M4.indices(of: none, at: Positions<Int64>.indices, in: .equalCount(3)) == Decimated())
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

  @Test("looks only at the blocks with a gap beside others, and those above them")
  func workWithGaps() {
    var values = ContiguousArray(repeating: 1.0, count: 1 << 20)
    for index in 1 << 18..<1 << 19 { values[index] = .nan }
    let gaps = [7, 100_000, 600_000, 600_001, 1_000_000]
    for index in gaps { values[index] = .nan }
    let pyramid = Pyramid(values)
    let work = pyramid.work(in: 0..<values.count)
    #expect(work.values == 4 * Pyramid<Double>.block)
    #expect(work.nodes <= 6 * 2 * 15)
    let kept = M4.indices(of: pyramid, at: Positions<Int64>.indices, in: .equalCount(1))
    #expect(kept == M4.indices(of: values.span, buckets: 1))
    #expect(kept.runs.count == 6)
  }
}
