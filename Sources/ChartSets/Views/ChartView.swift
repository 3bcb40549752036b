public import ChartroomUI
import Foundation
package import Graphics

/// A view of a chart set: heading, plot, X axis, mini-map, and buttons for its series.
///
/// The view fills the proposed size. If the height is too small for all parts, it omits rows of buttons, all
/// buttons, the mini-map, the heading and the X axis, in this order, until the plot is at least 60 points
/// high. While there are buttons, the plot is also at least a quarter of the height of the view. The colours
/// adapt to the environment's `colorScheme`.
///
/// Dragging in the mini-map moves or resizes the window, tapping a button shows or hides its series, and
/// dragging over the plot moves the indicator.
///
///     ChartView(chartIndex: 0).environment(UserData(charts: charts))
///
/// - Precondition: An ancestor view sets a `UserData` object with `environment(_:)`.
public struct ChartView: View {
  private let chartIndex: Int
  private let style: ChartStyle
  private var ground: Color?
  @State private var indicator: Double?
  @Environment(UserData.self) private var userData

  /// Creates a view of a chart of the environment's `UserData`.
  ///
  /// - Parameters:
  ///   - chartIndex: The index in `UserData.charts`; the view is empty if the index is out of range.
  ///   - indicator: The initial position of the indicator, as a fraction of the window, clamped to 0...1.
  ///     The indicator moves to the nearest point. In a pie, the position is a fraction of the circle,
  ///     clockwise from 12 o'clock, and selects a slice. `nil`, the default, shows no indicator until the
  ///     user drags over the plot.
  ///   - style: The visual style; `.contest` by default.
  public init(chartIndex: Int, indicator: Double? = nil, style: ChartStyle = .contest) {
    self.chartIndex = chartIndex
    self.style = style
    _indicator = State(wrappedValue: indicator)
  }

  /// Creates a view of a chart of the environment's `UserData` in the contest's style on another background.
  package init(chartIndex: Int, ground: Color) {
    self.init(chartIndex: chartIndex)
    self.ground = ground
  }

  /// The parts of the chart, from top to bottom.
  public var body: some View {
    VStack(spacing: 0) {
      if userData.charts.indices.contains(chartIndex) {
        let chart = Bindable(userData).charts[chartIndex]
        switch style {
        case .contest:
          ChartThatFits<ChartParts>(chart: chart, indicator: $indicator)
        case .bestKora: BestKoraChartView(chart: chart, indicator: $indicator)
        }
      }
    }
    .frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: style == .contest ? .top : .center
    )
    .chartGround(
      ground ?? (style == .contest ? ContestTheme.background : BestKoraTheme.background))
  }
}
