import ChartSets
import Foundation
import Testing

@Suite("BestKoraRowsLayout")
struct BestKoraRowsLayoutTests {
  private typealias Row = (row: BestKoraRowsLayout.Row, wanted: CGFloat)

  private let chart: [Row] = [
    (.content(part: 0), 20), (.plot(0.63), 0), (.part(0.058, least: 30), 0),
    (.part(0.1, least: 40), 0), (.content(part: 0.05), 42),
  ]

  @Test("divides a height as BestKora does")
  func app() {
    #expect(BestKoraRowsLayout.heights(chart, available: 1000) == [20, 630, 58, 100, 50])
  }

  @Test("gives the plot what is left where that is less than its part")
  func left() {
    let heights = BestKoraRowsLayout.heights(chart, available: 400)
    #expect(heights == [20, 400 - 20 - 30 - 40 - 42 - 40, 30, 40, 42])
    #expect(heights.reduce(40, +) == 400)
  }

  @Test("asks for the least heights where none is offered, and never for less than none")
  func least() {
    #expect(BestKoraRowsLayout.heights(chart, available: nil) == [20, 60, 30, 40, 42])
    #expect(BestKoraRowsLayout.heights(chart, available: 50)[1] == 0)
    #expect(BestKoraRowsLayout.heights([], available: 50).isEmpty)
  }
}
