import ChartSets
import Chartroom
import ChartroomUI
package import Foundation
import Graphics

/// The values of `--screen`: the charts of a file that an image shows, and their arrangement.
package enum Screen: String, CaseIterable, Hashable, Sendable {
  /// One chart with its title, axes, mini-map and buttons.
  case chart
  /// One chart on a card.
  case card
  /// All charts in a column.
  case list
  /// All charts in a row, each rotated according to its horizontal position.
  case row
  /// All charts on overlapping cards.
  case overlay
  /// The charts of `row`, above a tab bar.
  case tabs

  /// Whether an image shows all charts of a file rather than one.
  package var isShared: Bool { self != .chart && self != .card }

  /// Whether charts show their whole time axis, regardless of their windows.
  package var showsWholeTime: Bool { self == .card || self == .overlay }

  /// Returns the size of an image of one or more charts, in points.
  ///
  /// - Parameters:
  ///   - size: The requested size in points, which is that of a single row for a list.
  ///   - count: The number of charts.
  /// - Returns: The size of all rows for a list; the requested size otherwise.
  package func size(_ size: CGSize, count: Int) -> CGSize {
    self == .list ? CGSize(width: size.width, height: size.height * CGFloat(count)) : size
  }
}

/// The view of a screen.
struct ScreenView: View {
  let plan: RenderPlan

  /// The position of the indicators on the app's screens, 0.3 by default as in the app.
  private var indicator: Double { plan.indicator ?? 0.3 }

  var body: some View {
    switch plan.screen {
    case .chart: ChartView(chartIndex: 0, indicator: plan.indicator, style: plan.request.style)
    case .card: ChartSetCardView(chartIndex: 0, indicator: indicator)
    case .list: ListChartsView(rowHeight: plan.request.size.points.height, indicator: indicator)
    case .row: HStackChartsView(indicator: indicator)
    case .overlay: OverlayCardsView(indicator: indicator)
    case .tabs: ChartTabsView(indicator: indicator)
    }
  }
}
