import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The parts of a chart that fit, around its plot.
struct ChartParts: View {
  @Binding var chart: LinesSet
  @Binding var indicator: Double?
  let parts: Set<ChartPart>

  /// The distance of axes and text from the sides, in points.
  ///
  /// Series run on to the edge.
  private static let margin: CGFloat = 16
  /// The space above a plot without a heading, for dots and the tooltip.
  private static let top: CGFloat = 6
  private static let bottom: CGFloat = 16
  private static let axis: (above: CGFloat, height: CGFloat, below: CGFloat) = (8, 16, 10)

  /// The space below the plot that its tooltip may lie over, in points.
  private var roomBelow: CGFloat {
    guard !parts.isEmpty else { return 0 }
    return Self.axis.above + Self.axis.height + Self.axis.below + Self.bottom
      + (parts.contains(.map) ? RangeView.height : 0)
  }

  var body: some View {
    // Read once: each reading asks the model.
    let chart = chart
    ChartStack {
      if parts.contains(.heading) {
        ChartHeading(chart: chart)
          .padding(.horizontal, Self.margin).padding(.top, 14).padding(.bottom, 10)
          .chartRow(0)
      }
      if parts.contains(.axis), !chart.isPie {
        TickerView(
          axis: chart.axis, window: chart.window, reach: chart.kind?.reach ?? 0,
          margin: Self.margin,
          colorXMark: chart.kind?.isStacked == true ? ChartTheme.labelUnder : ChartTheme.label
        )
        .frame(height: Self.axis.height)
        .padding(.top, Self.axis.above).padding(.bottom, Self.axis.below)
        .chartRow(2)
      }
      if parts.contains(.map) {
        RangeView(chart: $chart).padding(.horizontal, Self.margin).chartRow(3)
      }
      if parts.contains(.buttons), chart.lines.count > 1 {
        CheckMarksView(lines: chart.lines, model: $chart.lines).padding(.horizontal, Self.margin)
          .padding(.top, 16)
          .chartRow(4)
      }
      // Last, so that the tooltip lies over everything.
      plot(of: chart).chartRow(1)
    }
    .padding(.top, parts.contains(.heading) ? 0 : Self.top)
    .padding(.bottom, parts.isEmpty ? 0 : Self.bottom)
  }

  @ViewBuilder private func plot(of chart: LinesSet) -> some View {
    if chart.isPie {
      // It has no axis, and stands as far from the mini-map as one would.
      PieForChart(chart: chart, indicator: $indicator, margin: Self.margin)
        .padding(.bottom, parts.contains(.axis) ? Self.axis.below : 0)
    } else {
      GraphsViewForChart(
        chart: chart, indicator: $indicator, margin: Self.margin, roomBelow: roomBelow)
    }
  }
}
