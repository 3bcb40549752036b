import ChartScales
import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("TooltipContent")
struct TooltipContentTests {
  /// The texts of a tooltip in the middle of three points, from top to bottom.
  private func texts(
    _ type: Line.Kind, count: Int = 3, isPercentage: Bool = false, height: CGFloat = 560
  ) -> [String] {
    let columns = (1...count).map { ContiguousArray([5, Double($0 * 1000), 5]) }
    var chart = ChartSamples.chart(columns, type: type)
    chart.isPercentage = isPercentage
    chart.bounds = .whole
    let stage = ChartSamples.stage([chart], height: height) {
      ChartView(chartIndex: 0, indicator: 0.5)
    }
    let size = Font.system(size: 13).resolve(in: .large).size
    return stage.drawList().texts.filter { $0.text.request.font.size == size }
      .map { $0.text.request.string }
  }

  @Test("a line has a row with its name and its value, and no sum")
  func lines() {
    let texts = texts(.line)
    #expect(texts.contains("Sun, Nov 18, 2018"))
    for text in ["#0", "1,000", "#1", "2,000", "#2", "3,000"] { #expect(texts.contains(text)) }
    #expect(!texts.contains("All"))
  }

  @Test("bars and areas have a row with their sum, a single series has not")
  func sums() {
    for type in [Line.Kind.bar, .area] {
      let texts = texts(type)
      #expect(texts.contains("All") && texts.contains("6,000"))
      #expect(!self.texts(type, count: 1).contains("All"))
    }
  }

  @Test("shares add up to 100 percent")
  func shares() {
    let texts = texts(.area, isPercentage: true)
    let shares = texts.filter { $0.hasSuffix("%") }.compactMap { Int($0.dropLast()) }
    #expect(shares == [17, 33, 50])
    #expect(!texts.contains("All"))
  }

  @Test("more series than there is space for end in an ellipsis")
  func cut() {
    #expect(!texts(.line, count: 12).contains("…"))
    let low = texts(.line, count: 12, height: 160)
    #expect(low.contains("…") && low.contains("1,000") && !low.contains("12,000"))
  }
}
