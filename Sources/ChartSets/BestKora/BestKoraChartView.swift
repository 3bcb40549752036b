import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// A chart set in the BestKora style: headline, plot, X axis, mini-map and buttons.
struct BestKoraChartView: View {
  @Binding var chart: LinesSet
  @Binding var indicator: Double?
  /// The distance of the parts from the left and right edges, in points.
  var margin: CGFloat = 16

  var body: some View {
    ChartThatFits<BestKoraChartParts>(chart: $chart, indicator: $indicator)
      .padding(.horizontal, margin).padding(.vertical, 8)
  }
}

/// The parts of a chart in the BestKora style that fit.
struct BestKoraChartParts: ChartPartsView {
  @Binding var chart: LinesSet
  @Binding var indicator: Double?
  let alternative: ChartAlternative

  /// The minimum height of a chart whose headline has a second line, in points.
  private static let leastHeightOfDates: CGFloat = 170

  @Environment(\.axisLabelWidth) private var labelWidth

  var body: some View {
    let range = chart.bestKoraRange
    let parts = alternative.parts
    // Then the X axis names the year, and the headline needs one line.
    let isLow = alternative.size.height < Self.leastHeightOfDates
    BestKoraRowsLayout(leastPlot: alternative.leastPlot) {
      if parts.contains(.heading) {
        BestKoraHeadline(chart: chart, hasSecondLine: !isLow).font(.headline)
          .columnRow(.content(part: 0))
      }
      BestKoraGraphsView(chart: chart, range: range, indicator: $indicator).columnRow(.plot(0.63))
      if parts.contains(.axis) {
        BestKoraTickerView(
          chart: chart, range: range, namesYear: isLow || !parts.contains(.heading)
        )
        .columnRow(
          .part(
            0.058, least: BestKoraTickerView.leastHeight(of: chart, in: labelWidth.environment)))
      }
      if parts.contains(.map), !chart.isSingleDay {
        BestKoraRangeView(chart: $chart).columnRow(.part(0.1, least: BestKoraRangeView.leastHeight))
      }
      if parts.contains(.buttons) {
        BestKoraCheckMarksView(
          chart: $chart, width: alternative.size.width, rows: alternative.buttonRows
        )
        .columnRow(.content(part: 0.05))
      }
    }
  }
}
