import ChartSets
import Graphics
import Testing

@Suite("ChartKind")
struct ChartKindTests {
  private func kind(
    _ types: [Line.Kind], isPercentage: Bool = false, isYScaled: Bool = false
  ) -> ChartKind? {
    LinesSet(
      id: 0, time: [0, 1],
      lines: types.enumerated().map {
        Line(id: "y\($0)", title: "", points: [1, 2], color: .red, type: $1)
      }, isPercentage: isPercentage, isYScaled: isYScaled
    ).kind
  }

  @Test("follows the kind of the series and the options of the set")
  func kinds() {
    #expect(kind([]) == .lines)
    #expect(kind([.line, .line, .line]) == .lines)
    #expect(kind([.bar, .bar]) == .bars)
    #expect(kind([.area]) == .areas)
    #expect(kind([.area, .area], isPercentage: true) == .percentages)
    #expect(kind([.bar], isPercentage: true) == .bars)
  }

  @Test("a second axis needs two lines, no more and no fewer")
  func axes() {
    #expect(kind([.line, .line], isYScaled: true) == .twoAxes)
    #expect(kind([.line], isYScaled: true) == .lines)
    #expect(kind([.line, .line, .line], isYScaled: true) == .lines)
    #expect(kind([.bar, .bar], isYScaled: true) == .bars)
  }

  @Test("series of different kinds have none")
  func mixed() {
    #expect(kind([.line, .bar]) == nil)
    #expect(kind([.area, .area, .line], isPercentage: true) == nil)
  }
}
