import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// A whole chart set in the BestKora style: headline, plot, X axis, mini-map, and buttons.
struct BestKoraChartView: View {
  @Binding var chart: LinesSet
  @Binding var indicator: Double?
  /// The distance of the parts from the sides, in points.
  var margin: CGFloat = 16

  var body: some View {
    ChartLadder { BestKoraChartParts(chart: $chart, indicator: $indicator, parts: $0) }
      .padding(.horizontal, margin).padding(.vertical, 8)
  }
}

/// The parts of a chart of the BestKora style that fit.
struct BestKoraChartParts: View {
  @Binding var chart: LinesSet
  @Binding var indicator: Double?
  let parts: Set<ChartPart>

  var body: some View {
    let range = chart.bestKoraRange
    BestKoraColumn {
      if parts.contains(.heading) {
        BestKoraHeadline(chart: chart).font(.headline).columnRow(.content(part: 0))
      }
      BestKoraGraphsView(chart: chart, range: range, indicator: $indicator).columnRow(.plot(0.63))
      if parts.contains(.axis) {
        BestKoraTickerView(chart: chart, range: range)
          .columnRow(.part(0.058, least: BestKoraTickerView.leastHeight))
      }
      if parts.contains(.map) {
        BestKoraRangeView(chart: $chart).columnRow(.part(0.1, least: BestKoraRangeView.leastHeight))
      }
      if parts.contains(.buttons) {
        BestKoraCheckMarksView(chart: $chart).columnRow(.content(part: 0.05))
      }
    }
  }
}
