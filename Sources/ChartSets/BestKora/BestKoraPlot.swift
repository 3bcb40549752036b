import ChartScales
import Foundation
import Graphics

/// A plot of the BestKora style, with series that fill its height and the marks of its Y axes.
struct BestKoraPlot {
  let plot: Plot
  /// The values of the Y axis, in the order of their grid lines.
  let marks: BestKoraMarks
  /// The values of the second line's axis, on the same grid lines; `nil` if there is one axis.
  let twinMarks: BestKoraMarks?

  /// Lays out a range of a chart.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - range: The indices of the points to show, from edge to edge.
  ///   - size: The size of the plot, in points.
  ///   - stacks: A cache of stacks.
  @MainActor
  init(_ chart: LinesSet, range: Range<Int>, size: CGSize, stacks: StackCache) {
    let kind = chart.kind ?? .lines
    let integers = chart.visibleLines.allSatisfy(\.holdsIntegers)
    let stack = kind.isStacked ? stacks.stack(of: chart) : nil
    let values: ClosedRange<Double>?
    let twinValues: ClosedRange<Double>?
    switch kind {
    case .percentages: (values, twinValues) = (0...100, nil)
    case .bars, .areas: (values, twinValues) = (stack?.range(in: range), nil)
    case .twoAxes where chart.visibleLines.count == 2:
      (values, twinValues) = (chart.rangeY(of: 0, in: range), chart.rangeY(of: 1, in: range))
    case .lines, .twoAxes: (values, twinValues) = (chart.rangeY(in: range), nil)
    }
    let marks = BestKoraMarks(values ?? 0...1, integers: integers)
    let twin = twinValues.map {
      Self.twin(
        of: marks, over: values ?? $0, for: $0, integers: chart.lines.last?.holdsIntegers == true)
    }
    self.marks = marks
    twinMarks = twin?.marks
    plot = Plot(
      chart, kind: kind, window: chart.window(of: range), size: size, stack: stack,
      scale: LinearScale(filling: values), twin: twin?.scale)
  }

  /// Returns a second axis on the grid lines of the first.
  ///
  /// Its lowest value is at the bottom, and its step is the smallest integer step for which the values
  /// fit.
  private static func twin(
    of marks: BestKoraMarks, over first: ClosedRange<Double>, for second: ClosedRange<Double>,
    integers: Bool
  ) -> (scale: LinearScale, marks: BestKoraMarks) {
    let span = second.upperBound - second.lowerBound
    guard marks.values.count > 1, span > 0, span.isFinite else {
      return (LinearScale(filling: second), BestKoraMarks(second, integers: integers))
    }
    let steps =
      (first.upperBound - first.lowerBound) / (marks.values[1] - marks.values[0])
    let unit = integers || span >= steps ? 1 : pow(10, floor(log10(span)) - 1)
    let step = (span / steps / unit).rounded(.up) * unit
    // Between the smallest of doubles there is no room for steps.
    guard step.isFinite, step > 0, (second.lowerBound + steps * step).isFinite else {
      return (LinearScale(filling: second), BestKoraMarks(second, integers: integers))
    }
    let twin = BestKoraMarks(
      values: marks.values.indices.map { second.lowerBound + Double($0) * step })
    return (LinearScale(filling: second.lowerBound...second.lowerBound + steps * step), twin)
  }
}

extension Plot {
  /// Creates a plot with known scales.
  @MainActor
  fileprivate init(
    _ chart: LinesSet, kind: ChartKind, window: TimeWindow, size: CGSize, stack: Stack?,
    scale: LinearScale, twin: LinearScale?
  ) {
    self.chart = chart
    self.kind = kind
    self.stack = stack
    self.scale = scale
    self.twin = twin
    height = size.height
    geometry = PlotGeometry(
      window: window, axis: chart.axis, width: size.width, reach: kind.reach)
  }
}

extension LinesSet {
  /// Returns the minimum and maximum value of one series.
  fileprivate func rangeY(of position: Int, in range: Range<Int>) -> ClosedRange<Double>? {
    var copy = self
    copy.lines = [lines[position]]
    return copy.rangeY(in: range)
  }
}
