import Decimation
import TestSupport
import Testing

@Suite("Aligned buckets")
struct AlignedBucketsTests {
  /// The first point of each bucket: with all values equal, min-max keeps it and nothing else.
  private func firsts<X: Coordinate>(
    _ points: Int, _ positions: Positions<X>, _ domain: ClosedRange<X>, _ columns: Int
  ) -> [Int] {
    let pyramid = Pyramid(ContiguousArray(repeating: Int32(0), count: points))
    return MinMax.indices(
      of: pyramid, at: positions, in: .aligned(columns, to: positions, over: domain)
    ).indices
  }

  @Test("coincide with nodes where points stand a fixed step apart, at least one a column")
  func nodes() throws {
    var random = SplitMix64(seed: 1)
    let points = 100_000
    let pyramid = Pyramid(ContiguousArray(repeating: 0.0, count: points))
    for _ in 0..<100 {
      let step = Double.random(in: 0.001...7, using: &random)
      let positions = try Positions(start: Double.random(in: -9...9, using: &random), step: step)
      let columns = Int.random(in: 1...2_000, using: &random)
      let first = Int.random(in: 0..<points / 2, using: &random)
      let last = first + Int.random(in: columns...points / 2, using: &random)
      let starts = firsts(points, positions, positions[first]...positions[last], columns)
      #expect(starts.count >= columns && starts.count <= 2 * columns + 4)
      // The first and the last one kept lie outside.
      let widths = zip(starts.dropFirst(), starts.dropFirst(2).dropLast()).map { $1 - $0 }
      for (start, width) in zip(starts.dropFirst(), widths) {
        #expect(width == widths[0] && width.nonzeroBitCount == 1 && start % width == 0)
        guard width >= Pyramid<Double>.block else { continue }
        #expect(pyramid.work(in: start..<start + width) == PyramidWork(values: 0, nodes: 1))
      }
    }
  }

  @Test("keep the same points during a pan, also where a column is as wide as a bucket")
  func pan() throws {
    var random = SplitMix64(seed: 2)
    let points = 50_000
    var x = 0.0
    let uneven = ContiguousArray(
      (0..<points).map { _ in
        x += Double.random(in: 0...0.2, using: &random)
        return x
      })
    for positions in [try Positions(start: 0, step: 0.1), try Positions(ascending: uneven)] {
      for width in [12.8 * 32, 12.8 * 31.9, 777.7] {
        var kept: Set<Int> = []
        for _ in 0..<30 {
          let start = Double.random(in: 1_000...1_100, using: &random)
          let starts = firsts(points, positions, start...(start + width), 128)
          let inside = starts.filter { positions[$0] > 1_110 && positions[$0] < 1_380 }
          if kept.isEmpty { kept = Set(inside) }
          #expect(kept == Set(inside))
        }
      }
    }
  }

  @Test("of whole numbers are as wide as those of fractions")
  func wholeNumbers() throws {
    let step: Int64 = 60_000
    let start: Int64 = 1_700_000_000_000
    let positions = try Positions(start: start, step: step)
    let domain = start + 1_000 * step...start + 9_000 * step
    let fractions = try Positions(start: 5, step: 0.5)
    #expect(
      firsts(10_000, positions, domain, 100) == firsts(10_000, fractions, 505...4_505, 100))
    let listed = try Positions(ascending: [Int64.min, -1_000, -1, 0, 1, 1_000, .max])
    #expect(firsts(7, listed, .min ... .max, 2) == [0])
    let some = try Positions<Int64>(ascending: [-1_000, -1, 0, 1, 1_000])
    #expect(firsts(5, some, -1_000...1_000, 2) == [0, 1, 4])
  }

  @Test("are never narrower than the step, and one where the domain has no width")
  func narrow() throws {
    let positions = Positions<Double>.indices
    #expect(firsts(10, positions, 2...4, 1_000) == [1, 2, 3, 4, 5])
    #expect(firsts(10, positions, 3...3, 1_000) == [2, 3, 4])
    #expect(firsts(10, positions, 3 ... .infinity, 1_000) == [2, 3])
    #expect(firsts(10, positions, 0...9, 0) == [0, 8])
    #expect(firsts(10, positions, -1e308...1e308, 3).isEmpty == false)
    #expect(firsts(0, try Positions<Double>(ascending: []), 0...1, 3).isEmpty)
  }
}
