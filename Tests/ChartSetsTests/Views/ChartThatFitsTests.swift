import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Parts of a chart")
struct ChartThatFitsTests {
  /// The parts that a chart of some height shows, by their texts.
  private func parts(height: CGFloat) -> [String] {
    var chart = ChartSamples.charts(1)[0]
    chart.title = "Title"
    let texts = ChartSamples.texts(
      ChartSamples.stage([chart], height: height) { ChartView(chartIndex: 0) })
    var parts: [String] = []
    if texts.contains("#0") { parts.append("buttons") }
    if texts.contains("Title") { parts.append("heading") }
    if texts.contains(where: { $0.hasPrefix("Jan ") }) { parts.append("axis") }
    return parts
  }

  @Test("are left out one after the other as the height falls, the buttons first, the axis last")
  func order() {
    var seen: [[String]] = []
    for height in stride(from: 560, through: 20, by: -5) {
      let parts = parts(height: CGFloat(height))
      if parts != seen.last { seen.append(parts) }
    }
    #expect(
      seen == [
        ["buttons", "heading", "axis"], ["heading", "axis"], ["axis"], [],
      ])
  }
}
