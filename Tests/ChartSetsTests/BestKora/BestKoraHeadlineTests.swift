import ChartSets
import ChartroomUI
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("The year in the BestKora style")
struct BestKoraHeadlineTests {
  private static func chart(title: String? = nil, days: Int = 112) -> LinesSet {
    ChartSamples.chart(
      [ContiguousArray((0..<days).map { Double($0 * 37 % 101) })], title: title)
  }

  private static func texts(_ chart: LinesSet, width: CGFloat, height: CGFloat) -> [String] {
    let stage = ChartSamples.stage([chart], width: width, height: height) {
      ChartView(chartIndex: 0, style: .bestKora)
    }
    return ChartSamples.texts(stage)
  }

  @Test("a title that leaves no room for the dates has them below it")
  func secondLine() {
    let title = "Messages per day in all of the groups"
    let texts = Self.texts(Self.chart(title: title), width: 375, height: 560)
    #expect(texts.contains(title))
    #expect(texts.contains("Nov 17, 2018 - Mar 8, 2019  1  line"))
  }

  @Test("dates that are too long for their line are numbers")
  func numeric() {
    let texts = Self.texts(Self.chart(), width: 200, height: 400)
    #expect(texts.contains("CHART 1") && texts.contains("11/17/2018 - 3/8/2019"))
  }

  @Test("a low chart keeps its title, and its X axis names the year")
  func low() {
    let texts = Self.texts(Self.chart(title: "Followers"), width: 130, height: 160)
    #expect(texts.contains("Followers") && texts.contains("2018"))
  }
}
