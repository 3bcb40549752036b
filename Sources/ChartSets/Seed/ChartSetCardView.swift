public import ChartroomUI
import Foundation
import Graphics

/// A chart set on a card of the seed app: title, plot and X axis, over its whole time.
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
  ///   - indicator: Where the indicator stands at first, as a fraction of the plot, 0...1; 0.3 by
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
        SeedColumn {
          SeedHeadline(chart: chart).font(.subheadline).seedRow(.content(part: 0))
          SeedGraphsView(chart: chart, range: chart.fullRangeTime, indicator: $indicator)
            .seedRow(.plot(1))
          SeedTickerView(chart: chart, range: chart.fullRangeTime)
            .seedRow(.part(0.06, least: SeedTickerView.leastHeight))
        }
      }
    }
    .seedCard()
  }
}

extension View {
  /// Puts the view on a card of the seed app, which takes all the space it is offered.
  func seedCard() -> some View {
    // The corner keeps clear of headline and strip.
    padding(.horizontal, 12).padding(.vertical, 10)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .background { SeedCard() }
  }
}

/// The ground of a card, with its border.
private struct SeedCard: View {
  @Environment(\.rule) private var rule

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 20)
    ZStack {
      // To the middle of the border: two edges in one place would let the ground shine through outside.
      shape.inset(by: rule / 2).fill(SeedTheme.card)
      shape.strokeBorder(.primary, lineWidth: rule)
    }
  }
}
