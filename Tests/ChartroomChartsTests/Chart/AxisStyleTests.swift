import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Styles of axes")
struct AxisStyleTests {
  private func fills(_ content: some View) -> [CGRect] {
    Stage(size: ProposedViewSize(width: 300, height: 200), scale: 1, shaper: BoxShaper()) {
      content
    }.drawList().fills
  }

  private var chart: some View {
    Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
      .chartPlotStyle { $0.background(.red) }
  }

  @Test("the area of an axis lies beside the plot")
  func background() throws {
    let plot = try #require(fills(chart).first)
    let styled = fills(chart.chartXAxisStyle { $0.background(.blue) })
    let area = CGRect(
      x: plot.minX, y: plot.maxY, width: plot.width, height: 200 - plot.maxY)
    #expect(styled.contains(area))
    #expect(styled.contains(plot), "the style does not move the plot")
  }

  @Test("a frame determines the size of the area")
  func frame() throws {
    let styled = fills(chart.chartYAxisStyle { $0.frame(width: 90).background(.blue) })
    let area = try #require(styled.first { $0.width == 90 })
    #expect(area.maxX == 300)
    #expect(styled.contains { $0.maxX == area.minX && $0.height == area.height })
  }
}
