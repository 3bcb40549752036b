import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

extension View {
  /// Gives a chart its X axis.
  @MainActor @ViewBuilder
  func positionAxis<Value>(_ axis: PlotAxis<Value>, hasLines: Bool = true) -> some View {
    let chart = chartXScale(domain: axis.domain, type: axis.isLogarithmic ? .log : nil)
      .chartXAxis {
        AxisMarks(values: axis.ticks.map(\.value)) { value in
          if hasLines { AxisLine(tick: axis.ticks[value.index]) }
          // Labels under their lines fit at both ends of the axis.
          AxisValueLabel(anchor: .top) {
            Text(verbatim: axis.ticks[value.index].text)
              .multilineTextAlignment(axis.alignment(of: axis.ticks[value.index]))
          }
        }
      }
    if axis.title.isEmpty { chart } else { chart.chartXAxisLabel(axis.title) }
  }

  /// Gives a chart its Y axis, or one on each side.
  ///
  /// - Parameters:
  ///   - axis: The axis, with its title if it is the only one.
  ///   - second: The axis on the trailing side, whose ticks are at values of the first one.
  ///   - edge: The side of a single axis.
  ///   - hasLines: Whether ticks have lines.
  /// - Returns: The chart.
  @MainActor @ViewBuilder
  func valueAxes(
    _ axis: PlotAxis<Double>, _ second: PlotAxis<Double>? = nil,
    edge: AxisMarkPosition = .automatic, hasLines: Bool = true
  ) -> some View {
    let chart = chartYScale(domain: axis.domain, type: axis.isLogarithmic ? .log : nil)
      .chartYAxis {
        AxisMarks(position: second == nil ? edge : .leading, values: axis.ticks.map(\.value)) {
          value in
          if hasLines { AxisLine(tick: axis.ticks[value.index]) }
          AxisValueLabel(axis.ticks[value.index].text)
        }
        if let second {
          AxisMarks(position: .trailing, values: second.ticks.map(\.value)) { value in
            AxisValueLabel(second.ticks[value.index].text)
          }
        }
      }
    if axis.title.isEmpty || second != nil { chart } else { chart.chartYAxisLabel(axis.title) }
  }
}

extension PlotAxis {
  /// Returns the alignment of the lines of a label: with an end of the axis, where the label is moved to fit, and
  /// otherwise with the line of the tick.
  fileprivate func alignment(of tick: Tick) -> TextAlignment {
    switch tick.value {
    case domain.lowerBound: .leading
    case domain.upperBound: .trailing
    default: .center
    }
  }
}

/// The line of a tick, which is stronger at zero between positive and negative values.
private struct AxisLine<Value: Plottable & Comparable>: AxisMark {
  let tick: PlotAxis<Value>.Tick

  var body: some AxisMark {
    if tick.isBaseline {
      AxisGridLine(stroke: StrokeStyle(lineWidth: 1)).foregroundStyle(.secondary)
    } else {
      AxisGridLine()
    }
  }
}
