import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The plot: the Y axis, the series and the indicator.
struct GraphsViewForChart: View {
  let chart: LinesSet
  /// The position of the indicator, as a fraction of the window; `nil` for none.
  @Binding var indicator: Double?
  var margin: CGFloat = 0
  /// The space below the plot that the tooltip may cover, in points.
  var roomBelow: CGFloat = 0

  @Environment(\.travelClock) private var clock
  @State private var stacks = StackCache()
  @State private var scales = PlotScaleCache()

  var body: some View {
    GeometryReader { proxy in
      let plot = LaidOutPlot(
        chart, window: chart.window, easing: clock?.easing, size: proxy.size, margin: margin,
        stacks: stacks, scales: scales)
      // With every series switched off there is nothing that an axis could measure.
      let isEmpty = chart.visibleLines.isEmpty
      let index = isEmpty ? nil : indicator.flatMap { plot.geometry.nearestIndex(to: $0) }
      ZStack {
        if !plot.kind.isStacked, !isEmpty { YAxes(plot: plot, part: .lines) }
        GraphsForChart(plot: plot)
        if plot.kind == .bars, let index { BarMask(plot: plot, index: index) }
        // Over bars and areas, which would hide it.
        if plot.kind.isStacked, !isEmpty { YAxes(plot: plot, part: .lines) }
        if !isEmpty { YAxes(plot: plot, part: .values) }
        if let index { IndicatorView(plot: plot, index: index, roomBelow: roomBelow) }
      }
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { value in
          guard plot.geometry.plotWidth > 0 else { return }
          indicator = Double((value.location.x - margin) / plot.geometry.plotWidth)
        })
    }
  }
}
