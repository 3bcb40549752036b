import ChartroomUI
import Foundation
import Graphics

/// The values at one point in time: a line through the plot, a dot on each series, and a box.
struct IndicatorView: View {
  let chart: LinesSet
  let geometry: PlotGeometry
  let scale: YScale
  let height: CGFloat
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

  private var x: CGFloat { geometry.x(of: Double(index)) }

  var body: some View {
    ZStack(alignment: .topLeading) {
      Rectangle().fill(ChartTheme.grid).frame(width: 1).offset(x: x - 0.5)
      ForEach(chart.visibleLines) { line in
        if index < line.countY, line.points[index].isFinite {
          Circle().fill(ChartTheme.background)
            .overlay { Circle().strokeBorder(line.color, lineWidth: 2) }
            .frame(width: Self.dot, height: Self.dot)
            .offset(
              x: x - Self.dot / 2,
              y: CGFloat(scale.y(of: line.points[index], height: height)) - Self.dot / 2)
        }
      }
      if let content = TooltipContent(
        chart: chart, index: index, formats: formats, labelWidth: labelWidth,
        room: CGSize(width: geometry.width, height: height + roomBelow), margin: geometry.margin)
      {
        TooltipLayout(marker: x, gap: Self.gap, margin: geometry.margin) {
          TooltipView(content: content)
        }
      }
    }
    .environment(\.layoutDirection, .leftToRight)
    .allowsHitTesting(false)
  }
}
