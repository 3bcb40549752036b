import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

/// A chart of a panel.
struct ChartPanel: View {
  let chart: ChartPlan
  let look: DashboardLook

  var body: some View {
    Chart {
      ForEach(chart.layers.indices, id: \.self) { LayerMarks(layer: chart.layers[$0]) }
    }
    .modifier(SeriesColors(names: chart.names, hasShades: chart.hasShades, look: look))
    .modifier(ChartAxes(x: chart.x, y: chart.y))
    .modifier(ChartLegendPlace(position: chart.legend, isCentered: chart.isCircle))
  }
}

/// The colours of series.
private struct SeriesColors: ViewModifier {
  let names: [String]
  let hasShades: Bool
  let look: DashboardLook
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    if hasShades {
      content.chartForegroundStyleScale(range: SeriesPalette.ramp(colorScheme))
    } else if names.isEmpty {
      content
    } else {
      content.chartForegroundStyleScale(
        domain: names, range: names.indices.map { look.palette[$0 % look.palette.count] })
    }
  }
}

/// The legend of a chart.
private struct ChartLegendPlace: ViewModifier {
  let position: LegendSpec.Position
  let isCentered: Bool

  func body(content: Content) -> some View {
    switch position {
    case .hidden: content.chartLegend(.hidden)
    case .top: content.chartLegend(position: .top, alignment: .leading, spacing: 10)
    case .bottom:
      content.chartLegend(
        position: .bottom, alignment: isCentered ? .center : .leading, spacing: 12)
    case .leading: content.chartLegend(position: .leading, alignment: .center, spacing: 16)
    case .trailing: content.chartLegend(position: .trailing, alignment: .center, spacing: 16)
    }
  }
}

/// The axes of a chart with their scales.
private struct ChartAxes: ViewModifier {
  let x: AxisPlan
  let y: AxisPlan

  func body(content: Content) -> some View {
    content.modifier(XScale(axis: x)).modifier(YScale(axis: y)).modifier(XLabels(axis: x))
      .modifier(YLabels(axis: y))
  }

  private struct XScale: ViewModifier {
    let axis: AxisPlan

    func body(content: Content) -> some View {
      let type: ScaleType? = axis.isLogarithmic ? .log : nil
      switch axis.domain {
      case .data(let zero):
        content.chartXScale(domain: .automatic(includesZero: zero), type: type)
      case .numbers(let range): content.chartXScale(domain: range, type: type)
      case .dates(let range): content.chartXScale(domain: range, type: type)
      case .names(let names): content.chartXScale(domain: names, type: type)
      }
    }
  }

  private struct YScale: ViewModifier {
    let axis: AxisPlan

    func body(content: Content) -> some View {
      let type: ScaleType? = axis.isLogarithmic ? .log : nil
      switch axis.domain {
      case .data(let zero):
        content.chartYScale(domain: .automatic(includesZero: zero), type: type)
      case .numbers(let range): content.chartYScale(domain: range, type: type)
      case .dates(let range): content.chartYScale(domain: range, type: type)
      case .names(let names): content.chartYScale(domain: names, type: type)
      }
    }
  }

  private struct XLabels: ViewModifier {
    let axis: AxisPlan

    func body(content: Content) -> some View {
      if axis.isHidden {
        content.chartXAxis(.hidden)
      } else if axis.title.isEmpty {
        content.chartXAxis { AxisLabels(axis: axis, side: .automatic) }
      } else {
        content.chartXAxis { AxisLabels(axis: axis, side: .automatic) }.chartXAxisLabel(axis.title)
      }
    }
  }

  private struct YLabels: ViewModifier {
    let axis: AxisPlan

    func body(content: Content) -> some View {
      if axis.isHidden {
        content.chartYAxis(.hidden)
      } else if axis.title.isEmpty {
        content.chartYAxis { AxisLabels(axis: axis, side: .leading) }
      } else {
        content.chartYAxis { AxisLabels(axis: axis, side: .leading) }.chartYAxisLabel(axis.title)
      }
    }
  }
}

/// The grid lines and labels of an axis.
private struct AxisLabels: AxisContent {
  let axis: AxisPlan
  /// The side of names.
  let side: AxisMarkPosition

  var body: some AxisContent {
    switch axis.format {
    case .automatic where axis.hasNames: AxisMarks(position: side) { AxisValueLabel() }
    case .automatic: AxisMarks()
    case .values(let format):
      AxisMarks { value in
        AxisGridLine()
        if format.style.isDate {
          AxisTick()
          AxisValueLabel(value.as(Date.self).map { format.text($0) } ?? "")
        } else {
          AxisValueLabel(value.as(Double.self).map { format.text($0) } ?? "")
        }
      }
    }
  }
}
