import ChartScales
import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("IndicatorView")
struct IndicatorViewTests {
  /// A chart of three points, its window from the first to the last.
  private static func chart(
    _ columns: [ContiguousArray<Double>], _ type: Line.Kind, isPercentage: Bool = false
  ) -> LinesSet {
    var chart = ChartSamples.chart(columns, type: type)
    chart.isPercentage = isPercentage
    chart.bounds = .whole
    return chart
  }

  @Test("the line over shares ends at 100 %")
  func shareLine() throws {
    let tooltip = DrawnTooltip(
      Self.chart([[5, 1_000, 5], [5, 2_000, 5]], .area, isPercentage: true))
    let top = try #require(
      tooltip.rects.filter { $0.height == 1 && $0.width > 300 }.map(\.minY).min())
    let line = try #require(tooltip.rects.first { $0.width == 1 && $0.height > 100 })
    #expect(abs(line.minY - top) <= 1 && line.minY >= top - 0.01)
  }

  /// The number of circles of a chart with an indicator in its middle.
  private static func dots(_ chart: LinesSet) -> Int {
    func count(_ list: DrawList) -> Int {
      list.commands.reduce(0) { sum, command in
        switch command {
        case .stroke(let path, let style, _):
          let size = path.boundingRect.size
          let isDot = abs(size.width - 8) < 0.01 && abs(size.height - 8) < 0.01
          return sum + (isDot && style.lineWidth == 2 ? 1 : 0)
        case .group(let group): return sum + count(group.contents)
        default: return sum
        }
      }
    }
    let stage = ChartSamples.stage([chart]) { ChartView(chartIndex: 0, indicator: 0.5) }
    return count(stage.drawList())
  }

  @Test("a dot is on each visible line that has a value there, and on no bar or area")
  func dots() {
    let columns: [ContiguousArray<Double>] = [[1, 2, 3], [4, 5, 6], [7, .nan, 9]]
    var lines = Self.chart(columns, .line)
    #expect(Self.dots(lines) == 2)
    lines.lines[0].isHidden = true
    #expect(Self.dots(lines) == 1)
    #expect(Self.dots(Self.chart(columns, .bar)) == 0)
    #expect(Self.dots(Self.chart(columns, .area)) == 0)
  }
}
