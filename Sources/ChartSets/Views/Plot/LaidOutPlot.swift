package import ChartScales
package import Foundation
import Graphics

/// A chart laid out in a plot: its geometry, its stack and its Y axes.
package struct LaidOutPlot {
  /// The chart.
  package let chart: LinesSet
  /// The kind of the chart; that of lines where its series have different types.
  package let kind: ChartKind
  /// The mapping of the window to the plot.
  package let geometry: PlotGeometry
  /// The height of the plot, in points.
  package let height: CGFloat
  /// The sums of bars and areas; `nil` for lines.
  package let stack: Stack?
  /// The scale of the Y axis, or of the first line's axis if there are two.
  package let scale: LinearScale
  /// The scale of the second line's Y axis; `nil` if there is one axis.
  package let twin: LinearScale?

  /// Lays out a chart.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - window: The visible part of the time axis.
  ///   - easing: The easing of the Y scales for a moving window; `nil`, the default, fits them to
  ///     `window`.
  ///   - size: The size of the plot with its margins, in points.
  ///   - margin: The margins on both sides, in points.
  ///   - stacks: A cache of stacks.
  ///   - scales: A cache of scales.
  @MainActor
  init(
    _ chart: LinesSet, window: TimeWindow, easing: ScaleEasing? = nil, size: CGSize,
    margin: CGFloat, stacks: StackCache, scales: PlotScaleCache
  ) {
    let kind = chart.kind ?? .lines
    self.chart = chart
    self.kind = kind
    height = size.height
    geometry = PlotGeometry(
      window: window, axis: chart.axis, width: size.width, margin: margin,
      reach: kind.reach)
    stack = kind.isStacked ? stacks.stack(of: chart) : nil
    let both = scales.scales(
      of: chart, stack: stack, over: geometry, easing: easing, height: size.height)
    scale = both.first
    twin = both.second
  }

  /// Lays out a chart without axes, whose values fill the height.
  @MainActor
  package init(tight chart: LinesSet, window: TimeWindow, size: CGSize, stacks: StackCache) {
    let kind = chart.kind ?? .lines
    self.chart = chart
    self.kind = kind
    height = size.height
    geometry = PlotGeometry(
      window: window, axis: chart.axis, width: size.width, reach: kind.reach)
    let stack = kind.isStacked ? stacks.stack(of: chart) : nil
    self.stack = stack
    switch kind {
    case .percentages: scale = LinearScale(filling: 0...100)
    case .bars, .areas: scale = LinearScale(filling: stack?.range(in: chart.fullRangeTime))
    case .lines: scale = LinearScale(filling: chart.rangeY())
    case .twoAxes: scale = LinearScale(filling: chart.showing(only: 0).rangeY())
    }
    twin = kind == .twoAxes ? LinearScale(filling: chart.showing(only: 1).rangeY()) : nil
  }

  /// Returns the Y scale of a series.
  package func scale(of line: Line) -> LinearScale {
    if let twin, line.id == chart.lines.last?.id { return twin }
    return scale
  }
}

extension ChartKind {
  /// Whether the series are stacked.
  package var isStacked: Bool { self == .bars || self == .areas || self == .percentages }
  /// The width of a point on each side of its position, in steps.
  package var reach: Double { self == .bars ? 0.5 : 0 }
}

extension LinesSet {
  /// Returns the chart set with all series but one hidden; that one is unchanged.
  package func showing(only position: Int) -> LinesSet {
    var copy = self
    for index in copy.lines.indices where index != position { copy.lines[index].isHidden = true }
    return copy
  }
}
