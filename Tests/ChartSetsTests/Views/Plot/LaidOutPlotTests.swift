import ChartScales
import ChartSets
import ChartroomUI
import Decimation
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("LaidOutPlot")
struct LaidOutPlotTests {
  private func plot(_ chart: LinesSet) -> LaidOutPlot {
    LaidOutPlot(
      tight: chart, window: TimeWindow(wholeOf: chart.axis), size: CGSize(width: 100, height: 50),
      stacks: StackCache())
  }

  @Test("without axes, values fill the height")
  func tight() {
    #expect(plot(ChartSamples.chart([[3, 9], [5, 20]])).scale.domain == 3...20)
    #expect(plot(ChartSamples.chart([[3, 9], [5, 20]], type: .bar)).scale.domain == 0...29)
    #expect(plot(ChartSamples.chart([[3, 9], [5, -20]], type: .area)).scale.domain == -20...9)
    var shares = ChartSamples.chart([[3, 9], [5, 20]], type: .area)
    shares.isPercentage = true
    #expect(plot(shares).scale.domain == 0...100 && plot(shares).stack != nil)
    #expect(plot(ChartSamples.chart([[7, 7]])).scale.domain == 6...8)
    #expect(plot(ChartSamples.chart([])).scale.domain == 0...1)
    #expect(plot(ChartSamples.chart([[3, 9]])).stack == nil)
  }

  @Test("the second of two axes is that of the last series")
  func twins() throws {
    var chart = ChartSamples.chart([[3, 9], [50, 200]])
    chart.isYScaled = true
    let plot = plot(chart)
    #expect(plot.kind == .twoAxes && plot.twin?.domain == 50...200)
    #expect(plot.scale(of: chart.lines[0]).domain == 3...9)
    #expect(plot.scale(of: chart.lines[1]).domain == 50...200)
    chart.isYScaled = false
    #expect(self.plot(chart).twin == nil)
    #expect(self.plot(chart).scale(of: chart.lines[1]).domain == 3...200)
  }

  @Test(
    "bars reach half a step to each side, and only stacks are stacked",
    arguments: ChartKind.allCases)
  func kinds(kind: ChartKind) {
    #expect(kind.reach == (kind == .bars ? 0.5 : 0))
    #expect(kind.isStacked == [.bars, .areas, .percentages].contains(kind))
  }

  @Test("all series but one are hidden, and that one stays as it is")
  func showing() {
    var chart = ChartSamples.chart([[1], [2], [3]])
    chart.lines[1].isHidden = true
    #expect(chart.showing(only: 0).lines.map(\.isHidden) == [false, true, true])
    #expect(chart.showing(only: 1).lines.map(\.isHidden) == [true, true, true])
    #expect(chart.showing(only: 7).lines.map(\.isHidden) == [true, true, true])
  }
}
