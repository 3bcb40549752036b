import ChartScales
import Foundation
import Graphics

/// A chart laid out over one area: its geometry, its sums, and its Y axes.
struct Plot {
  let chart: LinesSet
  let kind: ChartKind
  let geometry: PlotGeometry
  let height: CGFloat
  /// The sums of bars and areas; `nil` for lines.
  let stack: Stack?
  /// The Y axis; the first line's where there are two.
  let scale: LinearScale
  /// The second line's Y axis; `nil` where there is one axis.
  let twin: LinearScale?

  /// Lays out a chart.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - window: The part of its time that the plot shows.
  ///   - easing: How the Y scales follow a travelling window; `nil` settles them for `window`.
  ///   - size: The size of the plot with its margins, in points.
  ///   - margin: The margins at both sides, in points.
  ///   - stacks: Keeps sums between layouts.
  ///   - scales: Keeps scales between layouts.
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

  /// Lays out a chart without axes: its values fill the height.
  @MainActor
  init(tight chart: LinesSet, window: TimeWindow, size: CGSize, stacks: StackCache) {
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

  /// The Y axis of a series.
  func scale(of line: Line) -> LinearScale {
    if let twin, line.id == chart.lines.last?.id { return twin }
    return scale
  }
}

extension ChartKind {
  /// Whether series stand on one another.
  var isStacked: Bool { self == .bars || self == .areas || self == .percentages }
  /// The space that a point takes on both sides, in steps.
  var reach: Double { self == .bars ? 0.5 : 0 }
}

extension LinesSet {
  /// The set with all series but one hidden; that one stays as it is.
  func showing(only position: Int) -> LinesSet {
    var copy = self
    for index in copy.lines.indices where index != position { copy.lines[index].isHidden = true }
    return copy
  }
}
