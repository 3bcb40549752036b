import Decimation
import TestSupport
import Testing

@Suite("PositionSearch")
struct PositionSearchTests {
  /// Compares the points at which positions pass edges, exclusive or inclusive, with those of a plain scan.
  private func check<X: Coordinate>(_ positions: ContiguousArray<X>, _ edges: [X]) throws {
    for isInclusive in [false, true] {
      var search = PositionSearch(try Positions(ascending: positions), count: positions.count)
      for edge in edges {
        let passed: (X) -> Bool = { isInclusive ? $0 >= edge : $0 > edge }
        let expected = positions.firstIndex(where: passed) ?? positions.count
        #expect(search.advance(passed) == expected, "\(edge) of \(edges)")
      }
    }
  }

  @Test("finds the first point beyond each edge, as a plain scan does")
  func random() throws {
    var random = SplitMix64(seed: 61)
    for _ in 0..<300 {
      let count = Int.random(in: 0...3_000, using: &random)
      let spread = Int64.random(in: 1...4_000, using: &random)
      let positions = (0..<count).map { _ in Int64.random(in: 0...spread, using: &random) }.sorted()
      let edges = (0..<Int.random(in: 1...40, using: &random)).map { _ in
        Int64.random(in: -1...spread + 1, using: &random)
      }
      try check(ContiguousArray(positions), edges.sorted())
      try check(ContiguousArray(positions.map(Double.init)), edges.sorted().map(Double.init))
    }
  }

  @Test("passes edges below, between, at and beyond all positions, and equal ones")
  func edges() throws {
    let edges = [-.infinity, -1, 0, 0, 0.5, 1, 1, 2, 5, .infinity]
    for positions in [[], [0], [1, 1, 1], [0, 1, 2, 3], [-5, 5]] as [ContiguousArray<Double>] {
      try check(positions, edges)
    }
    try check([.min, .min, 0, .max], [.min, .min + 1, 0, .max - 1, .max] as [Int64])
  }

  @Test("evenly spaced edges of evenly spaced points need few steps")
  func steps() throws {
    var calls = 0
    var search = PositionSearch(Positions<Int64>.indices, count: 1_000_000)
    for edge in 1...1_000 as ClosedRange<Int64> {
      if edge == 3 { calls = 0 }
      let found = search.advance {
        calls += 1
        return $0 >= edge * 900
      }
      #expect(found == Int(edge) * 900)
    }
    #expect(calls <= 3 * 1_000)
  }

  @Test("without a fixed number of points, the count ends the search")
  func count() {
    var search = PositionSearch(Positions<Double>.indices, count: 10)
    #expect(search.advance { $0 >= 4 } == 4)
    #expect(search.advance { $0 >= 9.5 } == 10)
    #expect(search.advance { $0 >= 1e9 } == 10)
    // From the beginning, the steps grow beyond the end.
    var whole = PositionSearch(Positions<Double>.indices, count: 10)
    #expect(whole.advance { $0 >= 1e9 } == 10)
  }
}
