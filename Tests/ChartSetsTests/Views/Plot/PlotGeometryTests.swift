import ChartScales
import ChartSets
import Decimation
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

  @Test("a point in the margin is no point of the window, and a window between two points has none")
  func marker() {
    // The window shows 45.2 to 45.8, the margins the points 45 and 46.
    #expect(geometry(0.452, 0.458, margin: 60).drawnIndices.contains(45))
    #expect(geometry(0.452, 0.458, margin: 60).nearestIndex(to: 0.5) == nil)
    #expect(geometry(0.452, 0.471, margin: 40).nearestIndex(to: 0) == 46)
    #expect(geometry(0.452, 0.471, margin: 40).nearestIndex(to: 1) == 47)
  }

  @Test("what series show between the edges is what a walk along their lines finds")
  func visibleRange() throws {
    var random = SplitMix64(seed: 11)
    let axis = TimeAxis.even(101)
    for _ in 0..<300 {
      let values = ContiguousArray(
        (0..<101).map { _ in
          Int.random(in: 0..<9, using: &random) == 0
            ? .nan : Double.random(in: -9...9, using: &random)
        })
      let ends = [0, 1].map { _ in Double.random(in: 0...1, using: &random) }
      let plot = PlotGeometry(
        window: TimeWindow(axis: axis, bounds: WindowBounds(lower: ends[0], upper: ends[1])),
        axis: axis, width: 120, margin: 10)
      let drawn = plot.drawnPositions
      var low = Double.infinity
      var high = -Double.infinity
      func see(_ position: Double) {
        let before = Int(position.rounded(.down))
        guard (0...100).contains(before), before < 100 || position == 100 else { return }
        let part = position - Double(before)
        let value =
          part == 0 ? values[before] : values[before] * (1 - part) + values[before + 1] * part
        if value.isFinite { (low, high) = (min(low, value), max(high, value)) }
      }
      for position in 0...100 where drawn.contains(Double(position)) { see(Double(position)) }
      see(max(drawn.lowerBound, 0))
      see(min(drawn.upperBound, 100))
      let range = plot.visibleRange(of: [Pyramid(values)])
      #expect((range == nil) == (low > high))
      guard let range else { continue }
      #expect(abs(range.lowerBound - low) < 1e-9 && abs(range.upperBound - high) < 1e-9)
    }
  }

  @Test("a point beyond the edge of a narrow window does not set the scale")
  func beyond() throws {
    var values = ContiguousArray(repeating: 10.0, count: 101)
    values[47] = 3000
    let plot = geometry(0.45, 0.46, width: 100, margin: 0)
    #expect(plot.visibleRange(of: [Pyramid(values)]) == 10...10)
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
