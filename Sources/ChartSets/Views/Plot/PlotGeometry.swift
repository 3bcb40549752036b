package import ChartScales
package import Decimation
package import Foundation

/// The place of a chart's window in a plot, and the points that show beyond its edges.
///
/// The window spans the plot's width less a margin on both sides. Series run on through the
/// margins, as far as there is data; axes and labels do not.
package struct PlotGeometry: Equatable, Sendable {
  /// The visible stretch, in positions of points.
  package let window: TimeWindow
  /// Where the points of the whole series lie.
  package let axis: TimeAxis
  /// The width of the plot with its margins, in points.
  package let width: CGFloat
  /// The width of each margin, in points.
  package let margin: CGFloat
  /// The space that a point takes on both sides of its position, in steps: a half for bars.
  package let reach: Double
  /// The width that the window spans, in points.
  package let plotWidth: CGFloat
  /// Maps positions to places.
  let places: PlotPlaces

  package init(
    window: TimeWindow, axis: TimeAxis, width: CGFloat, margin: CGFloat = 0, reach: Double = 0
  ) {
    self.reach = reach
    self.window = window
    self.axis = axis
    self.width = width
    self.margin = min(margin, width / 2)
    plotWidth = max(width - 2 * self.margin, 0)
    let start = window.positions.lowerBound - reach
    let length = window.length + 2 * reach
    places = PlotPlaces(
      start: length > 0 ? start : start - 0.5, length: length > 0 ? length : 1,
      margin: self.margin, plotWidth: plotWidth)
  }

  /// The place of a position; a window that is a single moment lies in the middle.
  package func x(of position: Double) -> CGFloat { places.x(of: position) }

  /// The position at a place, not limited to the series.
  package func position(at x: CGFloat) -> Double {
    guard plotWidth > 0 else { return window.positions.lowerBound }
    return places.start + Double((x - margin) / plotWidth) * places.length
  }

  /// The stretch that is drawn, margins included.
  package var drawnPositions: ClosedRange<Double> {
    guard plotWidth > 0 else { return window.positions }
    return position(at: 0)...max(position(at: width), position(at: 0))
  }

  /// The width of one step, in points.
  package var stepWidth: CGFloat { plotWidth / CGFloat(places.length) }

  /// The points that are drawn: those in `drawnPositions` and one beyond each edge.
  package var drawnIndices: Range<Int> {
    guard axis.count > 0 else { return 0..<0 }
    let drawn = drawnPositions
    // An edge that falls on a point, but for rounding, needs no point beyond it.
    let first = axis.lastIndex(atOrBefore: drawn.lowerBound + noise)
    let last = axis.firstIndex(atOrAfter: drawn.upperBound - noise)
    let start = min(max(first, 0), axis.count - 1)
    return start..<max(min(last, axis.count - 1), start) + 1
  }

  /// The point of the window that is nearest to a fraction of it; `nil` if it holds no point.
  ///
  /// Points in the margins are drawn, but they are not points of the window.
  package func nearestIndex(to fraction: Double) -> Int? {
    let part = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    let position =
      reach > 0
      ? places.start + part * places.length - 1e-9
      : window.positions.lowerBound + part * window.length
    // A point on an edge is in the window, whatever rounding says.
    let first = axis.firstIndex(atOrAfter: window.positions.lowerBound - noise)
    let last = axis.lastIndex(atOrBefore: window.positions.upperBound + noise)
    guard first <= last, let nearest = axis.nearestIndex(to: position) else { return nil }
    return min(max(nearest, first), last)
  }

  /// The lowest and highest value that series show between the edges of the plot.
  ///
  /// A line that crosses an edge counts from the edge on, and not from its point beyond it.
  ///
  /// - Parameter series: The values of lines and areas, or of bars where points have a reach.
  /// - Returns: `nil` when only gaps are visible.
  /// - Complexity: O(log *n*) for each series.
  package func visibleRange(of series: [Pyramid<Double>]) -> ClosedRange<Double>? {
    let drawn = drawnPositions
    let first = max(axis.firstIndex(atOrAfter: drawn.lowerBound - reach - noise), 0)
    let last = min(axis.lastIndex(atOrBefore: drawn.upperBound + reach + noise), axis.count - 1)
    var union: ClosedRange<Double>?
    func add(_ low: Double, _ high: Double) {
      guard low.isFinite, high.isFinite else { return }
      union = min(union?.lowerBound ?? low, low)...max(union?.upperBound ?? high, high)
    }
    for values in series {
      if first <= last, let extremes = values.extremes(in: first..<last + 1) {
        add(extremes.lowerBound, extremes.upperBound)
      }
      guard reach == 0 else { continue }
      for (edge, before) in [(drawn.lowerBound, first - 1), (drawn.upperBound, last)] {
        let value = value(of: values, at: edge, after: before)
        add(value, value)
      }
    }
    return union
  }

  /// The value of a line at a position between a point and the next; NaN beside a gap or an end.
  private func value(of values: Pyramid<Double>, at position: Double, after index: Int) -> Double {
    guard index >= 0, index + 1 < min(values.count, axis.count) else { return .nan }
    let (start, end) = (axis.position(of: index), axis.position(of: index + 1))
    let part = end > start ? min(max((position - start) / (end - start), 0), 1) : 0
    // Not by the difference of the values, which may be infinite.
    return values[index] * (1 - part) + values[index + 1] * part
  }

  /// The same plot over another window.
  package func showing(_ window: TimeWindow) -> PlotGeometry {
    PlotGeometry(window: window, axis: axis, width: width, margin: margin, reach: reach)
  }

  /// What rounding may add to a position.
  private var noise: Double { 64 * max(axis.length, 1).ulp }
}
