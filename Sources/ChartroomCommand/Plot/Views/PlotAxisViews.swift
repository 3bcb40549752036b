import ChartroomCharts
import ChartroomUI
import Dashboards
import Foundation

extension View {
  /// Gives a chart its X axis, with its title unless that is elsewhere.
  @MainActor @ViewBuilder
  func positionAxis<Value>(
    _ axis: PlotAxis<Value>, hasLines: Bool = true, hasTitle: Bool = true
  ) -> some View {
    let chart = chartXScale(domain: axis.domain, type: axis.isLogarithmic ? .log : nil)
      .chartXAxis {
        TickMarks(axis.ticks, in: axis.domain, isHorizontal: true, hasLines: hasLines)
      }
    if axis.title.isEmpty || !hasTitle { chart } else { chart.chartXAxisLabel(axis.title) }
  }

  /// Gives a chart its Y axis, or one on each side.
  ///
  /// - Parameters:
  ///   - axis: The axis, with its title if it is the only one.
  ///   - second: The axis on the trailing side, whose ticks are at values of the first one.
  ///   - edge: The side of a single axis.
  ///   - hasLines: Whether ticks have lines.
  ///   - hasTitle: Whether the title of a single axis is not elsewhere.
  /// - Returns: The chart.
  @MainActor @ViewBuilder
  func valueAxes(
    _ axis: PlotAxis<Double>, _ second: PlotAxis<Double>? = nil,
    edge: AxisMarkPosition = .automatic, hasLines: Bool = true, hasTitle: Bool = true
  ) -> some View {
    let chart = chartYScale(domain: axis.domain, type: axis.isLogarithmic ? .log : nil)
      .chartYAxis {
        TickMarks(
          axis.ticks, in: axis.domain, isHorizontal: false,
          position: second == nil ? edge : .leading, hasLines: hasLines)
        if let second {
          TickMarks(
            second.ticks, in: second.domain, isHorizontal: false, position: .trailing,
            hasLines: false)
        }
      }
    if axis.title.isEmpty || second != nil || !hasTitle {
      chart
    } else {
      chart.chartYAxisLabel(axis.title)
    }
  }
}
