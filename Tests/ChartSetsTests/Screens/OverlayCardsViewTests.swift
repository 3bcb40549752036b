import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("OverlayCardsView")
struct OverlayCardsViewTests {
  @Test("puts the first chart in front, and the last one at the back")
  func order() {
    let stage = ChartSamples.stage(ChartSamples.charts(3)) { OverlayCardsView() }
    let names = ChartSamples.texts(stage).filter { $0.contains("CHART") }.map {
      $0.prefix { $0 != ":" }.trimmingCharacters(in: .whitespaces)
    }
    #expect(names == ["CHART 3", "CHART 2", "CHART 1"])
  }

  @Test("draws no more than its ground without charts, and takes any number of them")
  func numbers() {
    let ground = ChartSamples.stage([]) { OverlayCardsView() }.drawList().description
    #expect(ground.split(separator: "\n").map { $0.prefix(4) } == ["fill"])
    #expect(ground.contains("375"))
    for count in [1, 12] {
      let stage = ChartSamples.stage(ChartSamples.charts(count)) { OverlayCardsView() }
      #expect(ChartSamples.texts(stage).filter { $0.contains("CHART") }.count == count)
    }
  }
}
