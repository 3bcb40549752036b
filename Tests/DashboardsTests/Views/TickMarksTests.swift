import ChartroomCharts
import ChartroomUI
import Dashboards
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("TickMarks")
struct TickMarksTests {
  @Test("a label at the end of the axis ends there, and others are centred below their lines")
  func ends() throws {
    let ticks = [1, 2, 3].map { PlotAxis<Double>.Tick(value: $0, text: "number \(Int($0))") }
    let list = Stage(
      size: ProposedViewSize(width: 400, height: 200), scale: 1, shaper: BoxShaper()
    ) {
      Chart { RectangleMark(xStart: .value("x", 1), xEnd: .value("x", 3)) }
        .chartXScale(domain: 1...3)
        .chartXAxis { TickMarks(ticks, in: 1...3, isHorizontal: true, hasLines: false) }
        .chartYScale(domain: 0...1)
    }
    .drawList()
    let plot = try #require(list.fills.max { $0.width < $1.width })
    let labels = list.texts.filter { $0.text.request.string.hasPrefix("number") }.map(\.frame)
    try #require(labels.count == 3)
    #expect(abs(labels[1].midX - plot.midX) < 1)
    #expect(abs(labels[2].maxX - plot.maxX) < 1)
    #expect(abs(labels[0].minX - plot.minX) < 1)
  }
}
