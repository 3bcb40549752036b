import Decimation
import TestSupport
import Testing

@Suite("Pyramid")
struct PyramidTests {
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
