import ChartroomUI
import Foundation
import Graphics

/// The plot: grid and values of the Y axis, the series over them, the indicator on top.
struct GraphsViewForChart: View {
  let chart: LinesSet
  /// Where the indicator stands, as a fraction of the window; `nil` shows none.
  @Binding var indicator: Double?
  var margin: CGFloat = 0
  /// The room below the plot that the indicator's box may lie over, in points.
  var roomBelow: CGFloat = 0

  var body: some View {
    GeometryReader { proxy in
      let geometry = PlotGeometry(
        window: chart.window, count: chart.time.count, width: proxy.size.width, margin: margin)
      let height = proxy.size.height
      let scale = chart.yScale(in: geometry.scaledIndices, height: height)
      ZStack {
        // With every series switched off there is nothing that an axis could measure.
        if !chart.visibleLines.isEmpty {
          YTickerView(scale: scale, height: height).padding(.horizontal, geometry.margin)
        }
        GraphsForChart(
          chart: chart, window: chart.window, rangeY: scale.domain, margin: margin)
        if !chart.visibleLines.isEmpty, let indicator,
          let index = geometry.nearestIndex(to: indicator)
        {
          IndicatorView(
            chart: chart, geometry: geometry, scale: scale, height: height, index: index,
            roomBelow: roomBelow)
        }
      }
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { value in
          guard geometry.plotWidth > 0 else { return }
          indicator = Double((value.location.x - margin) / geometry.plotWidth)
        })
    }
  }
}
