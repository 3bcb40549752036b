public import ChartroomUI
import Foundation
import Graphics

/// A horizontal row of all charts on cards, each rotated about its vertical axis.
///
/// A card is not rotated if its left edge is 16 points from the left edge of the stage. The rotation
/// increases by 1° for every 10 points to the right. The row cannot be scrolled and shows its first cards.
///
///     HStackChartsView().environment(UserData(charts: charts))
///
/// - Precondition: An ancestor view sets a `UserData` object with `environment(_:)`.
public struct HStackChartsView: View {
  private let indicator: Double?
  @Environment(UserData.self) private var userData

  /// Creates a row for the charts of the environment's `UserData`.
  ///
  /// - Parameter indicator: The initial position of the indicator in each chart, as a fraction of the
  ///   window, clamped to 0...1. The default is 0.3, as in the BestKora app; `nil` shows no indicator
  ///   until the user drags over the plot.
  public init(indicator: Double? = 0.3) { self.indicator = indicator }

  /// The row of cards; it fills the proposed size.
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
