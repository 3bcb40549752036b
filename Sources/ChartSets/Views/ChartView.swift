import ChartScales
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
  ///   - indicator: Where the indicator stands at first, as a fraction of the window, 0...1. In the
  ///     contest's style it moves to the nearest point. `nil`, the default, shows none.
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
          ChartLadder { ChartParts(chart: chart, indicator: $indicator, parts: $0) }
        case .seed: SeedChartView(chart: chart, indicator: $indicator)
        }
      }
    }
    .frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: style == .contest ? .top : .center
    )
    .background(style == .contest ? ChartTheme.background : SeedTheme.background)
  }
}

/// The name of a chart, or the way back from a detail, and the dates of its window.
struct ChartHeading: View {
  let chart: LinesSet

  @Environment(\.chartFormats) private var formats

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Group {
        if chart.isZoomed {
          ZoomOutLink()
        } else {
          Text(chart.heading).font(.system(size: 17, weight: .bold))
        }
      }
      .layoutPriority(1)
      Spacer(minLength: 0)
      let dates = chart.windowDates
      let (first, last) = (
        dates.map { formats.day(of: $0.first) }, dates.map { formats.day(of: $0.last) }
      )
      ViewThatFits(in: .horizontal) {
        DayRange(first: first, last: last)
        DayRange(first: first, last: last, isShort: true)
        // Half a date would be a wrong one.
        Text("")
      }
      .font(.system(size: 13, weight: .semibold))
    }
    .lineLimit(1).foregroundStyle(ChartTheme.text)
  }
}

/// The dates of a window, if it has any; one that moves within its days leaves them as they are.
private struct DayRange: View, Equatable {
  let first: Date?
  let last: Date?
  var isShort = false

  @Environment(\.chartFormats) private var formats

  nonisolated static func == (left: DayRange, right: DayRange) -> Bool {
    left.first == right.first && left.last == right.last && left.isShort == right.isShort
  }

  var body: some View {
    if let first, let last {
      Text(
        isShort ? formats.shortRange(from: first, to: last) : formats.range(from: first, to: last))
    } else {
      Text("")
    }
  }
}
