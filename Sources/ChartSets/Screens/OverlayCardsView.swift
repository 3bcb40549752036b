public import ChartroomUI
import Foundation
import Graphics

/// A deck of overlapping cards, one for each chart, with the first chart in front.
///
/// Each plot shows the whole time axis, regardless of the window of its chart set.
///
///     OverlayCardsView().environment(UserData(charts: charts))
///
/// - Precondition: An ancestor view sets a `UserData` object with `environment(_:)`.
public struct OverlayCardsView: View {
  private let indicator: Double?
  @Environment(UserData.self) private var userData

  /// Creates a deck for the charts of the environment's `UserData`.
  ///
  /// - Parameter indicator: The initial position of the indicator in each chart, as a fraction of the
  ///   time axis, clamped to 0...1. The default is 0.3, as in the BestKora app; `nil` shows no indicator
  ///   until the user drags over the plot.
  public init(indicator: Double? = 0.3) { self.indicator = indicator }

  /// The deck of cards; it fills the proposed size.
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
