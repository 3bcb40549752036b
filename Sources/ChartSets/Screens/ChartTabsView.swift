public import ChartroomUI
import Foundation
import Graphics

/// The root view of the BestKora app: a tab bar below the list, the row or the deck of all charts.
///
///     ChartTabsView().environment(UserData(charts: charts))
///
/// - Precondition: An ancestor view sets a `UserData` object with `environment(_:)`.
public struct ChartTabsView: View {
  /// The tabs of the view.
  ///
  /// The raw values are the tags of the tabs in the BestKora app.
  public enum Tab: Int, CaseIterable, Hashable, Sendable {
    /// The charts one below the other, in a `ListChartsView`.
    case list = 0
    /// The charts side by side, in an `HStackChartsView`.
    case row = 1
    /// The charts on overlapping cards, in an `OverlayCardsView`.
    case overlay = 2
  }

  private let indicator: Double?
  @State private var selection: Tab

  /// Creates a tab view for the charts of the environment's `UserData`.
  ///
  /// - Parameters:
  ///   - selection: The tab that is selected initially; `.row` by default, as in the BestKora app.
  ///   - indicator: The initial position of the indicator in each chart, as a fraction of the visible
  ///     part of the time axis, clamped to 0...1. The default is 0.3, as in the BestKora app; `nil` shows
  ///     no indicator until the user drags over the plot.
  public init(selection: Tab = .row, indicator: Double? = 0.3) {
    self.indicator = indicator
    _selection = State(wrappedValue: selection)
  }

  /// The selected screen above the tab bar; it fills the proposed size.
  public var body: some View {
    VStack(spacing: 0) {
      screen.frame(maxWidth: .infinity, maxHeight: .infinity)
      TabBar(
        items: [
          .init(id: Tab.list, title: "List", icon: .list),
          .init(id: Tab.row, title: "HStack", icon: .row),
          .init(id: Tab.overlay, title: "Overlay", icon: .pile),
        ], selection: $selection)
    }
    .background(BestKoraTheme.background)
  }

  @ViewBuilder private var screen: some View {
    switch selection {
    case .list: ListChartsView(indicator: indicator)
    case .row: HStackChartsView(indicator: indicator)
    case .overlay: OverlayCardsView(indicator: indicator)
    }
  }
}
