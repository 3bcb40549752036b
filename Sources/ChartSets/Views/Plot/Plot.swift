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
  ///   - size: The size of the plot with its margins, in points.
  ///   - margin: The margins at both sides, in points.
  ///   - stacks: Keeps sums between layouts.
  @MainActor
  init(
    _ chart: LinesSet, window: TimeWindow, size: CGSize, margin: CGFloat, stacks: StackCache
  ) {
    let kind = chart.kind ?? .lines
    self.chart = chart
    self.kind = kind
    height = size.height
    geometry = PlotGeometry(
      window: window, axis: chart.axis, width: size.width, margin: margin,
      reach: kind.reach)
    let indices = geometry.drawnIndices
    stack = kind.isStacked ? stacks.stack(of: chart) : nil
    let integers = chart.visibleLines.allSatisfy(\.holdsIntegers)
    switch kind {
    case .percentages:
      scale = .shares(height: size.height)
      twin = nil
    case .bars, .areas:
      scale = LinearScale(
        values: stack?.range(in: indices), height: size.height, integers: integers,
        includesZero: true)
      twin = nil
    case .lines:
      scale = chart.yScale(in: indices, height: size.height)
      twin = nil
    case .twoAxes:
      let first = chart.showing(only: 0)
      let second = chart.showing(only: 1)
      if first.visibleLines.isEmpty {
        scale = second.yScale(in: indices, height: size.height)
        twin = scale
      } else {
        scale = first.yScale(in: indices, height: size.height)
        twin =
          second.visibleLines.isEmpty
          ? nil
          : scale.twin(values: second.rangeY(in: indices), integers: second.lines[1].holdsIntegers)
      }
    }
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
  fileprivate func showing(only position: Int) -> LinesSet {
    var copy = self
    for index in copy.lines.indices where index != position { copy.lines[index].isHidden = true }
    return copy
  }
}
