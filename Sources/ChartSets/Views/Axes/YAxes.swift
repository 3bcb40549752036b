import ChartroomUI
import Foundation
import Graphics

/// The Y axes of a plot: one axis, or two in the colours of their series.
struct YAxes: View {
  let plot: Plot
  let part: YTickerView.Part

  @Environment(\.chartGround) private var ground

  var body: some View {
    let visible = plot.chart.visibleLines
    ZStack {
      if plot.kind == .twoAxes, let first = plot.chart.lines.first, let last = plot.chart.lines.last
      {
        if !first.isHidden {
          YTickerView(
            scale: plot.scale, height: plot.height, colorYMark: color(first), part: part)
        }
        if !last.isHidden, let twin = plot.twin {
          YTickerView(
            scale: twin, height: plot.height,
            colorYAxis: visible.count > 1 ? .clear : ChartTheme.grid, colorYMark: color(last),
            edge: .trailing, part: part)
        }
      } else {
        YTickerView(
          scale: plot.scale, height: plot.height,
          colorYMark: plot.kind.isStacked ? ChartTheme.labelOver : ChartTheme.label,
          unit: plot.kind.unit, part: part)
      }
    }
    .padding(.horizontal, plot.geometry.margin)
    // Values over bars and areas are translucent, as the design has them.
    .textHalo(plot.kind.isStacked ? nil : ground, radius: YTickerView.halo)
  }

  private func color(_ line: Line) -> Color { ChartTheme.text(line.color, on: ground) }
}
