import ChartScales
package import Foundation

extension PlotScales {
  /// Fits the scales of the BestKora style, which series fill, to the values of a range of points.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - stack: The sums of bars and areas; `nil` for lines.
  ///   - range: The indices of the points.
  ///   - height: The height of the plot, in points.
  ///   - labelHeight: The minimum distance between grid lines, in points.
  /// - Complexity: O(log *n*) for each visible series.
  package init(
    bestKora chart: LinesSet, stack: Stack?, in range: Range<Int>, height: CGFloat,
    labelHeight: CGFloat
  ) {
    let values: ClosedRange<Double>?
    var twinValues: ClosedRange<Double>?
    switch chart.kind ?? .lines {
    case .percentages: values = 0...100
    case .bars, .areas: values = stack?.range(in: range)
    case .twoAxes where chart.visibleLines.count == 2:
      values = chart.showing(only: 0).rangeY(in: range)
      twinValues = chart.showing(only: 1).rangeY(in: range)
    case .lines, .twoAxes: values = chart.rangeY(in: range)
    }
    let marks = BestKoraMarks(
      values ?? 0...1, integers: chart.visibleLines.allSatisfy(\.holdsIntegers))
    let twin = twinValues.map {
      Self.twin(
        of: marks, over: values ?? $0, for: $0, integers: chart.lines.last?.holdsIntegers == true)
    }
    self.init(
      first: Self.scale(values, marks, height: height, labelHeight: labelHeight),
      second: twin.map {
        Self.scale($0.values, $0.marks, height: height, labelHeight: labelHeight)
      })
  }

  /// Returns the scales with one grid for their domains.
  ///
  /// A mix of scales has the grids of all its parts. In this style the steps are not rounded, so that the
  /// grids differ in every frame and their labels would lie over one another.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - height: The height of the plot, in points.
  ///   - labelHeight: The minimum distance between grid lines, in points.
  /// - Returns: The same scales if they have one grid.
  package func withOneBestKoraGrid(
    of chart: LinesSet, height: CGFloat, labelHeight: CGFloat
  ) -> PlotScales {
    guard first.grids.count > 1 || (second?.grids.count ?? 0) > 1 else { return self }
    let marks = BestKoraMarks(
      first.domain, integers: chart.visibleLines.allSatisfy(\.holdsIntegers))
    return PlotScales(
      first: Self.scale(first.domain, marks, height: height, labelHeight: labelHeight),
      second: second.map { second in
        let ratio = Self.span(of: second) / Self.span(of: first)
        let twin = BestKoraMarks(
          values: marks.values.map {
            second.domain.lowerBound + ($0 - first.domain.lowerBound) * ratio
          })
        return Self.scale(second.domain, twin, height: height, labelHeight: labelHeight)
      })
  }

  private static func span(of scale: LinearScale) -> Double {
    scale.domain.upperBound - scale.domain.lowerBound
  }

  private static func scale(
    _ values: ClosedRange<Double>?, _ marks: BestKoraMarks, height: CGFloat, labelHeight: CGFloat
  ) -> LinearScale {
    let domain = LinearScale(filling: values).domain
    let shown = marks.apart(by: Double(labelHeight), in: domain, height: Double(height))
    return LinearScale(filling: values, ticks: shown.values)
  }

  /// Returns a second axis on the grid lines of the first.
  ///
  /// Its lowest value is at the bottom, and its step is the smallest integer step for which the values
  /// fit.
  private static func twin(
    of marks: BestKoraMarks, over first: ClosedRange<Double>, for second: ClosedRange<Double>,
    integers: Bool
  ) -> (values: ClosedRange<Double>, marks: BestKoraMarks) {
    let span = second.upperBound - second.lowerBound
    guard marks.values.count > 1, span > 0, span.isFinite else {
      return (second, BestKoraMarks(second, integers: integers))
    }
    let steps =
      (first.upperBound - first.lowerBound) / (marks.values[1] - marks.values[0])
    let unit = integers || span >= steps ? 1 : pow(10, floor(log10(span)) - 1)
    let step = (span / steps / unit).rounded(.up) * unit
    // Between the smallest of doubles there is no room for steps.
    guard step.isFinite, step > 0, (second.lowerBound + steps * step).isFinite else {
      return (second, BestKoraMarks(second, integers: integers))
    }
    let twin = BestKoraMarks(
      values: marks.values.indices.map { second.lowerBound + Double($0) * step })
    return (second.lowerBound...second.lowerBound + steps * step, twin)
  }
}
