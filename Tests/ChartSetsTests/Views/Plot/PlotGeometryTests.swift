import ChartScales
import ChartSets
import Foundation
import TestSupport
import Testing

@Suite("Plot geometry")
struct PlotGeometryTests {
  private func geometry(
    _ lower: Double, _ upper: Double, count: Int = 101, width: CGFloat = 120,
    margin: CGFloat = 10
  ) -> PlotGeometry {
    PlotGeometry(
      window: TimeWindow(axis: .even(count), bounds: WindowBounds(lower: lower, upper: upper)),
      axis: .even(count), width: width, margin: margin)
  }

  @Test("the window spans the plot between its margins")
  func edges() {
    let plot = geometry(0.2, 0.7)
    #expect(plot.x(of: 20) == 10)
    #expect(plot.x(of: 70) == 110)
    #expect(plot.position(at: 60) == 45)
  }

  @Test("series run on through the margins as far as there is data")
  func margins() {
    // Two points a position: 5 positions fit each margin.
    #expect(geometry(0.2, 0.7).drawnIndices == 15..<76)
    #expect(geometry(0, 0.5).drawnIndices == 0..<56)
    #expect(geometry(0.5, 1).drawnIndices == 45..<101)
  }

  @Test(
    "the indicator stands on the nearest point of the window",
    arguments: [
      (0, 20), (1, 70), (0.5, 45), (-3, 20), (7, 70), (0.049, 22),
    ] as [(Double, Int)])
  func nearest(fraction: Double, index: Int) {
    #expect(geometry(0.2, 0.7).nearestIndex(to: fraction) == index)
  }

  @Test("one point stands in the middle, and none stand nowhere")
  func fewPoints() {
    let one = geometry(0, 1, count: 1)
    #expect(one.x(of: 0) == 60)
    #expect(one.drawnIndices == 0..<1)
    #expect(one.nearestIndex(to: 0.3) == 0)
    let none = geometry(0, 1, count: 0)
    #expect(none.drawnIndices.isEmpty)
    #expect(none.nearestIndex(to: 0.3) == nil)
  }

  @Test("uneven points lie where their time is, and the nearest one is found by it")
  func uneven() {
    let axis = TimeAxis([0, 1000, 2000, 8000, 9000, 10_000])
    let plot = PlotGeometry(window: TimeWindow(wholeOf: axis), axis: axis, width: 120, margin: 10)
    #expect(plot.x(of: axis.position(of: 3)) == 90)
    #expect(plot.nearestIndex(to: 0.49) == 2)
    #expect(plot.nearestIndex(to: 0.51) == 3)
    #expect(plot.drawnIndices == 0..<6)
  }

  @Test("a window far narrower than the whole has its points all the same")
  func bursts() {
    let burst = (0..<500).map(Double.init)
    let axis = TimeAxis(ContiguousArray(burst + burst.map { $0 + 3000 * 86_400_000 }))
    let plot = PlotGeometry(
      window: TimeWindow(axis: axis, bounds: WindowBounds(lower: 0, upper: 1e-9)), axis: axis,
      width: 120,
      margin: 10)
    #expect(plot.drawnIndices.lowerBound == 0)
    #expect(plot.x(of: axis.position(of: plot.drawnIndices.upperBound - 1)) >= 120)
  }

  @Test("a plot narrower than its margins has no width and no trap", arguments: [0, 5, 20])
  func narrow(width: CGFloat) {
    let plot = geometry(0.2, 0.7, width: width)
    #expect(plot.plotWidth == 0)
    #expect(plot.x(of: 45).isFinite)
    #expect(!plot.drawnIndices.isEmpty)
  }
}
