import ChartroomUI
import Foundation
import Graphics

/// The values at one point in time: a line through the plot, a dot on each line, and a box.
///
/// Bars have neither line nor dots: the mask on the others tells which one is meant.
struct IndicatorView: View {
  let plot: Plot
  /// The point that the indicator stands on.
  let index: Int
  /// The room below the plot that the box may lie over, in points.
  var roomBelow: CGFloat = 0

  @Environment(\.chartFormats) private var formats
  @Environment(\.axisLabelWidth) private var labelWidth

  /// The distance of the box from the line, in points.
  private static let gap: CGFloat = 8
  /// The diameter of a dot: a ring of 2 points about a radius of 4.
  private static let dot: CGFloat = 10

  private var geometry: PlotGeometry { plot.geometry }
  private var x: CGFloat { geometry.x(of: Double(index)) }

  var body: some View {
    ZStack(alignment: .topLeading) {
      if plot.kind != .bars {
        Rectangle().fill(ChartTheme.grid).frame(width: 1).offset(x: x - 0.5)
      }
      ForEach(plot.kind.isStacked ? [] : plot.chart.visibleLines) { line in
        if index < line.countY, line.points[index].isFinite {
          Circle().fill(ChartTheme.background)
            .overlay { Circle().strokeBorder(line.color, lineWidth: 2) }
            .frame(width: Self.dot, height: Self.dot)
            .offset(
              x: x - Self.dot / 2,
              y: CGFloat(plot.scale(of: line).y(of: line.points[index], height: plot.height))
                - Self.dot / 2)
        }
      }
      if let content = TooltipContent(
        plot: plot, index: index, formats: formats, labelWidth: labelWidth,
        room: CGSize(width: geometry.width, height: plot.height + roomBelow))
      {
        TooltipLayout(
          marker: x, gap: Self.gap + (plot.kind == .bars ? geometry.stepWidth / 2 : 0),
          margin: geometry.margin
        ) {
          TooltipView(content: content)
        }
      }
    }
    .environment(\.layoutDirection, .leftToRight)
    .allowsHitTesting(false)
  }
}

/// Dims all bars but the selected one.
struct BarMask: View {
  let geometry: PlotGeometry
  let index: Int

  var body: some View {
    let left = max(geometry.x(of: Double(index) - 0.5), 0)
    let right = min(geometry.x(of: Double(index) + 0.5), geometry.width)
    ZStack(alignment: .leading) {
      Rectangle().fill(ChartTheme.barMask).frame(width: left)
      Rectangle().fill(ChartTheme.barMask).frame(width: max(geometry.width - right, 0))
        .offset(x: right)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .environment(\.layoutDirection, .leftToRight)
  }
}
