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

  @State private var stacks = StackCache()

  var body: some View {
    GeometryReader { proxy in
      let layout = BestKoraPlot(chart, range: range, size: proxy.size, stacks: stacks)
      let isEmpty = chart.visibleLines.isEmpty
      ZStack {
        if !layout.plot.kind.isStacked, !isEmpty { BestKoraYAxes(layout: layout, part: .lines) }
        // Bars and areas run on beyond the plot; lines end in it, but for their width.
        GraphsForChart(plot: layout.plot)
          .clipShape(Rectangle().inset(by: layout.plot.kind.isStacked ? 0 : -4))
        // Over bars and areas, which would hide it.
        if layout.plot.kind.isStacked, !isEmpty { BestKoraYAxes(layout: layout, part: .lines) }
        if !isEmpty { BestKoraYAxes(layout: layout, part: .values) }
        if !isEmpty, let index = indicator.flatMap({ layout.plot.geometry.nearestIndex(to: $0) }) {
          BestKoraIndicatorView(layout: layout, index: index)
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
