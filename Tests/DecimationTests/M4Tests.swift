import Decimation
import TestSupport
import Testing

@Suite("M4")
struct M4Tests {
  private func m4(
    _ x: [Double], _ y: [Double], _ domain: ClosedRange<Double>, _ buckets: Int
  ) -> Decimated {
    M4.indices(x: x.span, y: y.span, domain: domain, buckets: buckets)
  }

  @Test("equals the naive twin", arguments: [true, false])
  func equalsNaiveTwin(sorted: Bool) {
    var random = SplitMix64(seed: sorted ? 1 : 2)
    for number in 0..<4_000 {
      let s = RandomSeries(using: &random, sorted: sorted)
      let expected = NaiveM4.indices(x: s.x, y: s.y, domain: s.domain, buckets: s.buckets)
      #expect(m4(s.x, s.y, s.domain, s.buckets) == expected, "case \(number)")
    }
  }

  @Test("obeys its laws on random series")
  func laws() {
    var random = SplitMix64(seed: 3)
    for number in 0..<2_000 {
      let s = RandomSeries(using: &random)
      let kept = m4(s.x, s.y, s.domain, s.buckets)
      let set = Set(kept.indices)
      #expect(zip(kept.indices, kept.indices.dropFirst()).allSatisfy(<), "ascending, \(number)")
      #expect(kept.runs.flatMap { Array($0) } == Array(kept.indices.indices), "cover, \(number)")
      for run in kept.runs {
        let span = kept.indices[run.lowerBound]...kept.indices[run.upperBound - 1]
        #expect(
          span.allSatisfy { s.x[$0].isFinite && s.y[$0].isFinite }, "bridges a gap, \(number)")
      }
      let groups = NaiveM4.groups(x: s.x, y: s.y, domain: s.domain, buckets: s.buckets)
      for group in groups.joined() where s.domain.contains(s.x[group.indices[0]]) {
        let inside = group.indices.filter(set.contains)
        #expect(inside.count <= 4, "case \(number)")
        #expect(inside.map { s.y[$0] }.min() == group.indices.map { s.y[$0] }.min())
        #expect(inside.map { s.y[$0] }.max() == group.indices.map { s.y[$0] }.max())
        #expect(inside.first == group.indices.first && inside.last == group.indices.last)
      }
    }
  }

  @Test("keeps nothing of nothing")
  func empty() {
    #expect(m4([], [], 0...1, 10) == Decimated())
    #expect(m4([0, 1, 2], [.nan, .infinity, -.infinity], 0...2, 10) == Decimated())
    #expect(m4([.nan, .infinity], [1, 2], 0...2, 10) == Decimated())
  }

  @Test("keeps a single point as a run of one")
  func onePoint() {
    #expect(m4([1], [5], 0...2, 10) == Decimated(indices: [0], runs: [0..<1]))
    #expect(m4([3], [5], 0...2, 10) == Decimated())
  }

  @Test("keeps a sparse series whole")
  func sparse() {
    let kept = m4([0, 1, 2, 3], [1, 2, 3, 4], 0...100, 1)
    #expect(kept == Decimated(indices: [0, 1, 2, 3], runs: [0..<4]))
  }

  @Test("keeps first, lowest, highest and last of a crowded bucket")
  func crowded() {
    let kept = m4([0, 1, 2, 3, 4, 5], [3, 9, 9, 1, 1, 3], 0...5, 1)
    #expect(kept.indices == [0, 1, 3, 5])
    #expect(m4([0, 1, 2, 3, 4], [2, 2, 2, 2, 2], 0...4, 1).indices == [0, 4])
  }

  @Test("starts a new run after a gap, inside one bucket too")
  func gap() {
    let kept = m4([0, 1, 2, 3, 4], [1, 2, .nan, 4, 5], 0...4, 1)
    #expect(kept == Decimated(indices: [0, 1, 3, 4], runs: [0..<2, 2..<4]))
  }

  @Test("keeps one neighbour on each side of the domain")
  func neighbours() {
    let x: [Double] = [0, 1, 2, 3, 4, 5, 6]
    #expect(m4(x, x, 2.5...3.5, 10) == Decimated(indices: [2, 3, 4], runs: [0..<3]))
    #expect(m4(x, x, 2.2...2.8, 10) == Decimated(indices: [2, 3], runs: [0..<2]))
    #expect(m4(x, x, 7...9, 10) == Decimated())
  }

  @Test("keeps no neighbour across a gap")
  func neighbourAcrossGap() {
    let x: [Double] = [0, 1, 2, 3, 4]
    #expect(m4(x, [1, 1, .nan, 1, 1], 3...4, 10).indices == [3, 4])
  }

  @Test("survives odd domains and counts")
  func oddDomains() {
    let x: [Double] = [-1, 0, 0, 0, 0, 0, 1]
    let y: [Double] = [5, 4, 3, 2, 1, 0, 9]
    #expect(m4(x, y, 0...0, 8).indices == [0, 1, 5, 6])
    #expect(m4(x, y, -Double.infinity...Double.infinity, 8).indices == [0, 5, 6])
    #expect(m4(x, y, -1...1, 0) == m4(x, y, -1...1, 1))
    #expect(m4(x, y, -1...1, .max).indices == [0, 1, 5, 6])
    let huge = Double.greatestFiniteMagnitude
    #expect(m4([-huge, 0, huge], [1, 2, 3], -huge...huge, 2).indices == [0, 1, 2])
  }

  @Test("ignores the surplus of the longer span")
  func unequalLengths() {
    #expect(m4([0, 1, 2], [1], 0...2, 4).indices == [0])
  }
}
