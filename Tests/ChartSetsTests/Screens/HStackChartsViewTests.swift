import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("HStackChartsView")
struct HStackChartsViewTests {
  @Test("turns each chart by its place")
  func turned() {
    let stage = ChartSamples.stage(ChartSamples.charts(3), width: 1000, height: 400) {
      HStackChartsView()
    }
    let headlines = stage.drawList().description.split(separator: "\n")
      .filter { $0.contains("CHART") }
    #expect(headlines.count == 3)
    #expect(stage.drawList().description.components(separatedBy: "projection").count - 1 >= 2)
  }

  @Test("draws no more than its ground without charts, and takes any size")
  func empty() {
    #expect(ChartSamples.stage([]) { HStackChartsView() }.drawList().texts.isEmpty)
    for side in [1, 30, 90] as [CGFloat] {
      let stage = ChartSamples.stage(ChartSamples.charts(2), width: side, height: side) {
        HStackChartsView()
      }
      #expect(!stage.drawList().isEmpty)
    }
  }
}
