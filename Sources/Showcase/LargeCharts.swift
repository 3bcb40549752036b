package import Chartroom
import ChartroomCharts
package import ChartroomUI
package import Foundation
package import Graphics

/// A chart of many marks, for the benchmarks of charts.
package enum LargeChart: String, CaseIterable, Sendable {
  case fewLines = "lines/1000"
  case lines = "lines/100000"
  case linePlot = "line-plot/100000"
  case longLinePlot = "line-plot/1000000"
  case points = "points/100000"
  case pointPlot = "point-plot/100000"
  case bars = "bars/100000"
  case heatMap = "heat-map/100000"

  /// The size of the picture, in points.
  private static let size = CGSize(width: 1200, height: 600)
  /// The number of device pixels per point.
  package static let scale: CGFloat = 2

  /// The number of marks.
  package var count: Int {
    switch self {
    case .fewLines: 1_000
    case .longLinePlot: 1_000_000
    default: 100_000
    }
  }

  /// A row of the data.
  struct Row: Identifiable, Sendable {
    let id: Int
    let x: Double
    let y: Double
  }

  /// Returns the data of the chart: a random walk, or a cloud of points.
  var rows: [Row] {
    var random = SplitMix64(seed: 14)
    var value = 0.0
    return (0..<count).map { index in
      value += random.unit() - 0.5
      switch self {
      case .points, .pointPlot:
        return Row(id: index, x: random.unit() + random.unit(), y: random.unit() * random.unit())
      case .heatMap: return Row(id: index, x: Double(index % 1000), y: Double(index / 1000))
      default: return Row(id: index, x: Double(index), y: value + 3 * random.unit())
      }
    }
  }

  /// A chart with its data.
  @MainActor
  package struct Ready {
    fileprivate let chart: LargeChart
    fileprivate let rows: [Row]

    /// Returns the renderer of a new chart at a scale of 2.
    ///
    /// - Parameters:
    ///   - drawsEveryMark: Whether every mark is drawn on its own, without decimation and batches.
    ///   - background: The colour behind the chart.
    /// - Returns: The renderer.
    package func renderer(
      drawsEveryMark: Bool = false, background: Color = .white
    ) -> ImageRenderer<AnyView> {
      let renderer = ImageRenderer(
        content: AnyView(
          chart.view(rows).environment(\.drawsEveryMark, drawsEveryMark)
            .frame(width: LargeChart.size.width, height: LargeChart.size.height)
            .background(background)))
      renderer.scale = LargeChart.scale
      return renderer
    }
  }

  /// Creates the data of the chart.
  @MainActor
  package func ready() -> Ready { Ready(chart: self, rows: rows) }

  @MainActor @ViewBuilder
  private func view(_ rows: [Row]) -> some View {
    switch self {
    case .fewLines, .lines:
      Chart(rows) { row in LineMark(x: .value("x", row.x), y: .value("y", row.y)) }
    case .linePlot, .longLinePlot:
      Chart { LinePlot(rows, x: .value("x", \.x), y: .value("y", \.y)) }
    case .points:
      Chart(rows) { row in PointMark(x: .value("x", row.x), y: .value("y", row.y)) }
    case .pointPlot: Chart { PointPlot(rows, x: .value("x", \.x), y: .value("y", \.y)) }
    case .bars:
      Chart(rows) { row in BarMark(x: .value("x", row.x), y: .value("y", row.y), width: 1) }
    case .heatMap:
      Chart(rows) { row in
        RectangleMark(
          xStart: .value("x", row.x), xEnd: .value("x", row.x + 1), yStart: .value("y", row.y),
          yEnd: .value("y", row.y + 1)
        )
        .foregroundStyle(by: .value("z", sin(row.x / 50) * cos(row.y / 10)))
      }
    }
  }

  /// Creates a chart of 10 000 points, of which one changes in each step.
  ///
  /// - Parameter shaper: The shaper of its texts.
  /// - Returns: A function that changes a point and returns the new draw list.
  @MainActor
  package static func changing(shaper: any TextShaper) -> @MainActor () -> DrawList {
    var rows = Array(LargeChart.lines.rows.prefix(10_000))
    func content() -> some View {
      Chart(rows) { row in LineMark(x: .value("x", row.x), y: .value("y", row.y)) }
    }
    let stage = Stage(
      size: ProposedViewSize(width: 1200, height: 600), scale: 2, shaper: shaper, content: content)
    _ = stage.drawList()
    var step = 0
    return {
      step += 1
      let index = step * 977 % rows.count
      rows[index] = Row(id: index, x: rows[index].x, y: rows[index].y + Double(step % 3 - 1))
      stage.update(content: content)
      return stage.drawList()
    }
  }
}
