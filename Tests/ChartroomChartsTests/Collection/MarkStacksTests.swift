import ChartroomCharts
import ChartroomUI
import TestSupport
import Testing

@MainActor
@Suite("MarkStacks")
struct MarkStacksTests {
  private typealias Bar = (name: String, value: Double)

  private func ends(
    _ bars: [Bar], _ stacking: MarkStackingMethod = .standard
  ) throws -> [[Double]] {
    let model = ChartModel(
      ForEach(bars, id: \.name) {
        BarMark(x: .value("x", "all"), y: .value("y", $0.value), stacking: stacking)
      }, in: EnvironmentValues())
    let ends = try #require(model.stacks.ends[0])
    return zip(ends.start, ends.end).map { [$0, $1] }
  }

  @Test("bars begin where the one before ends, and negative ones go down from zero")
  func standard() throws {
    let bars = [("a", 1.0), ("b", -2), ("c", 3), ("d", -4)]
    #expect(try ends(bars) == [[0, 1], [0, -2], [1, 4], [-2, -6]])
    #expect(try ends(bars, .unstacked) == [[0, 1], [0, -2], [0, 3], [0, -4]])
  }

  @Test("normalised stacks reach exactly 1, unless all values are 0")
  func normalized() throws {
    for count in 1...60 {
      let stacks = try ends((1...count).map { ("\($0)", Double($0) / 3) }, .normalized)
      #expect(stacks.last?[1] == 1)
    }
    #expect(try ends([("a", 0), ("b", 0)], .normalized) == [[0, 0], [0, 0]])
  }

  @Test("the middle of a centred stack is at zero")
  func center() throws {
    #expect(try ends([("a", 2), ("b", 4)], .center) == [[-3, -1], [-1, 3]])
  }

  @Test("gaps are left out of the stack")
  func gaps() throws {
    let stacks = try ends([("a", 1), ("b", .nan), ("c", 2)])
    #expect(stacks[1][0].isNaN && stacks[1][1].isNaN)
    #expect(stacks[2] == [1, 3])
  }

  @Test("only the last bar in each direction has round corners")
  func outermost() throws {
    let model = ChartModel(
      ForEach([2.0, 3, -1, -4, 0], id: \.self) {
        BarMark(x: .value("x", "all"), y: .value("y", $0))
      }, in: EnvironmentValues())
    #expect(model.stacks.ends[0]?.isOutermost == [false, true, false, true, false])
  }

  @Test("bars of different positions, and areas, have separate stacks")
  func separate() {
    let model = ChartModel(
      ForEach(["a", "b"], id: \.self) { name in
        BarMark(x: .value("x", name), y: .value("y", 5))
        AreaMark(x: .value("x", name), y: .value("y", 7))
      }, in: EnvironmentValues())
    for ends in model.stacks.ends.values { #expect(ends.start.allSatisfy { $0 == 0 }) }
    #expect(model.stacks.ends.count == 4)
  }

  /// A mark of a random chart.
  struct Row: Sendable {
    let id: Int
    let position: Int
    let series: Int
    let value: Double
  }

  private static func rows(_ seed: UInt64) -> [Row] {
    var random = SplitMix64(seed: seed)
    return (0..<60).map { id in
      let kind = Int.random(in: 0..<8, using: &random)
      let value = Double.random(in: -5...9, using: &random)
      return Row(
        id: id, position: .random(in: 0..<9, using: &random),
        series: .random(in: 0..<4, using: &random),
        value: kind == 0 ? .nan : kind == 1 ? .infinity : kind == 2 ? 0 : value)
    }
  }

  /// Returns the ends of a row, by adding all values before it at the same position, one by one.
  private static func oracle(
    _ rows: [Row], _ index: Int, _ stacking: MarkStackingMethod
  ) -> [Double]? {
    let row = rows[index]
    guard row.value.isFinite else { return nil }
    let stack = rows.filter { $0.position == row.position && $0.value.isFinite }
    if stacking == .unstacked { return [0, row.value] }
    let before = stack.filter { $0.id < row.id && ($0.value < 0) == (row.value < 0) }
    let start = before.reduce(0) { $0 + $1.value }
    let total = stack.reduce(0) { $0 + abs($1.value) }
    let ends = [start, start + row.value]
    if stacking == .normalized { return ends.map { total > 0 ? $0 / total : 0 } }
    return stacking == .center ? ends.map { $0 - total / 2 } : ends
  }

  @Test(
    "stacks of random bars and areas with gaps and negative values sum", arguments: UInt64(1)...15,
    [MarkStackingMethod.standard, .normalized, .center, .unstacked])
  func sums(seed: UInt64, stacking: MarkStackingMethod) throws {
    let rows = Self.rows(seed)
    let charts = [
      ChartModel(
        ForEach(rows, id: \.id) {
          BarMark(x: .value("x", $0.position), y: .value("y", $0.value), stacking: stacking)
            .foregroundStyle(by: .value("s", "\($0.series)"))
        }, in: EnvironmentValues()),
      ChartModel(
        ForEach(rows, id: \.id) {
          AreaMark(x: .value("x", $0.position), y: .value("y", $0.value), stacking: stacking)
            .foregroundStyle(by: .value("s", "\($0.series)"))
        }, in: EnvironmentValues()),
      ChartModel(
        ForEach(rows, id: \.id) {
          BarMark(x: .value("x", $0.value), y: .value("y", "\($0.position)"), stacking: stacking)
        }, in: EnvironmentValues()),
    ]
    for model in charts {
      let ends = try #require(model.stacks.ends[0])
      try #require(ends.start.count == rows.count)
      for index in rows.indices {
        guard let expected = Self.oracle(rows, index, stacking) else {
          #expect(ends.start[index].isNaN && ends.end[index].isNaN)
          continue
        }
        #expect(abs(ends.start[index] - expected[0]) < 1e-12)
        #expect(abs(ends.end[index] - expected[1]) < 1e-12)
      }
      guard stacking == .normalized else { continue }
      for position in 0..<9 {
        let stack = rows.indices.filter { rows[$0].position == position && rows[$0].value.isFinite }
        let length = stack.reduce(0) { $0 + abs(ends.end[$1] - ends.start[$1]) }
        let isEmpty = stack.allSatisfy { rows[$0].value == 0 }
        #expect(abs(length - (isEmpty ? 0 : 1)) < 1e-12)
      }
    }
  }
}
