import ChartScales
import ChartSets
import ChartroomUI
import Decimation
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Graph")
struct GraphTests {
  private func plot(_ chart: LinesSet) -> LaidOutPlot {
    LaidOutPlot(
      tight: chart, window: TimeWindow(axis: chart.axis, bounds: chart.bounds),
      size: CGSize(width: 400, height: 90), stacks: StackCache())
  }

  private func chart(_ values: ContiguousArray<Double>) -> LinesSet {
    var chart = ChartSamples.chart([values])
    chart.bounds = .whole
    return chart
  }

  @Test("a point lies where its time and its value are, to the bit of the slow way")
  func places() throws {
    var random = SplitMix64(seed: 112)
    for number in 0..<200 {
      var chart = chart(
        ContiguousArray(
          (0..<Int.random(in: 2...30, using: &random)).map { _ in
            Double.random(in: -9...99, using: &random)
          }))
      let lower = Double.random(in: 0...0.4, using: &random)
      chart.bounds = WindowBounds(lower: lower, upper: lower + 0.5)
      let plot = plot(chart)
      let rect = CGRect(x: 3, y: 5, width: 400, height: 90)
      let line = Graph(chart.lines[0], of: plot).polyline(in: rect, scale: 2)
      let indices = Array(plot.geometry.drawnIndices)
      try #require(line.points.count == indices.count, "case \(number)")
      for (point, index) in zip(line.points, indices) {
        let x = rect.minX + plot.geometry.x(of: Double(index))
        let y = rect.minY + plot.scale.y(of: chart.lines[0].points[index], height: 90)
        #expect(abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9, "case \(number)")
      }
    }
  }

  @Test("points between two gaps are those of the other shape")
  func lonePoints() {
    let chart = chart([1, 2, .nan, 5, .nan, .nan, 7, 8, 9, .nan, 4])
    let plot = plot(chart)
    let rect = CGRect(x: 0, y: 0, width: 400, height: 90)
    func runs(isLone: Bool) -> [[Int]] {
      let line = Graph(chart.lines[0], of: plot, isLone: isLone).polyline(in: rect, scale: 1)
      return line.runs.map { run in
        line.points[run].map { Int((plot.geometry.position(at: $0.x)).rounded()) }
      }
    }
    #expect(runs(isLone: false) == [[0, 1], [6, 7, 8]])
    #expect(runs(isLone: true) == [[3], [10]])
  }

  @Test("there may be lone points where there are gaps, missing values, or few points in sight")
  func mayHold() {
    func mayHold(_ values: ContiguousArray<Double>, _ bounds: WindowBounds = .whole) -> Bool {
      var chart = chart(values)
      chart.bounds = bounds
      return Graph.mayHoldLonePoints(chart.lines[0], in: plot(chart).geometry)
    }
    #expect(!mayHold([1, 2, 3, 4, 5]) && mayHold([1, 2, .nan, 4, 5]) && mayHold([1, 2, 3]))
    #expect(mayHold([1, 2, 3, 4, 5, 6, 7], WindowBounds(lower: 0.4, upper: 0.6)))
  }

  @Test("values without a height lie in the middle, and a frame without a size has no line")
  func flat() {
    let chart = chart([5, 5, 5, 5])
    var graph = Graph(chart.lines[0], of: plot(chart))
    graph.animatableData = AnimatablePair(5, 0)
    let line = graph.polyline(in: CGRect(x: 0, y: 10, width: 400, height: 90), scale: 1)
    #expect(line.points.count == 4 && line.points.allSatisfy { $0.y == 55 })
    for size in [CGSize(width: 0, height: 9), CGSize(width: 9, height: 0), .zero] {
      #expect(graph.polyline(in: CGRect(origin: .zero, size: size), scale: 1).points.isEmpty)
    }
  }

  @Test("more points than pixels are reduced, and keep their extremes")
  func reduced() throws {
    var values = ContiguousArray((0..<100_000).map { Double($0 % 7) })
    values[54_321] = 1_000
    let chart = chart(values)
    let line = Graph(chart.lines[0], of: plot(chart))
      .polyline(in: CGRect(x: 0, y: 0, width: 400, height: 90), scale: 2)
    #expect((800...8 * 800).contains(line.points.count))
    #expect(line.points.map(\.y).min() == 0 && line.points.map(\.y).max() == 90)
  }
}
