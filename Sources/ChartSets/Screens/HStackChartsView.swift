public import ChartroomUI
import Foundation
import Graphics

/// All charts in a row that runs on to the right, each turned the further away it is.
///
/// As a still picture the row stands at its beginning.
///
///     HStackChartsView().environment(UserData(charts: charts))
public struct HStackChartsView: View {
  private let indicator: Double?
  @Environment(UserData.self) private var userData

  /// Creates the row of the charts in the environment's `UserData`.
  ///
  /// - Parameter indicator: The place of the indicators at first, as a fraction of the window, 0...1;
  ///   0.3 by default, as in the app. `nil` shows none.
  public init(indicator: Double? = 0.3) { self.indicator = indicator }

  /// The row; it takes the size that it is offered.
  public var body: some View {
    GeometryReader { proxy in
      let card = CardRow.cardSize(in: proxy.size)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: CardRow.spacing) {
          ForEach(userData.charts.indices, id: \.self) { index in
            GeometryReader { place in
              CardOfRow(chartIndex: index, indicator: indicator)
                .rotation3DEffect(
                  .degrees(CardRow.degrees(at: place.frame(in: .global).minX)),
                  axis: (x: 0, y: 10, z: 0), perspective: CardRow.perspective)
            }
            .frame(width: card.width, height: card.height)
          }
        }
        .padding(CardRow.padding)
        // As high as the screen: the near edge of a turned card is higher than the row.
        .frame(height: proxy.size.height)
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .background(BestKoraTheme.background)
  }
}

/// A chart with all its parts on a card.
private struct CardOfRow: View {
  let chartIndex: Int
  @State private var indicator: Double?
  @Environment(UserData.self) private var userData

  init(chartIndex: Int, indicator: Double?) {
    self.chartIndex = chartIndex
    _indicator = State(wrappedValue: indicator)
  }

  var body: some View {
    VStack(spacing: 0) {
      if userData.charts.indices.contains(chartIndex) {
        BestKoraChartView(
          chart: Bindable(userData).charts[chartIndex], indicator: $indicator, margin: 4)
      }
    }
    .onCard()
  }
}
