import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

/// The axes of a chart with their scales.
struct ChartAxes: ViewModifier {
  let x: AxisPlan
  let y: AxisPlan

  func body(content: Content) -> some View {
    content.modifier(XScale(axis: x)).modifier(YScale(axis: y)).modifier(XLabels(axis: x))
      .modifier(YLabels(axis: y))
  }

  private struct XScale: ViewModifier {
    let axis: AxisPlan

    func body(content: Content) -> some View {
      if axis.padding > 0 {
        content.chartXScale(
          domain: PlannedDomain(axis), range: .plotDimension(padding: CGFloat(axis.padding)),
          type: axis.type?.type)
      } else {
        content.chartXScale(domain: PlannedDomain(axis), type: axis.type?.type)
      }
    }
  }

  private struct YScale: ViewModifier {
    let axis: AxisPlan

    func body(content: Content) -> some View {
      if axis.padding > 0 {
        content.chartYScale(
          domain: PlannedDomain(axis), range: .plotDimension(padding: CGFloat(axis.padding)),
          type: axis.type?.type)
      } else {
        content.chartYScale(domain: PlannedDomain(axis), type: axis.type?.type)
      }
    }
  }

  private struct XLabels: ViewModifier {
    let axis: AxisPlan

    func body(content: Content) -> some View {
      if axis.isHidden {
        content.chartXAxis(.hidden)
      } else if axis.title.isEmpty {
        content.chartXAxis { AxisLabels(axis: axis, side: .x, usual: .automatic) }
      } else {
        content.chartXAxis { AxisLabels(axis: axis, side: .x, usual: .automatic) }
          .chartXAxisLabel(axis.title, position: axis.position == .top ? .top : .automatic)
      }
    }
  }

  private struct YLabels: ViewModifier {
    let axis: AxisPlan

    func body(content: Content) -> some View {
      if axis.isHidden {
        content.chartYAxis(.hidden)
      } else if axis.title.isEmpty {
        content.chartYAxis { labels }
      } else {
        content.chartYAxis { labels }.chartYAxisLabel(axis.title)
      }
    }

    private var labels: AxisLabels {
      AxisLabels(axis: axis, side: .y, usual: axis.hasNames ? .leading : .automatic)
    }
  }
}

/// The ends of an axis.
private struct PlannedDomain: ScaleDomain {
  let _domain: _ScaleDomain

  init(_ axis: AxisPlan) {
    func ends<Value: Plottable>(_ range: ClosedRange<Value>) -> _ScaleDomain {
      axis.isReversed ? [range.upperBound, range.lowerBound]._domain : range._domain
    }
    switch axis.domain {
    case .data(let zero):
      _domain =
        AutomaticScaleDomain.automatic(includesZero: zero, reversed: axis.isReversed)._domain
    case .numbers(let range): _domain = ends(range)
    case .dates(let range): _domain = ends(range)
    case .names(let names): _domain = (axis.isReversed ? names.reversed() : names)._domain
    case .values(let numbers): _domain = (axis.isReversed ? numbers.reversed() : numbers)._domain
    }
  }
}

/// The grid lines and labels of an axis.
private struct AxisLabels: AxisContent {
  let axis: AxisPlan
  let side: AxisSide
  /// The edge of the plot, unless the spec gives another one.
  let usual: AxisMarkPosition

  var body: some AxisContent {
    let position = axis.position?.position ?? usual
    switch (axis.format, axis.ticks) {
    case (_, .numbers(let numbers)) where !axis.labels.isEmpty:
      marks(numbers, in: axis.domain.numbers, position)
    case (_, .dates(let dates)) where !axis.labels.isEmpty:
      marks(dates, in: axis.domain.dates, position)
    case (_, .names(let names)) where !axis.labels.isEmpty:
      AxisMarks(position: position, values: names) { value in
        if axis.hasGridLines { AxisGridLine() }
        AxisValueLabel(text(of: value, names))
      }
    case (.automatic, _) where axis.hasGridLines && !axis.hasNames:
      AxisMarks(position: position, values: values)
    case (.automatic, _):
      AxisMarks(position: position, values: values) {
        if axis.hasGridLines { AxisGridLine() }
        AxisValueLabel()
      }
    case (.values(let format), _):
      AxisMarks(position: position, values: values) { value in
        if axis.hasGridLines { AxisGridLine() }
        if format.style.isDate {
          AxisTick()
          AxisValueLabel(value.as(Date.self).map { format.text($0) } ?? "")
        } else {
          let text = value.as(Double.self).map { number in
            format.text(number, among: axis.isLogarithmic ? [number] : value.numbers)
          }
          AxisValueLabel(text ?? "")
        }
      }
    }
  }

  /// Returns the lines and labels of ticks with texts.
  private func marks<Value: Plottable & Comparable>(
    _ values: [Value], in domain: ClosedRange<Value>?, _ position: AxisMarkPosition
  ) -> TickMarks<Value> {
    let ticks = zip(values, axis.labels).map { value, label in
      PlotAxis.Tick(
        value: value, text: label, isBaseline: axis.hasBaseline && (value as? Double) == 0)
    }
    return TickMarks(
      ticks, in: domain, isHorizontal: side == .x, position: position, hasLines: axis.hasGridLines)
  }

  private func text(of value: AxisValue, _ names: [String]) -> String {
    let index = value.as(String.self).flatMap { names.firstIndex(of: $0) }
    return index.flatMap { axis.labels.indices.contains($0) ? axis.labels[$0] : nil } ?? ""
  }

  private var values: AxisMarkValues {
    switch axis.ticks {
    case .automatic(let count):
      .automatic(
        desiredCount: count, roundLowerBound: axis.isNice, roundUpperBound: axis.isNice)
    case .stride(let step):
      .stride(by: step, roundLowerBound: axis.isNice, roundUpperBound: axis.isNice)
    case .units(let unit, let count):
      .stride(
        by: unit, count: count, roundLowerBound: axis.isNice, roundUpperBound: axis.isNice)
    case .numbers(let numbers): AxisMarkValues(numbers)
    case .dates(let dates): AxisMarkValues(dates)
    case .names(let names): AxisMarkValues(names)
    }
  }
}
