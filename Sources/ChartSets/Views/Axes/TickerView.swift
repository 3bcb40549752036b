import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The X axis: dates or times below the plot that do not overlap or change during a pan.
struct TickerView: View {
  let axis: TimeAxis
  let window: TimeWindow
  /// The width of a point on each side of its position, in steps.
  var reach: Double = 0
  var margin: CGFloat = 0
  var colorXMark = ContestTheme.label
  /// Whether the X axis must name the year, because no other part of the chart does.
  var namesYear = false

  static let font = Font.system(size: 11).monospacedDigit()

  @Environment(\.chartFormats) private var formats
  @Environment(\.axisLabelWidth) private var labelWidth
  @Environment(\.travelClock) private var clock
  @State private var texts = TickLabels()

  var body: some View {
    GeometryReader { proxy in
      let _ = texts.use(formats, font: Self.font, axis: axis, measuredBy: labelWidth)
      let geometry = geometry(of: window, width: proxy.size.width)
      let row = TickRow(
        geometry, texts: texts, namesYear: namesYear,
        recent: clock.map { recent($0.easing, width: proxy.size.width) })
      TickLayout(axis: .horizontal, anchors: row.labels.map(\.x)) { TickTexts(row.labels) }
        .font(Self.font).lineLimit(1).foregroundStyle(colorXMark)
    }
    .environment(\.layoutDirection, .leftToRight)
  }

  /// The plots of the moments that a frame of an animation combines.
  private func recent(_ easing: ScaleEasing, width: CGFloat) -> [TickRow.Recent] {
    easing.moments.map { moment in
      let window = TimeWindow(axis: axis, bounds: easing.window(of: moment.index))
      return TickRow.Recent(
        geometry: geometry(of: window, width: width), weight: moment.weight)
    }
  }

  private func geometry(of window: TimeWindow, width: CGFloat) -> PlotGeometry {
    PlotGeometry(window: window, axis: axis, width: width, margin: margin, reach: reach)
  }
}
