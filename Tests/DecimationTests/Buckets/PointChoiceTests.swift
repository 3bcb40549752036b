import Decimation
import TestSupport
import Testing

@Suite("PointChoice")
struct PointChoiceTests {
  private func m4(
    _ x: [Double], _ y: [Double], _ domain: ClosedRange<Double>, _ buckets: Int
  ) throws -> Decimated {
    let positions = try Positions(ascending: ContiguousArray(x))
    return M4.indices(of: y.span, at: positions, in: .equalWidth(buckets, over: domain))
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

  @Test("ignores a surplus of values or of positions")
  func unequalLengths() throws {
    #expect(try m4([0, 1, 2], [1], 0...2, 4).indices == [0])
    #expect(try m4([0], [1, 2, 3], 0...2, 4).indices == [0])
  }

  @Test("keeps whole runs of up to four points, and at most four points of longer ones")
  func shortRuns() throws {
    var random = SplitMix64(seed: 8)
    for count in 1...9 {
      for _ in 0..<300 {
        let values = (0..<count).map { _ in Double(Int.random(in: 0...2, using: &random)) }
        let kept = M4.indices(of: values.span, buckets: 1)
        let lowest = values.firstIndex(of: values.min() ?? 0) ?? 0
        let highest = values.firstIndex(of: values.max() ?? 0) ?? 0
        let expected =
          count <= 4 ? Array(values.indices) : Set([0, lowest, highest, count - 1]).sorted()
        #expect(kept == Decimated(indices: expected, runs: [0..<expected.count]), "\(values)")
        let extremes = MinMax.indices(of: values.span, buckets: 1)
        #expect(extremes.indices == Set([lowest, highest]).sorted(), "\(values)")
      }
    }
  }

  @Test("joins runs across the edges of buckets, and parts them where a gap is on one")
  func edges() throws {
    let x: [Double] = [0, 1, 2, 3, 4, 5]
    #expect(try m4(x, [1, 2, 3, 4, 5, 6], 0...6, 3).runs == [0..<6])
    #expect(try m4(x, [1, 2, .nan, 4, 5, 6], 0...6, 3).runs == [0..<2, 2..<5])
    #expect(try m4(x, [1, .nan, 3, 4, 5, 6], 0...6, 3).runs == [0..<1, 1..<5])
    #expect(try m4(x, [1, .nan, .nan, .nan, .nan, 6], 0...6, 3).runs == [0..<1, 1..<2])
  }
}
