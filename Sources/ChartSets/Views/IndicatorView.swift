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
      TooltipLayout(marker: x, gap: Self.gap, margin: geometry.margin) {
        TooltipView(chart: chart, index: index)
      }
    }
    .environment(\.layoutDirection, .leftToRight)
    .allowsHitTesting(false)
  }
}

/// Puts a box beside a marker, on the side that has more room, and keeps it inside the plot.
struct TooltipLayout: Layout, Equatable {
  var marker: CGFloat
  var gap: CGFloat
  var margin: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let room = ProposedViewSize(
      width: max(bounds.width - 2 * margin, 0), height: bounds.height)
    for subview in subviews {
      let size = subview.sizeThatFits(room)
      let isRight = marker < bounds.width / 2
      let wanted = isRight ? marker + gap : marker - gap - size.width
      let x = max(margin, min(wanted, bounds.width - margin - size.width))
      subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: room)
    }
  }
}

/// The box of an indicator: the moment, and a row for each visible series.
struct TooltipView: View {
  let chart: LinesSet
  let index: Int

  @Environment(\.chartFormats) private var formats

  private var heading: String {
    guard let date = chart.date(at: index) else { return "" }
    return chart.timeStep > 0 && chart.timeStep < 23 * 3600
      ? formats.timeOfDay(date) : formats.tooltipDate(date)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        Text(heading).bold().foregroundStyle(ChartTheme.text).layoutPriority(1)
        Spacer(minLength: 0)
        Chevron()
          .stroke(
            ChartTheme.tooltipArrow,
            style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round)
          )
          .frame(width: 4.5, height: 9)
      }
      .frame(height: 21)
      ForEach(chart.visibleLines) { line in
        HStack(spacing: 8) {
          Text(line.title).foregroundStyle(ChartTheme.text)
          Spacer(minLength: 0)
          Text(formats.number(index < line.countY ? line.points[index] : .nan))
            .bold().monospacedDigit().foregroundStyle(line.color).layoutPriority(1)
        }
        .frame(height: 21)
      }
    }
    .font(.system(size: 13)).lineLimit(1)
    .padding(.horizontal, 10).padding(.vertical, 6)
    .frame(minWidth: 160, maxWidth: 160)
    .background {
      RoundedRectangle(cornerRadius: 10).fill(ChartTheme.tooltip)
        .shadow(color: ChartTheme.tooltipShadow, radius: 4, y: 1)
    }
  }
}

/// A small arrow that points to the trailing edge.
struct Chevron: Shape, Equatable {
  func path(in rect: CGRect) -> Path {
    Path {
      $0.addLines([
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
        CGPoint(x: rect.minX, y: rect.maxY),
      ])
    }
  }
}
