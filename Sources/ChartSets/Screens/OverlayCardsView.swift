public import ChartroomUI
import Foundation
import Graphics

/// All charts on cards that lie over each other, the first one in front.
///
///     OverlayCardsView().environment(UserData(charts: charts))
public struct OverlayCardsView: View {
  private let indicator: Double?
  @Environment(UserData.self) private var userData

  /// Creates the cards of the charts in the environment's `UserData`.
  ///
  /// - Parameter indicator: The place of the indicators at first, as a fraction of the plot, 0...1;
  ///   0.3 by default, as in the app. `nil` shows none.
  public init(indicator: Double? = 0.3) { self.indicator = indicator }

  /// The cards; they lie in the size that they are offered.
  public var body: some View {
    GeometryReader { proxy in
      let deck = OverlayDeck(count: userData.charts.count, screen: proxy.size)
      ZStack {
        ForEach(userData.charts.indices.reversed(), id: \.self) { index in
          let frame = deck.frame(position: index)
          ChartSetCardView(chartIndex: index, indicator: indicator)
            .frame(width: deck.cardSize.width, height: deck.cardSize.height)
            .scaleEffect(deck.scale(position: index))
            .position(x: frame.midX, y: frame.midY)
        }
      }
    }
    .background(BestKoraTheme.background)
  }
}
