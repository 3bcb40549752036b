public import ChartroomUI
import Foundation
import Graphics

/// BestKora's only window: the list, the row or the overlaid cards, and a tab bar for them.
///
///     ChartTabsView().environment(UserData(charts: charts))
public struct ChartTabsView: View {
  /// The screens behind the tabs, as the app numbers them.
  public enum Tab: Int, CaseIterable, Hashable, Sendable {
    /// All charts under each other.
    case list = 0
    /// All charts in a row.
    case row = 1
    /// All charts on cards over each other.
    case overlay = 2
  }

  private let indicator: Double?
  @State private var selection: Tab

  /// Creates the window.
  ///
  /// - Parameters:
  ///   - selection: The screen that is shown at first; the row by default, as in the app.
  ///   - indicator: The place of the indicators at first, as a fraction of the plot, 0...1; 0.3 by
  ///     default, as in the app. `nil` shows none.
  public init(selection: Tab = .row, indicator: Double? = 0.3) {
    self.indicator = indicator
    _selection = State(wrappedValue: selection)
  }

  /// The screen over the tab bar.
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
