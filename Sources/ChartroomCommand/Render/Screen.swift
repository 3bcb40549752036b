import ChartSets
import Chartroom
import ChartroomUI
package import Foundation
import Graphics

/// The values of `--screen`: the charts of a file that a picture shows, and their arrangement.
package enum Screen: String, CaseIterable, Hashable, Sendable {
  /// One chart with all its parts.
  case chart
  /// One chart on a card.
  case card
  /// All charts in a column.
  case list
  /// All charts in a row, rotated with their distance from the centre.
  case row
  /// All charts on overlapping cards.
  case overlay
  /// The row above a tab bar.
  case tabs

  /// Whether all charts of a file are in one picture.
  package var isShared: Bool { self != .chart && self != .card }

  /// Whether charts are shown over their whole time, ignoring their windows.
  package var showsWholeTime: Bool { self == .card || self == .overlay }

  /// The size of a picture of some charts, in points.
  ///
  /// - Parameters:
  ///   - size: The requested size, which is that of a row in a list.
  ///   - count: The number of charts.
  /// - Returns: The size of all rows for a list, the requested size otherwise.
  package func size(_ size: CGSize, count: Int) -> CGSize {
    self == .list ? CGSize(width: size.width, height: size.height * CGFloat(count)) : size
  }
}

/// The view of a screen.
struct ScreenView: View {
  let plan: RenderPlan

  /// The position of the indicators on the app's screens, by default as in the app.
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
