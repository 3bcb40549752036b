import ChartScales
import Foundation
import Graphics

extension LaidOutPlot {
  /// Lays out a range of a chart in the BestKora style, without margins.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - range: The indices of the points to show, from edge to edge.
  ///   - easing: The easing of the Y scales for a moving window; `nil` fits them to `range`.
  ///   - size: The size of the plot, in points.
  ///   - labelHeight: The minimum distance between grid lines, in points.
  ///   - stacks: A cache of stacks.
  ///   - scales: A cache of scales.
  @MainActor
  init(
    bestKora chart: LinesSet, range: Range<Int>, easing: ScaleEasing?, size: CGSize,
    labelHeight: CGFloat, stacks: StackCache, scales: PlotScaleCache
  ) {
    let kind = chart.kind ?? .lines
    let stack = kind.isStacked ? stacks.stack(of: chart) : nil
    let both = scales.scales(of: chart, size: size, easing: easing) { moment in
      let shown = moment.map { index, easing in
        BestKoraWindow.range(during: easing.ends(of: index), axis: chart.axis)
      }
      return PlotScales(
        bestKora: chart, stack: stack, in: shown ?? range, height: size.height,
        labelHeight: labelHeight)
    }
    .withOneBestKoraGrid(of: chart, height: size.height, labelHeight: labelHeight)
    self.chart = chart
    self.kind = kind
    self.stack = stack
    scale = both.first
    twin = both.second
    height = size.height
    geometry = PlotGeometry(
      window: chart.window(of: range), axis: chart.axis, width: size.width, reach: kind.reach)
  }
}
