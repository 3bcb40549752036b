import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("ScaleBuilder")
struct ScaleBuilderTests {
  private static let years = [2024, 2019, 2021]

  private func bars(_ values: [Int] = years) -> some View {
    Chart(values, id: \.self) { BarMark(x: .value("Year", $0), y: .value("Count", $0 % 10)) }
      .chartYAxis(.hidden)
  }

  @Test("numbers on a scale of categories have equal bands in the order of their appearance")
  func numbers() throws {
    let drawn = drawList(of: bars().chartXScale(type: .category))
    #expect(drawn.strings == ["2,024", "2,019", "2,021"])
    let frames = drawn.fills
    try #require(frames.count == 3)
    #expect(Set(frames.map { ($0.width * 8).rounded() }).count == 1)
    #expect(abs(frames[0].midX - 50) < 0.01 && abs(frames[2].midX - 250) < 0.01)
  }

  @Test("a domain orders the numbers of a scale of categories, and a range has no effect")
  func domains() {
    func names(_ domain: some ScaleDomain) -> [String] {
      drawList(of: bars().chartXScale(domain: domain, type: .category)).texts
        .sorted { $0.frame.minX < $1.frame.minX }.map(\.text.request.string)
    }
    #expect(names([2019, 2020, 2021, 2024]) == ["2,019", "2,020", "2,021", "2,024"])
    #expect(names(2019...2021) == ["2,024", "2,019", "2,021"])
    #expect(names(.automatic(reversed: true)) == ["2,021", "2,019", "2,024"])
  }

  @Test("labels, the proxy and selections of a scale of categories have the numbers themselves")
  func types() {
    var found: (position: CGFloat?, value: Int?, domain: [Int], none: CGFloat?)?
    let chart = bars([3, 1]).chartXScale(type: .category)
      .chartXAxis { AxisMarks { value in AxisValueLabel("\(value.as(Int.self) ?? -1) stars") } }
      .chartOverlay { proxy in
        let _ =
          found = (
            proxy.position(forX: 1), proxy.value(atX: 20), proxy.xDomain(), proxy.position(forX: 2)
          )
        Color.clear
      }
    #expect(drawList(of: chart).strings == ["3 stars", "1 stars"])
    #expect(found?.position == 225 && found?.value == 3 && found?.domain == [3, 1])
    #expect(found?.none == nil)
  }

  @Test("dates, units and plots have categories as well")
  func dates() {
    let days = [40, 3, 41].map { Date(timeIntervalSinceReferenceDate: Double($0) * 86_400 + 600) }
    let marks = Chart(days, id: \.self) {
      BarMark(x: .value("Day", $0, unit: .day), y: .value("y", 1))
    }
    let plot = Chart {
      BarPlot(days, x: .value("Day", \.self, unit: .day), y: .value("y", 1))
    }
    for chart in [AnyView(marks), AnyView(plot)] {
      let drawn = drawList(of: chart.chartXScale(type: .category).chartYAxis(.hidden))
      #expect(drawn.strings == ["Feb 10", "Jan 4", "Feb 11"])
      #expect(drawn.fills.map { $0.midX.rounded() } == [50, 150, 250])
    }
  }

  @Test("numbers on the Y axis are categories from the top")
  func vertical() {
    let chart = Chart([5, 3], id: \.self) { BarMark(x: .value("n", 1), y: .value("Stars", $0)) }
      .chartYScale(type: .category).chartXAxis(.hidden)
    let texts = drawList(of: chart).texts
    #expect(texts.map(\.text.request.string) == ["5", "3"])
    #expect(texts.first.map { $0.frame.minY < 100 } == true)
  }
}
