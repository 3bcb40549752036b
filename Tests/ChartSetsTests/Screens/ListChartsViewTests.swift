import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("ListChartsView")
struct ListChartsViewTests {
  private func headlines(_ stage: Stage) -> [(text: String, y: CGFloat)] {
    stage.drawList().texts.filter { $0.text.request.string.contains("CHART") }
      .map { ($0.text.request.string, $0.frame.minY) }
  }

  @Test("gives each chart all of its height, as the app does, and stands at its top")
  func fullHeight() {
    let stage = ChartSamples.stage(ChartSamples.charts(3)) { ListChartsView() }
    let headlines = headlines(stage)
    #expect(headlines.count == 3)
    #expect(headlines[0].y >= 0 && headlines[0].y < 40)
    #expect(abs(headlines[1].y - headlines[0].y - 560) < 1e-6)
  }

  @Test("has rows of a given height, so that a picture can hold all charts")
  func rowHeight() {
    let stage = ChartSamples.stage(ChartSamples.charts(3), height: 1200) {
      ListChartsView(rowHeight: 400, indicator: nil)
    }
    let headlines = headlines(stage)
    #expect(headlines.map { $0.text.contains("CHART") } == [true, true, true])
    #expect(zip(headlines, headlines.dropFirst()).allSatisfy { abs($1.y - $0.y - 400) < 1e-6 })
    #expect(headlines.allSatisfy { $0.y < 1200 })
  }

  @Test("draws no more than its ground without charts")
  func empty() {
    #expect(ChartSamples.stage([]) { ListChartsView() }.drawList().texts.isEmpty)
  }
}
