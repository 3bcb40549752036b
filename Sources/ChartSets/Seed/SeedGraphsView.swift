import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The seed app's plot: the Y axis, the series, and the indicator.
struct SeedGraphsView: View {
  let chart: LinesSet
  let range: Range<Int>
  /// Where the indicator stands, as a fraction of the plot; `nil` shows none.
  @Binding var indicator: Double?

  /// The room over the plot for the value of the highest mark, in points.
  ///
  /// In the app it lies over the heading.
  private static let labelRoom: CGFloat = 18

  @State private var stacks = StackCache()

  var body: some View {
    GeometryReader { proxy in
      let seed = SeedPlot(chart, range: range, size: proxy.size, stacks: stacks)
      let isEmpty = chart.visibleLines.isEmpty
      ZStack {
        if !seed.plot.kind.isStacked, !isEmpty { SeedYAxes(seed: seed) }
        // Bars and areas run on beyond the plot; lines end in it, but for their width.
        GraphsForChart(plot: seed.plot)
          .clipShape(Rectangle().inset(by: seed.plot.kind.isStacked ? 0 : -4))
        // Over bars and areas, which would hide it.
        if seed.plot.kind.isStacked, !isEmpty { SeedYAxes(seed: seed) }
        if !isEmpty, let place = place(in: seed.plot) {
          SeedIndicatorView(seed: seed, indicator: place)
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

  private func place(in plot: Plot) -> SeedIndicator? {
    indicator.flatMap {
      // Between two lots of bars there is nothing to read.
      SeedIndicator(fraction: $0, geometry: plot.geometry, snaps: plot.kind.isStacked)
    }
  }
}
