public import ChartroomUI
import Foundation
import Graphics

/// A card of the BestKora style with the heading, plot and X axis of a chart set.
///
/// The plot shows the whole time axis, regardless of the window of the chart set.
///
///     ChartSetCardView(chartIndex: 0).environment(UserData(charts: charts))
///
/// - Precondition: An ancestor view sets a `UserData` object with `environment(_:)`.
public struct ChartSetCardView: View {
  private let chartIndex: Int
  @State private var indicator: Double?
  @Environment(UserData.self) private var userData
  @Environment(\.axisLabelWidth) private var labelWidth

  /// Creates a card for a chart of the environment's `UserData`.
  ///
  /// - Parameters:
  ///   - chartIndex: The index in `UserData.charts`; the card is empty if the index is out of range.
  ///   - indicator: The initial position of the indicator, as a fraction of the time axis, clamped to
  ///     0...1. The indicator moves to the nearest point. The default is 0.3, as in the BestKora app;
  ///     `nil` shows no indicator until the user drags over the plot.
  public init(chartIndex: Int, indicator: Double? = 0.3) {
    self.chartIndex = chartIndex
    _indicator = State(wrappedValue: indicator)
  }

  /// The heading, plot and X axis on a card that fills the proposed size.
  public var body: some View {
    VStack(spacing: 0) {
      if userData.charts.indices.contains(chartIndex) {
        let chart = userData.charts[chartIndex]
        // The app's plot has 0.78 of the height, which leaves the foot of the card bare.
        BestKoraRowsLayout {
          BestKoraHeadline(chart: chart).font(.subheadline).columnRow(.content(part: 0))
          BestKoraGraphsView(chart: chart, range: chart.fullRangeTime, indicator: $indicator)
            .columnRow(.plot(1))
          BestKoraTickerView(chart: chart, range: chart.fullRangeTime)
            .columnRow(
              .part(
                0.06, least: BestKoraTickerView.leastHeight(of: chart, in: labelWidth.environment)))
        }
      }
    }
    .onCard()
  }
}
