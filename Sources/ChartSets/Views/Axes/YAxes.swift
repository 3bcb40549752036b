import ChartroomUI
import Foundation
import Graphics

/// The Y axes of a plot: one axis, or two in the colours of their series.
///
/// The view depends on the scales of the plot and not on its window, so that a window that moves along one
/// scale does not update it.
struct YAxes: View, Equatable {
  let plot: LaidOutPlot
  let part: YTickerView.Part

  @Environment(\.chartGround) private var ground

  nonisolated static func == (left: YAxes, right: YAxes) -> Bool {
    left.part == right.part && left.plot.scale == right.plot.scale
      && left.plot.twin == right.plot.twin && left.plot.height == right.plot.height
      && left.plot.kind == right.plot.kind
      && left.plot.geometry.margin == right.plot.geometry.margin
      && left.plot.chart.lines == right.plot.chart.lines
  }

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
            colorYAxis: visible.count > 1 ? .clear : ContestTheme.grid, colorYMark: color(last),
            edge: .trailing, part: part)
        }
      } else {
        YTickerView(
          scale: plot.scale, height: plot.height,
          colorYMark: plot.kind.isStacked ? ContestTheme.labelOver : ContestTheme.label,
          unit: plot.kind.unit, isOverFills: plot.kind.isStacked, part: part)
      }
    }
    .padding(.horizontal, plot.geometry.margin)
    // Values over bars and areas are translucent, as the design has them, and so is their halo: bars and
    // areas show through it, but no edge between two of them breaks a digit.
    .textHalo(
      plot.kind.isStacked ? ground.opacity(Self.haloOverFills) : ground, radius: YTickerView.halo)
  }

  /// The opacity of the halo of values over bars and areas.
  private static let haloOverFills = 0.65

  private func color(_ line: Line) -> Color { ContestTheme.axis(line.color, on: ground) }
}
