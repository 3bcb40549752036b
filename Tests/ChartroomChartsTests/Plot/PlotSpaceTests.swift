import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("PlotSpace")
struct PlotSpaceTests {
  /// Returns the frames of the two bars of a chart without axes, of 300 × 200 points.
  private func bars<Range: PositionScaleRange>(_ range: Range) -> [CGRect] {
    Stage(size: ProposedViewSize(width: 300, height: 200), scale: 1, shaper: BoxShaper()) {
      Chart {
        RectangleMark(x: .value("x", 0), y: .value("y", 0), width: 2, height: 2)
        RectangleMark(x: .value("x", 10), y: .value("y", 10), width: 2, height: 2)
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .chartXScale(range: range).chartYScale(range: range)
    }
    .drawList().fills
  }

  @Test("a scale takes the plot without its paddings")
  func padding() {
    let frames = bars(.plotDimension(startPadding: 20, endPadding: 50))
    #expect(frames.map(\.midX) == [20, 250])
    #expect(frames.map(\.midY) == [180, 50])
    #expect(bars(.plotDimension).map(\.midX) == [0, 300])
  }

  @Test("a fixed range gives the distances of its ends from the left and the bottom")
  func fixed() {
    let frames = bars(CGFloat(30)...CGFloat(150))
    #expect(frames.map(\.midX) == [30, 150])
    #expect(frames.map(\.midY) == [170, 50])
  }

  @Test("paddings that leave no room give no length, and infinite ones are ignored")
  func extremes() {
    #expect(bars(.plotDimension(padding: 1000)).allSatisfy { $0.midX == 1000 })
    #expect(bars(.plotDimension(padding: .infinity)).map(\.midX) == [0, 300])
    #expect(bars(.plotDimension(padding: .nan)).map(\.midX) == [0, 300])
  }
}
