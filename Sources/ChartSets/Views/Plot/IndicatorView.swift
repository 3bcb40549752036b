import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The values at one point in time: a vertical line, a dot on each series, and a tooltip.
///
/// Bars have neither a line nor dots; an overlay of the other bars shows the selection.
struct IndicatorView: View {
  let plot: LaidOutPlot
  /// The index of the selected point.
  let index: Int
  /// The space below the plot that the tooltip may cover, in points.
  var roomBelow: CGFloat = 0

  @Environment(\.chartFormats) private var formats
  @Environment(\.chartWords) private var words
  @Environment(\.layoutDirection) private var direction
  @Environment(\.axisLabelWidth) private var labelWidth
  @Environment(\.displayScale) private var displayScale
  @Environment(\.hairline) private var hairline

  /// The centre of the line, whose left edge is on a device pixel.
  private var lineCenter: CGFloat {
    (x - hairline / 2).snapped(toPixelsAt: displayScale) + hairline / 2
  }

  /// The distance between the line and the tooltip, in points.
  private static let gap: CGFloat = 8
  /// The distance between the middle of the point and the tooltip, in points.
  private var reach: CGFloat { Self.gap + (plot.kind == .bars ? geometry.stepWidth / 2 : 0) }
  /// The radius of a dot, measured to the middle of its outline, in points.
  private static let radius: CGFloat = 4

  private var geometry: PlotGeometry { plot.geometry }

  /// The widths of the Y labels on both sides, in points.
  private var labelColumns: (leading: CGFloat, trailing: CGFloat) {
    func width(_ scale: LinearScale) -> CGFloat {
      labelWidth(YTickerView.texts(scale.ticks, plot.kind.unit, formats), YTickerView.font)
    }
    let isSecondAlone = plot.kind == .twoAxes && plot.chart.lines.first?.isHidden == true
    return (isSecondAlone ? 0 : width(plot.scale), plot.twin.map(width) ?? 0)
  }

  /// The top of the line: that of the plot or, in a percentage chart, 100 %.
  private var top: CGFloat {
    guard plot.kind == .percentages else { return 0 }
    return max(CGFloat(plot.scale.y(of: 100, height: plot.height)), 0)
      .snapped(toPixelsAt: displayScale)
  }
  private var x: CGFloat { geometry.x(of: geometry.axis.position(of: index)) }

  var body: some View {
    ZStack(alignment: .topLeading) {
      if plot.kind != .bars {
        Rectangle().fill(ContestTheme.grid).frame(width: hairline, height: plot.height - top)
          .offset(x: x - hairline / 2, y: top)
      }
      ForEach(plot.kind.isStacked ? [] : plot.chart.visibleLines) { line in
        if index < line.countY, line.points[index].isFinite {
          let dot = Dot(
            center: CGPoint(
              x: lineCenter,
              y: CGFloat(plot.scale(of: line).y(of: line.points[index], height: plot.height))),
            radius: Self.radius)
          dot.fill(ContestTheme.background)
          dot.stroke(ContestTheme.line(line.color), lineWidth: 2)
        }
      }
      if let content = TooltipContent(
        plot: plot, index: index, formats: formats, words: words, labelWidth: labelWidth,
        room: CGSize(width: geometry.width, height: plot.height + roomBelow),
        beside: max(x, geometry.width - x) - reach - TooltipContent.edge)
      {
        TooltipLayout(marker: x, gap: reach, margin: geometry.margin, labels: labelColumns) {
          TooltipView(content: content).environment(\.layoutDirection, direction)
        }
      }
    }
    .environment(\.layoutDirection, .leftToRight)
    .allowsHitTesting(false)
  }
}

/// A circle around a point of its frame that, unlike the frame of a view, is not aligned to pixels.
private struct Dot: UnmirroredShape, Equatable {
  var center: CGPoint
  var radius: CGFloat

  func path(in rect: CGRect) -> Path {
    Path(
      ellipseIn: CGRect(
        x: rect.minX + center.x - radius, y: rect.minY + center.y - radius, width: 2 * radius,
        height: 2 * radius))
  }
}
