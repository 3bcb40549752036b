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
      let (ticks, width) = ticks(span: span, plotWidth: geometry.stepWidth * window.length)
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

  /// The ticks, and the width of their widest label.
  private func ticks(span: TimeInterval, plotWidth: CGFloat) -> (XTicks, CGFloat) {
    func ticks(labelsOf spacing: TimeInterval) -> (XTicks, CGFloat) {
      let width = labelWidth(formats.widestAxisLabels(spacing: spacing, span: span), Self.font)
      let ticks = XTicks(
        window: window, axis: chart.axis, plotWidth: plotWidth, labelWidth: width,
        timeZone: formats.timeZone)
      return (ticks, width)
    }
    let minutes = ticks(labelsOf: max(chart.axis.timeStep, 60))
    // Labels that tell seconds are wider and may have to stand further apart.
    return minutes.0.spacing < 60 ? ticks(labelsOf: minutes.0.spacing) : minutes
  }

  /// Labels fade out towards the edges of the picture, before these could cut them.
  private static func opacity(x: CGFloat, labelWidth: CGFloat, width: CGFloat) -> Double {
    let fade: CGFloat = 6
    let room = min(x, width - x) - labelWidth / 2
    return Double(max(0, min(room / fade, 1)))
  }
}
