import SwiftUI

/// A view with a chart, as an app displays it.
@MainActor
public struct ChartScreen {
  /// The name of the view's type.
  public let name: String
  /// The least number of shapes, lines and symbols that the view draws.
  public let shapes: Int
  /// The view.
  public let view: AnyView

  init<Content: View>(_ view: Content, shapes: Int = 1) {
    name = String(describing: Content.self)
    self.shapes = shapes
    self.view = AnyView(view)
  }
}

/// All views with charts.
@MainActor
public func chartScreens() -> [ChartScreen] {
  [
    ChartScreen(ShopLines()), ChartScreen(ShopRangeSelection(), shapes: 28),
    ChartScreen(ShopGestures()),
    ChartScreen(ShopTotals()), ChartScreen(CityMap(), shapes: 8),
    ChartScreen(CityBars(), shapes: 8),
    ChartScreen(FunctionGraph(), shapes: 3), ChartScreen(NormalDistribution()),
    ChartScreen(SpiralGraph()),
    ChartScreen(FareCalendarChart(), shapes: 28), ChartScreen(FareLinesChart()),
    ChartScreen(TripTimeline()),
    ChartScreen(DelayHistogram(), shapes: 7), ChartScreen(MoistureChart()),
    ChartScreen(ScrollingMoistureChart()), ChartScreen(HarvestChart(), shapes: 4),
    ChartScreen(PlantingCalendar(), shapes: 6),
  ]
}
