import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The parts of a chart that there is room for, around its plot.
struct ChartParts: View {
  @Binding var chart: LinesSet
  @Binding var indicator: Double?
  let parts: Set<ChartPart>

  /// The distance of axes and text from the sides, in points.
  ///
  /// Series run on to the edge.
  private static let margin: CGFloat = 16
  /// The room above a plot without a heading, for dots and the tooltip.
  private static let top: CGFloat = 6
  private static let bottom: CGFloat = 16
  private static let axis: (above: CGFloat, height: CGFloat, below: CGFloat) = (8, 16, 10)

  /// The room below the plot that its tooltip may lie over, in points.
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

/// A column whose rows lie over each other in another order than they stand in.
///
/// Row 1 takes the height that the others leave.
struct ChartStack: Layout, Equatable {
  /// The row that takes what is left.
  static let flexibleRow = 1
  /// The least height that the flexible row asks for, in points; it is given less where there is
  /// less.
  static let leastHeight: CGFloat = 60

  private func heights(_ subviews: Subviews, _ proposal: ProposedViewSize) -> [CGFloat] {
    var heights = subviews.map { subview in
      subview[ChartRow.self] == Self.flexibleRow
        ? 0 : subview.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).height
    }
    let left = proposal.height.map { max($0 - heights.reduce(0, +), 0) } ?? Self.leastHeight
    for (index, subview) in subviews.enumerated()
    where subview[ChartRow.self] == Self.flexibleRow {
      heights[index] = left
    }
    return heights
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(
      width: proposal.replacingUnspecifiedDimensions().width,
      height: heights(subviews, proposal).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let heights = heights(
      subviews, ProposedViewSize(width: bounds.width, height: bounds.height))
    var y = bounds.minY
    for index in subviews.indices.sorted(by: {
      subviews[$0][ChartRow.self] < subviews[$1][ChartRow.self]
    }) {
      subviews[index].place(
        at: CGPoint(x: bounds.minX, y: y),
        proposal: ProposedViewSize(width: bounds.width, height: heights[index]))
      y += heights[index]
    }
  }
}

private enum ChartRow: LayoutValueKey { static var defaultValue: Int { 0 } }

extension View {
  /// Sets the row in a `ChartStack`, from 0 at the top.
  fileprivate func chartRow(_ row: Int) -> some View { layoutValue(key: ChartRow.self, value: row) }
}
