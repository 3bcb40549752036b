import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("ChartSetCardView")
struct ChartSetCardViewTests {
  @Test("shows the whole time, whatever the window is, with the indicator at 0.3")
  func wholeTime() {
    let stage = ChartSamples.stage(ChartSamples.charts(1)) { ChartSetCardView(chartIndex: 0) }
    let texts = ChartSamples.texts(stage)
    // Every 22nd day of 112; the indicator stands on day 33.
    for date in ["Nov 17", "Dec 9", "Dec 31", "Jan 22", "Feb 13", "Mar 7"] {
      #expect(texts.contains(date), "\(date)")
    }
    #expect(texts.contains("Dec 20, 2018"))
  }

  @Test(
    "loses no date where there is space for all: those at the ends push the others aside",
    arguments: [290, 310, 330, 350, 375] as [CGFloat])
  func dates(width: CGFloat) {
    let stage = ChartSamples.stage(ChartSamples.charts(1), width: width) {
      ChartSetCardView(chartIndex: 0)
    }
    let dates = ["Nov 17", "Dec 9", "Dec 31", "Jan 22", "Feb 13", "Mar 7"]
    let labels = stage.drawList().texts.filter { dates.contains($0.text.request.string) }
    #expect(Set(labels.map(\.text.request.string)) == Set(dates))
    let frames = labels.map(\.frame).sorted { $0.minX < $1.minX }
    for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX + 5 <= right.minX) }
    #expect(frames.allSatisfy { $0.minX >= 12 - 0.5 && $0.maxX <= width - 12 + 0.5 })
  }

  @Test("has neither mini-map nor buttons: its only series names are those of the indicator")
  func parts() {
    let stage = ChartSamples.stage(ChartSamples.charts(1)) {
      ChartSetCardView(chartIndex: 0, indicator: nil)
    }
    #expect(!ChartSamples.texts(stage).contains("#0"))
    #expect(stage.drawList().description.components(separatedBy: "polyline").count - 1 == 2)
  }

  @Test("is an empty card where there is no chart, and takes any size")
  func empty() {
    #expect(
      ChartSamples.stage([]) { ChartSetCardView(chartIndex: 3) }.drawList().texts.isEmpty)
    for side in [1, 30, 90] as [CGFloat] {
      let stage = ChartSamples.stage(ChartSamples.charts(1), width: side, height: side) {
        ChartSetCardView(chartIndex: 0)
      }
      #expect(!stage.drawList().isEmpty)
    }
  }
}
