import ChartSets
import Chartroom
import ChartroomUI
package import Foundation
import Graphics

/// What a picture shows of the charts of a file.
package enum Screen: String, CaseIterable, Hashable, Sendable {
  /// One chart with all its parts.
  case chart
  /// One chart on a card.
  case card
  /// All charts under each other.
  case list
  /// All charts in a row, turned away the further they are.
  case row
  /// All charts on cards over each other.
  case overlay
  /// The row over a tab bar.
  case tabs

  /// Whether all charts of a file are in one picture.
  package var isShared: Bool { self != .chart && self != .card }

  /// Whether charts are shown over their whole time, whatever their windows are.
  package var showsWholeTime: Bool { self == .card || self == .overlay }

  /// The size of a picture of some charts, in points.
  ///
  /// - Parameters:
  ///   - size: The size that was asked for: that of a row in a list.
  ///   - count: The number of charts.
  /// - Returns: As high as all its rows for a list, otherwise the size that was asked for.
  package func size(_ size: CGSize, count: Int) -> CGSize {
    self == .list ? CGSize(width: size.width, height: size.height * CGFloat(count)) : size
  }
}

/// The view of a screen.
struct ScreenView: View {
  let plan: RenderPlan

  /// Where the indicators of the app's screens stand where nothing else is asked for, as in the app.
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
