import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("ChartTabsView")
struct ChartTabsViewTests {
  private func stage(_ view: ChartTabsView) -> Stage {
    ChartSamples.stage(ChartSamples.charts(2)) { view }
  }

  @Test("starts with the row, which is tab 1 in the app")
  func first() {
    #expect(ChartTabsView.Tab.row.rawValue == 1)
    #expect(stage(ChartTabsView()).drawList() == stage(ChartTabsView(selection: .row)).drawList())
  }

  @Test("names its tabs at the bottom")
  func names() {
    let texts = stage(ChartTabsView()).drawList().texts.suffix(3)
    #expect(texts.map(\.text.request.string) == ["List", "HStack", "Overlay"])
    #expect(texts.allSatisfy { $0.frame.minY > 511 && $0.frame.maxY <= 560 })
    #expect(texts.map { $0.frame.midX.rounded() } == [63, 188, 313])
  }

  @Test("changes its screen by a tap on a tab", arguments: ChartTabsView.Tab.allCases)
  func taps(tab: ChartTabsView.Tab) {
    let stage = stage(ChartTabsView(selection: tab == .list ? .row : .list))
    stage.send(.tap(at: CGPoint(x: 62.5 + 125 * CGFloat(tab.rawValue), y: 540)))
    #expect(stage.drawList() == self.stage(ChartTabsView(selection: tab)).drawList())
  }
}
