import Decimation
import Testing

@Suite("Positions")
struct PositionsTests {
  @Test("refuse what does not ascend or is not finite, and say where")
  func refusals() {
    #expect(throws: PositionsError.descends(at: 2)) { try Positions(ascending: [0, 1.0, 0.5]) }
    #expect(throws: PositionsError.notFinite(at: 1)) { try Positions(ascending: [0, Double.nan]) }
    #expect(throws: PositionsError.notFinite(at: 0)) { try Positions(ascending: [Double.infinity]) }
    #expect(throws: PositionsError.descends(at: 1)) { try Positions<Int64>(ascending: [1, 0]) }
  }

  @Test("take ties, one point and none")
  func ties() throws {
    #expect(try Positions(ascending: [1.0, 1, 1]).count == 3)
    #expect(try Positions<Int64>(ascending: []).count == 0)
  }

  @Test("refuse a step that does not go forward", arguments: [0, -1, Double.nan, .infinity, 1e-30])
  func steps(step: Double) {
    #expect(throws: PositionsError.badStep) { try Positions(start: 1, step: step) }
  }

  @Test("that are regular equal the same ones written out")
  func regular() throws {
    let values = (0..<1_000).map { Double($0 * 7919 % 101) }
    let regular = try Positions(start: -3, step: 0.1)
    let explicit = try Positions(ascending: ContiguousArray((0..<1_000).map { regular[$0] }))
    for buckets in [1, 7, 100, 3_000] {
      let domain = 2.05...71.3
      let kept = M4.indices(of: values.span, at: regular, in: .equalWidth(buckets, over: domain))
      #expect(
        kept == M4.indices(of: values.span, at: explicit, in: .equalWidth(buckets, over: domain)))
    }
  }

  @Test("that would run over stop at the end")
  func overflow() throws {
    let late = try Positions(start: Int64.max - 10, step: 3)
    #expect([0, 3, 4, 100].map { late[$0] } == [.max - 10, .max - 1, .max, .max])
    let kept = M4.indices(
      of: [1.0, 2, 3, 4, 5, 6].span, at: late, in: .equalWidth(2, over: (.max - 5)...(.max)))
    #expect(kept.indices == [1, 2, 3, 4, 5])
  }
}
