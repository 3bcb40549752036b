import ChartroomUI
import Foundation
import Graphics

/// The Y axes of a plot: one with grid lines, and where there are two, each in its series' colour.
struct YAxes: View {
  let plot: Plot

  var body: some View {
    let visible = plot.chart.visibleLines
    ZStack {
      if plot.kind == .twoAxes, let first = plot.chart.lines.first, let last = plot.chart.lines.last
      {
        if !first.isHidden {
          YTickerView(scale: plot.scale, height: plot.height, colorYMark: first.color)
        }
        if !last.isHidden, let twin = plot.twin {
          YTickerView(
            scale: twin, height: plot.height,
            colorYAxis: visible.count > 1 ? .clear : ChartTheme.grid, colorYMark: last.color,
            edge: .trailing)
        }
      } else {
        YTickerView(
          scale: plot.scale, height: plot.height,
          colorYMark: plot.kind.isStacked ? ChartTheme.labelOver : ChartTheme.label,
          unit: plot.kind.unit)
      }
    }
    .padding(.horizontal, plot.geometry.margin)
  }
}
