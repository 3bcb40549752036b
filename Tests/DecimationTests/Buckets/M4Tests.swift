import Decimation
import TestSupport
import Testing

@Suite("M4")
struct M4Tests {
  private func m4(
    _ x: [Double], _ y: [Double], _ domain: ClosedRange<Double>, _ buckets: Int
  ) throws -> Decimated {
    let positions = try Positions(ascending: ContiguousArray(x))
    return M4.indices(of: y.span, at: positions, in: .equalWidth(buckets, over: domain))
  }

  @Test("equals the naive twin", arguments: [(120, 20_000), (2_000, 300)])
  func equalsNaiveTwin(longest: Int, cases: Int) throws {
    var random = SplitMix64(seed: UInt64(longest))
    for number in 0..<cases {
      let s = RandomSeries(using: &random, longest: longest)
      let found = try m4(s.x, s.y, s.domain, s.buckets)
      guard found != s.naive.m4() else { continue }
      Issue.record("case \(number): \(found), expected \(s.naive.m4())")
    }
  }

  @Test("obeys its laws on random series")
  func laws() throws {
    var random = SplitMix64(seed: 3)
    for number in 0..<5_000 {
      let s = RandomSeries(using: &random)
      let kept = try m4(s.x, s.y, s.domain, s.buckets)
      let set = Set(kept.indices)
      #expect(zip(kept.indices, kept.indices.dropFirst()).allSatisfy(<), "ascending, \(number)")
      #expect(kept.runs.flatMap { Array($0) } == Array(kept.indices.indices), "cover, \(number)")
      for run in kept.runs {
        let span = kept.indices[run.lowerBound]...kept.indices[run.upperBound - 1]
        #expect(span.allSatisfy { s.y[$0].isFinite }, "bridges a gap, \(number)")
      }
      for group in s.naive.runs.joined() where s.domain.contains(s.x[group.indices[0]]) {
        let inside = group.indices.filter(set.contains)
        #expect(inside.count <= 4, "case \(number)")
        #expect(inside.map { s.y[$0] }.min() == group.indices.map { s.y[$0] }.min())
        #expect(inside.map { s.y[$0] }.max() == group.indices.map { s.y[$0] }.max())
        #expect(inside.first == group.indices.first && inside.last == group.indices.last)
      }
    }
  }

  @Test("keeps the same points for every type of value")
  func types() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<500 {
      let values = (0..<Int.random(in: 0...700, using: &random)).map { _ in
        Int32.random(in: -99...99, using: &random)
      }
      let buckets = Int.random(in: 1...40, using: &random)
      let expected = M4.indices(of: values.span, buckets: buckets)
      let doubles = values.map(Double.init)
      let floats = values.map(Float.init)
      let longs = values.map(Int64.init)
      #expect(M4.indices(of: doubles.span, buckets: buckets) == expected)
      #expect(M4.indices(of: floats.span, buckets: buckets) == expected)
      #expect(M4.indices(of: longs.span, buckets: buckets) == expected)
    }
  }

  @Test("changes nothing when it is done twice with buckets that stick to the data")
  func twice() throws {
    var random = SplitMix64(seed: 5)
    for number in 0..<2_000 {
      var s = RandomSeries(using: &random)
      s.y = s.y.map { $0.isFinite ? $0 : 0 }
      let buckets = Buckets.anchored(width: 7, origin: 3, over: -100...500)
      let once = M4.indices(of: s.y.span, at: try s.positions, in: buckets).indices
      let x = try Positions(ascending: ContiguousArray(once.map { s.x[$0] }))
      let y = once.map { s.y[$0] }
      let twice = M4.indices(of: y.span, at: x, in: buckets).indices
      #expect(twice == Array(once.indices), "case \(number)")
    }
  }

  @Test("keeps the same points with one thread and with several")
  func threads() {
    var random = SplitMix64(seed: 6)
    // Enough for four threads.
    var values = (0..<ScanThread.leastBytes / 2 + 3).map { _ in
      Double.random(in: 0...1, using: &random)
    }
    for index in stride(from: 5, to: values.count, by: 80_001) { values[index] = .nan }
    let one = M4.indices(of: values.span, buckets: 1_920, threads: 1)
    #expect(one.runs.count == 54)
    for threads in [2, 3, 7, 4_000] {
      #expect(M4.indices(of: values.span, buckets: 1_920, threads: threads) == one)
    }
    #expect(M4.indices(of: values.span, buckets: 1_920) == one)
    #expect(M4.indices(of: values.span, buckets: 1, threads: 2).runs.count == 54)
  }

  @Test("keeps nothing of nothing")
  func empty() throws {
    #expect(try m4([], [], 0...1, 10) == Decimated())
    #expect(try m4([0, 1, 2], [.nan, .infinity, -.infinity], 0...2, 10) == Decimated())
    #expect(M4.indices(of: [Float]().span, buckets: 3) == Decimated())
  }

  @Test("keeps a single point as a run of one")
  func onePoint() throws {
    #expect(try m4([1], [5], 0...2, 10) == Decimated(indices: [0], runs: [0..<1]))
    #expect(try m4([3], [5], 0...2, 10) == Decimated())
  }

  @Test("keeps a sparse series whole")
  func sparse() throws {
    let kept = try m4([0, 1, 2, 3], [1, 2, 3, 4], 0...100, 1)
    #expect(kept == Decimated(indices: [0, 1, 2, 3], runs: [0..<4]))
  }

  @Test("keeps first, lowest, highest and last of a crowded bucket")
  func crowded() throws {
    let kept = try m4([0, 1, 2, 3, 4, 5], [3, 9, 9, 1, 1, 3], 0...5, 1)
    #expect(kept.indices == [0, 1, 3, 5])
    #expect(try m4([0, 1, 2, 3, 4], [2, 2, 2, 2, 2], 0...4, 1).indices == [0, 4])
    #expect(try m4([0, 1, 2, 3, 4], [2, -0.0, 0, 3, 1], 0...4, 1).indices == [0, 1, 3, 4])
  }

  @Test("starts a new run after a gap, inside one bucket too")
  func gap() throws {
    let kept = try m4([0, 1, 2, 3, 4], [1, 2, .nan, 4, 5], 0...4, 1)
    #expect(kept == Decimated(indices: [0, 1, 3, 4], runs: [0..<2, 2..<4]))
  }

  @Test("takes values whose difference overflows for no gap")
  func overflow() {
    let huge = Double.greatestFiniteMagnitude
    let values = (0..<100).map { $0 == 20 ? -huge : $0 == 70 ? huge : 0 }
    let kept = M4.indices(of: values.span, buckets: 1)
    #expect(kept == Decimated(indices: [0, 20, 70, 99], runs: [0..<4]))
  }

  @Test("keeps one neighbour on each side of the domain")
  func neighbours() throws {
    let x: [Double] = [0, 1, 2, 3, 4, 5, 6]
    #expect(try m4(x, x, 2.5...3.5, 10) == Decimated(indices: [2, 3, 4], runs: [0..<3]))
    #expect(try m4(x, x, 2.2...2.8, 10) == Decimated(indices: [2, 3], runs: [0..<2]))
    #expect(try m4(x, x, 7...9, 10) == Decimated())
  }

  @Test("keeps no neighbour across a gap")
  func neighbourAcrossGap() throws {
    let x: [Double] = [0, 1, 2, 3, 4]
    #expect(try m4(x, [1, 1, .nan, 1, 1], 3...4, 10).indices == [3, 4])
  }

  @Test("survives odd domains and counts")
  func oddDomains() throws {
    let x: [Double] = [-1, 0, 0, 0, 0, 0, 1]
    let y: [Double] = [5, 4, 3, 2, 1, 0, 9]
    #expect(try m4(x, y, 0...0, 8).indices == [0, 1, 5, 6])
    #expect(try m4(x, y, -Double.infinity...Double.infinity, 8).indices == [0, 5, 6])
    #expect(try m4(x, y, -1...1, 0) == m4(x, y, -1...1, 1))
    #expect(try m4(x, y, -1...1, .max).indices == [0, 1, 5, 6])
    let huge = Double.greatestFiniteMagnitude
    #expect(try m4([-huge, 0, huge], [1, 2, 3], -huge...huge, 2).indices == [0, 1, 2])
  }

  @Test("ignores a surplus of values or of positions")
  func unequalLengths() throws {
    #expect(try m4([0, 1, 2], [1], 0...2, 4).indices == [0])
    #expect(try m4([0], [1, 2, 3], 0...2, 4).indices == [0])
  }
}
