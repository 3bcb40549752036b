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

  @Test("labels and annotations are at the marks of a plot that its style insets")
  func insetPlot() throws {
    let list = Stage(size: ProposedViewSize(width: 300, height: 200), scale: 1, shaper: BoxShaper())
    {
      Chart(["a", "b", "c"], id: \.self) { name in
        BarMark(x: .value("Name", name), y: .value("Sum", 6))
          .annotation(position: .top) { Text(verbatim: "top \(name)") }
      }
      .chartYScale(domain: 0...10)
      .chartYAxis { AxisMarks(values: [6]) { AxisValueLabel() } }
      .chartPlotStyle { $0.padding(.leading, 80).padding(.bottom, 40).background(.yellow) }
    }.drawList()
    func frame(of string: String) throws -> CGRect {
      try #require(list.texts.first { $0.text.request.string == string }).frame
    }
    let styled = try #require(list.fills.first { $0.minX == 0 && $0.width > 200 })
    let bars = list.fills.filter { $0 != styled }
    try #require(bars.count == 3)
    for (bar, name) in zip(bars, ["a", "b", "c"]) {
      let (label, annotation) = try (frame(of: name), frame(of: "top \(name)"))
      #expect(bar.minX > 80 && styled.maxY - bar.maxY == 40)
      #expect(abs(label.midX - bar.midX) <= 1, "the label of \(name)")
      #expect(label.minY >= styled.maxY, "labels are beside the style")
      #expect(abs(annotation.midX - bar.midX) <= 1, "the annotation of \(name)")
      #expect(annotation.maxY <= bar.minY)
    }
    let sum = try frame(of: "6")
    #expect(abs(sum.midY - bars[0].minY) <= 1 && sum.minX >= styled.maxX)
    let ticks = list.strokes.map(\.boundingRect).filter { $0.minY >= styled.maxY }
    #expect(ticks.count == 4 && ticks.allSatisfy { $0.minY == styled.maxY })
    #expect(ticks.map(\.minX).min() == 80, "ticks are at the lines of the plot")
  }

  @Test("annotations are at the sectors of a plot that its style insets")
  func insetSectors() throws {
    let list = drawList(
      of: Chart(["a", "b", "c"], id: \.self) { name in
        SectorMark(angle: .value("Sum", 1)).foregroundStyle(by: .value("Name", name))
          .annotation(position: .overlay) { Text(verbatim: name) }
      }
      .chartLegend(.hidden)
      .chartPlotStyle { $0.padding(.leading, 80) })
    let sectors = list.fills
    try #require(sectors.count == 3)
    for (sector, name) in zip(sectors, ["a", "b", "c"]) {
      let label = try #require(list.texts.first { $0.text.request.string == name }).frame
      #expect(sector.minX >= 129, "\(name) is beside the padding of its square")
      #expect(
        sector.contains(CGPoint(x: label.midX, y: label.midY)), "\(name): \(label) \(sector)")
    }
  }
}
