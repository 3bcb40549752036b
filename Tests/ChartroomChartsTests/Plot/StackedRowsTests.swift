import ChartroomCharts
import TestSupport
import Testing

@Suite("StackedRows")
struct StackedRowsTests {
  private static func positions(_ range: Range<Int>) -> ContiguousArray<Double> {
    ContiguousArray(range.map(Double.init))
  }

  @Test("areas that share rows keep points at the same positions")
  func union() {
    let rows = StackedRows([Self.positions(0..<100), Self.positions(50..<100)])
    #expect(
      rows.together([[0, 60, 99], [0, 20, 49]]) == [[0, 50, 60, 70, 99], [0, 10, 20, 49]])
  }

  @Test("an area that lacks a kept position keeps the points before and after it, and so do others")
  func neighbours() {
    let sparse = ContiguousArray((0...10).map { Double($0) * 10 })
    let rows = StackedRows([Self.positions(0..<101), sparse])
    #expect(rows.together([[0, 34, 100], [0, 10]]) == [[0, 30, 34, 40, 100], [0, 3, 4, 10]])
  }

  @Test("a short area keeps all its points, which others keep as well")
  func short() {
    let rows = StackedRows([Self.positions(0..<100), [20, 30, 40]])
    #expect(rows.together([[0, 99], nil]) == [[0, 20, 30, 40, 99], nil])
    // An area in another order keeps all its points.
    let unordered = StackedRows([Self.positions(0..<100), [40, 20, 30]])
    #expect(unordered.together([[0, 99], nil]) == [[0, 20, 30, 40, 99], nil])
  }

  @Test("all points at a repeated position are kept")
  func repeated() {
    let rows = StackedRows([Self.positions(0..<5), [0, 1, 1, 1, 2, 3, 4]])
    #expect(rows.together([[0, 1, 4], [0, 6]]) == [[0, 1, 4], [0, 1, 2, 3, 6]])
  }

  @Test("areas that share no rows, or few, keep what they need")
  func separate() {
    let odd = ContiguousArray((0..<50).map { Double(2 * $0) + 0.5 })
    let kept: [[Int]?] = [[0, 34, 99], [0, 7, 49], [0, 20, 39], nil]
    let rows = StackedRows([Self.positions(0..<100), odd, Self.positions(200..<240), []])
    #expect(rows.together(kept) == kept)
    // Of the common range, one of seven rows is shared.
    let late = ContiguousArray([0] + (5...10).map { Double($0) * 10 })
    let early = Self.positions(0..<11) + [200]
    #expect(
      StackedRows([late, early]).together([[0, 6], [0, 5, 11]]) == [[0, 6], [0, 5, 11]])
  }

  @Test("areas between which another one is joined keep points at the same positions")
  func bridge() {
    let rows = StackedRows([
      Self.positions(0..<40), Self.positions(60..<100), Self.positions(0..<100),
    ])
    #expect(
      rows.together([[0, 39], [0, 39], [0, 20, 80, 99]])
        == [[0, 20, 39], [0, 20, 39], [0, 20, 39, 60, 80, 99]])
  }

  @Test("each edge is equal to the whole one at all kept positions", arguments: UInt64(1)...40)
  func law(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 2...5, using: &random)
    var (positions, values): ([ContiguousArray<Double>], [[Double]]) = ([], [])
    var kept: [[Int]?] = []
    for _ in 0..<count {
      let start = Int.random(in: 0..<100, using: &random)
      let share = Double.random(in: 0.7...1, using: &random)
      let rows = (start..<300).filter { _ in Double.random(in: 0..<1, using: &random) < share }
      positions.append(ContiguousArray(rows.map(Double.init)))
      values.append(rows.map { _ in Double.random(in: 0...9, using: &random) })
      let chosen = rows.indices.filter { _ in Int.random(in: 0..<20, using: &random) == 0 }
      kept.append(
        Bool.random(using: &random) ? nil : Set(chosen + [0, rows.count - 1]).sorted())
    }
    let together = StackedRows(positions).together(kept)
    func value(_ area: Int, at position: Double, of indices: [Int]) throws -> Double? {
      let after = indices.first { positions[area][$0] >= position }
      let before = indices.last { positions[area][$0] <= position }
      guard let before, let after else { return nil }
      let (start, end) = (positions[area][before], positions[area][after])
      let part = start == end ? 0 : (position - start) / (end - start)
      return values[area][before] * (1 - part) + values[area][after] * part
    }
    let all = (0..<count).map { Array(positions[$0].indices) }
    let drawn = zip(together, all).map { $0 ?? $1 }
    let common = Set((0..<count).flatMap { area in drawn[area].map { positions[area][$0] } })
    for area in 0..<count {
      #expect(Set(drawn[area]).isSuperset(of: kept[area] ?? all[area]))
      for position in common {
        let (whole, short) = (
          try value(area, at: position, of: all[area]),
          try value(area, at: position, of: drawn[area])
        )
        #expect((whole == nil) == (short == nil))
        #expect(abs((whole ?? 0) - (short ?? 0)) < 1e-9, "area \(area) at \(position)")
      }
    }
  }
}
