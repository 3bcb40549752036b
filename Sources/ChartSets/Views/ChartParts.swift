import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The parts of a chart that fit, including its plot.
struct ChartParts: ChartPartsView {
  @Binding var chart: LinesSet
  @Binding var indicator: Double?
  let alternative: ChartAlternative

  /// The distance of axes and texts from the sides, in points; series extend to the edge.
  private static let margin: CGFloat = 16
  /// The space above a plot without a heading, for dots and the tooltip, in points.
  private static let top: CGFloat = 6
  private static let bottom: CGFloat = 16
  /// The space below the labels of the X axis if they are the last part, in points.
  private static let bottomOfAxis: CGFloat = 6
  private static let axis: (above: CGFloat, height: CGFloat, below: CGFloat) = (8, 16, 10)

  @Environment(\.chartFormats) private var formats

  private var parts: Set<ChartPart> { alternative.parts }

  /// The space below the plot that the tooltip may cover, in points.
  private func roomBelow(of chart: LinesSet) -> CGFloat {
    guard !parts.isEmpty else { return 0 }
    return Self.axis.above + Self.axis.height + bottom(of: chart)
      + (showsMap(of: chart) ? Self.axis.below + MiniMapDesign.height : 0)
  }

  /// Returns whether there is a mini-map, which a chart of a single day omits because its window never
  /// moves.
  private func showsMap(of chart: LinesSet) -> Bool {
    parts.contains(.map) && !chart.isSingleDay
  }

  private func showsButtons(of chart: LinesSet) -> Bool {
    parts.contains(.buttons) && chart.lines.count > 1
  }

  /// The space below the last part, in points.
  private func bottom(of chart: LinesSet) -> CGFloat {
    if showsMap(of: chart) || showsButtons(of: chart) { return Self.bottom }
    // A pie has the same space above and below it.
    return parts.contains(.axis) || chart.isPie ? Self.bottomOfAxis : 0
  }

  var body: some View {
    // Read once: each reading asks the model.
    let chart = chart
    ChartRowsLayout(leastHeight: chart.isPie ? alternative.leastPie : alternative.leastPlot) {
      if parts.contains(.heading) {
        ChartHeading(chart: chart, formats: formats)
          .padding(.horizontal, Self.margin).padding(.top, 14).padding(.bottom, 10)
          .chartRow(0)
      }
      if parts.contains(.axis), !chart.isPie {
        TickerView(
          axis: chart.axis, window: chart.window, reach: chart.kind?.reach ?? 0,
          margin: Self.margin,
          colorXMark: chart.kind?.isStacked == true ? ContestTheme.labelUnder : ContestTheme.label,
          namesYear: !parts.contains(.heading)
        )
        .frame(height: Self.axis.height)
        .padding(.top, Self.axis.above)
        .padding(.bottom, showsMap(of: chart) ? Self.axis.below : 0)
        .chartRow(2)
      }
      if showsMap(of: chart) {
        RangeView(chart: $chart).padding(.horizontal, Self.margin).chartRow(3)
      }
      if showsButtons(of: chart) {
        CheckMarksView(
          lines: chart.lines, model: $chart.lines, width: alternative.size.width - 2 * Self.margin,
          rows: alternative.buttonRows
        )
        .padding(.horizontal, Self.margin).padding(.top, Self.bottom)
        .chartRow(4)
      }
      // Last, so that the tooltip lies over everything.
      plot(of: chart).chartRow(1)
    }
    .padding(.top, parts.contains(.heading) ? 0 : Self.top)
    .padding(.bottom, bottom(of: chart))
  }

  @ViewBuilder private func plot(of chart: LinesSet) -> some View {
    if chart.isPie {
      // It has no axis, and stands as far from the mini-map as one would.
      PieForChart(chart: chart, indicator: $indicator, margin: Self.margin)
        .padding(.bottom, showsMap(of: chart) ? Self.axis.below : 0)
    } else {
      GraphsViewForChart(
        chart: chart, indicator: $indicator, margin: Self.margin,
        roomBelow: roomBelow(of: chart))
    }
  }
}
