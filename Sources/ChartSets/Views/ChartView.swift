public import ChartroomUI
import Foundation
import Graphics

/// A whole chart set: heading, plot, X axis, mini-map and the buttons of its series.
///
/// It takes the size it is offered and, where that is too low for all parts, leaves out the buttons,
/// then the mini-map, the heading and the X axis, so that the plot keeps 60 points. It has the
/// colours of its style for the environment's colour scheme. Dragging the mini-map's window,
/// tapping a button and dragging over the plot work.
///
///     ChartView(chartIndex: 0).environment(UserData(charts: charts))
public struct ChartView: View {
  private let chartIndex: Int
  private let style: ChartStyle
  @State private var indicator: Double?
  @Environment(UserData.self) private var userData

  /// Creates the view of one of the charts in the environment's `UserData`.
  ///
  /// - Parameters:
  ///   - chartIndex: The position in `UserData.charts`; the view is empty where there is none.
  ///   - indicator: The place of the indicator at first, as a fraction of the window, 0...1. It
  ///     moves to the nearest point. `nil`, the default, shows none.
  ///   - style: The look; the contest's by default.
  public init(chartIndex: Int, indicator: Double? = nil, style: ChartStyle = .contest) {
    self.chartIndex = chartIndex
    self.style = style
    _indicator = State(wrappedValue: indicator)
  }

  /// The parts of the chart, from top to bottom.
  public var body: some View {
    VStack(spacing: 0) {
      if userData.charts.indices.contains(chartIndex) {
        let chart = Bindable(userData).charts[chartIndex]
        switch style {
        case .contest:
          ChartLadder { ChartParts(chart: chart, indicator: $indicator, rung: $0) }
        case .bestKora: BestKoraChartView(chart: chart, indicator: $indicator)
        }
      }
    }
    .frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: style == .contest ? .top : .center
    )
    .chartGround(style == .contest ? ChartTheme.background : BestKoraTheme.background)
  }
}
