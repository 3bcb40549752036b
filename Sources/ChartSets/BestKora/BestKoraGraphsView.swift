import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// BestKora's plot: the Y axis, the series and the indicator.
struct BestKoraGraphsView: View {
  let chart: LinesSet
  let range: Range<Int>
  /// The position of the indicator, as a fraction of the plot; `nil` for none.
  @Binding var indicator: Double?

  /// The space above the plot for the value of the highest mark, in points.
  ///
  /// In the app, this value overlaps the heading.
  private static let labelRoom: CGFloat = 18

  /// The height of a value of the Y axis, as a multiple of its font size.
  private static let lineHeight: CGFloat = 1.3

  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.travelClock) private var clock
  @State private var stacks = StackCache()
  @State private var scales = PlotScaleCache()

  var body: some View {
    GeometryReader { proxy in
      let plot = LaidOutPlot(
        bestKora: chart, range: range, easing: clock?.easing, size: proxy.size,
        labelHeight: Font.body.resolve(in: typeSize).size * Self.lineHeight, stacks: stacks,
        scales: scales)
      let isEmpty = chart.visibleLines.isEmpty
      ZStack {
        if !plot.kind.isStacked, !isEmpty { BestKoraYAxes(plot: plot, part: .lines) }
        // Bars and areas run on beyond the plot; lines end in it, but for their width.
        GraphsForChart(plot: plot)
          .clipShape(Rectangle().inset(by: plot.kind.isStacked ? 0 : -4))
        // Over bars and areas, which would hide it.
        if plot.kind.isStacked, !isEmpty { BestKoraYAxes(plot: plot, part: .lines) }
        if !isEmpty { BestKoraYAxes(plot: plot, part: .values) }
        if !isEmpty, let index = indicator.flatMap({ plot.geometry.nearestIndex(to: $0) }) {
          BestKoraIndicatorView(plot: plot, index: index)
        }
      }
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { value in
          guard proxy.size.width > 0 else { return }
          indicator = Double(value.location.x / proxy.size.width)
        })
    }
    .padding(.top, Self.labelRoom)
  }
}
