import ChartroomUI
import Foundation
import Graphics

/// The X axis: dates or times under the plot, never overlapping, the same ones during a pan.
struct TickerView: View {
  let chart: LinesSet
  let window: TimeWindow
  var margin: CGFloat = 0
  var colorXMark = ChartTheme.label

  static let font = Font.system(size: 11).monospacedDigit()

  @Environment(\.chartFormats) private var formats
  @Environment(\.axisLabelWidth) private var labelWidth

  var body: some View {
    GeometryReader { proxy in
      let axis = chart.axis
      let geometry = PlotGeometry(
        window: window, axis: axis, width: proxy.size.width, margin: margin,
        reach: chart.kind?.reach ?? 0)
      let span = window.length * axis.timeStep
      // Finer labels are wider, so room is left for the finest that there may be.
      let finest = max(axis.isEven ? axis.timeStep : 0, span / XTicks.mostLabels * 0.99)
      let width = labelWidth(formats.widestAxisLabels(spacing: finest, span: span), Self.font)
      let ticks = XTicks(
        window: window, axis: axis, plotWidth: geometry.stepWidth * window.length,
        labelWidth: width, timeZone: formats.timeZone)
      TickLayout(axis: .horizontal) {
        ForEach(ticks.ticks, id: \.position) { tick in
          let x = geometry.x(of: tick.position)
          Text(formats.axisLabel(tick.date, spacing: ticks.spacing, span: span))
            .opacity(Self.opacity(x: x, labelWidth: width, width: proxy.size.width))
            .tickAnchor(x)
        }
      }
      .font(Self.font).lineLimit(1).foregroundStyle(colorXMark)
    }
    .environment(\.layoutDirection, .leftToRight)
  }

  /// Labels fade out towards the edges of the picture, before these could cut them.
  private static func opacity(x: CGFloat, labelWidth: CGFloat, width: CGFloat) -> Double {
    let fade: CGFloat = 6
    let room = min(x, width - x) - labelWidth / 2
    return Double(max(0, min(room / fade, 1)))
  }
}
