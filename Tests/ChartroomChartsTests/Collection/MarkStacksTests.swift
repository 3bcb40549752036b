import ChartroomCharts
import ChartroomUI
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
}
