import ChartroomUI
import Foundation
import Graphics

/// The mini-map: the visible series over the whole time axis, with the window of the plot.
struct RangeView: View {
  @Binding var chart: LinesSet

  var body: some View {
    let chart = chart
    RangeArea(bounds: $chart.windowRange) { window in
      MiniMapStrip(window: window) {
        MiniGraphs(chart: chart, lineWidth: 1)
          // Lines need room for half their width; bars and areas fill the map.
          .padding(.vertical, chart.kind?.isStacked == true ? 0 : MiniMapDesign.inset)
      }
    }
    .frame(height: MiniMapDesign.height)
  }
}
