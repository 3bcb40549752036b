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
}
