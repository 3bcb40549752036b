import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The visible series over the whole time axis, scaled to the height of the mini-map.
struct MiniGraphs: View, Equatable {
  private let chart: LinesSet
  private let lineWidth: CGFloat

  @State private var stacks = StackCache()

  /// Creates the graphs.
  init(chart: LinesSet, lineWidth: CGFloat) {
    self.chart = chart.showingAll
    self.lineWidth = lineWidth
  }

  nonisolated static func == (left: MiniGraphs, right: MiniGraphs) -> Bool {
    left.chart == right.chart && left.lineWidth == right.lineWidth
  }

  var body: some View {
    GeometryReader { proxy in
      GraphsForChart(
        plot: LaidOutPlot(
          tight: chart, window: TimeWindow(wholeOf: chart.axis), size: proxy.size, stacks: stacks),
        lineWidth: lineWidth)
    }
  }
}
