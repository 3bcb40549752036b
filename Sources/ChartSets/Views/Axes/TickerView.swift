import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The X axis: dates or times under the plot, never overlapping, the same ones during a pan.
struct TickerView: View {
  let axis: TimeAxis
  let window: TimeWindow
  /// The space that a point takes on both sides, in steps.
  var reach: Double = 0
  var margin: CGFloat = 0
  var colorXMark = ChartTheme.label

  static let font = Font.system(size: 11).monospacedDigit()

  @Environment(\.chartFormats) private var formats
  @Environment(\.axisLabelWidth) private var labelWidth
  @State private var labels = TickLabels()

  var body: some View {
    GeometryReader { proxy in
      let _ = labels.use(formats, font: Self.font, measuredBy: labelWidth)
      let geometry = PlotGeometry(
        window: window, axis: axis, width: proxy.size.width, margin: margin,
        reach: reach)
      let span = window.length * axis.timeStep
      let ticks = TimeTicks(
        window: window, axis: axis, plotWidth: geometry.stepWidth * window.length,
        labels: labels)
      TickLayout(axis: .horizontal) {
        ForEach(ticks.ticks, id: \.position) { tick in
          let x = geometry.x(of: tick.position)
          let label = labels.label(of: tick.date, spacing: ticks.spacing, span: span)
          Text(label.text)
            .opacity(Self.opacity(x: x, labelWidth: label.width, width: proxy.size.width))
            .tickAnchor(x)
        }
      }
      .font(Self.font).lineLimit(1).foregroundStyle(colorXMark)
    }
    .environment(\.layoutDirection, .leftToRight)
  }

  /// Labels fade out at the edges of the picture, before these could cut them.
  ///
  /// A label inside of the picture is opaque: half faded, it would look like a mistake.
  private static func opacity(x: CGFloat, labelWidth: CGFloat, width: CGFloat) -> Double {
    let fade: CGFloat = 2
    let room = min(x, width - x) - labelWidth / 2
    return Double(max(0, min(room / fade, 1)))
  }
}

extension TimeTicks {
  /// Chooses the labels of a window by the widths of their texts.
  @MainActor
  init(
    window: TimeWindow, axis: TimeAxis, plotWidth: CGFloat, labels: TickLabels
  ) {
    let span = window.length * axis.timeStep
    func ticks(labelsOf spacing: TimeInterval) -> TimeTicks {
      TimeTicks(
        window: window, axis: axis, plotWidth: plotWidth,
        labelWidth: labels.greatestWidth(spacing: spacing, span: span),
        timeZone: labels.timeZone)
    }
    let minutes = ticks(labelsOf: max(axis.timeStep, 60))
    // Labels that tell seconds are wider and may have to stand further apart.
    self = minutes.spacing < 60 ? ticks(labelsOf: minutes.spacing) : minutes
  }
}
