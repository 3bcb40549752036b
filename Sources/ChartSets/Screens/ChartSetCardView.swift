public import ChartroomUI
import Foundation
import Graphics

/// A chart set on a card of BestKora: title, plot and X axis, over its whole time.
///
///     ChartSetCardView(chartIndex: 0).environment(UserData(charts: charts))
public struct ChartSetCardView: View {
  private let chartIndex: Int
  @State private var indicator: Double?
  @Environment(UserData.self) private var userData

  /// Creates the card of one of the charts in the environment's `UserData`.
  ///
  /// - Parameters:
  ///   - chartIndex: The position in `UserData.charts`; the card is empty where there is none.
  ///   - indicator: The place of the indicator at first, as a fraction of the plot, 0...1; 0.3 by
  ///     default, as in the app. `nil` shows none.
  public init(chartIndex: Int, indicator: Double? = 0.3) {
    self.chartIndex = chartIndex
    _indicator = State(wrappedValue: indicator)
  }

  /// The card; it takes the size that it is offered.
  public var body: some View {
    VStack(spacing: 0) {
      if userData.charts.indices.contains(chartIndex) {
        let chart = userData.charts[chartIndex]
        // The app's plot has 0.78 of the height, which leaves the foot of the card bare.
        BestKoraColumn {
          BestKoraHeadline(chart: chart).font(.subheadline).columnRow(.content(part: 0))
          BestKoraGraphsView(chart: chart, range: chart.fullRangeTime, indicator: $indicator)
            .columnRow(.plot(1))
          BestKoraTickerView(chart: chart, range: chart.fullRangeTime)
            .columnRow(.part(0.06, least: BestKoraTickerView.leastHeight))
        }
      }
    }
    .onCard()
  }
}
