package import ChartScales
package import Decimation
package import Foundation

/// The mapping of a chart's window to a plot, including the points visible in its margins.
///
/// The window spans the width of the plot without the margins on both sides. Series extend into the
/// margins; axes and labels do not.
package struct PlotGeometry: Equatable, Sendable {
  /// The window, in positions of the time axis.
  package let window: TimeWindow
  /// The time axis of the whole series.
  package let axis: TimeAxis
  /// The width of the plot including its margins, in points.
  package let width: CGFloat
  /// The width of each margin, in points.
  package let margin: CGFloat
  /// The width of a point on each side of its position, in steps: 0.5 for bars.
  package let reach: Double
  /// The width of the window, in points.
  package let plotWidth: CGFloat
  /// The mapping of positions to x coordinates.
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

  /// Returns the x coordinate of a position, in points; a window of length 0 is in the middle.
  package func x(of position: Double) -> CGFloat { places.x(of: position) }

  /// Returns the position at an x coordinate, which may be outside the series.
  package func position(at x: CGFloat) -> Double {
    guard plotWidth > 0 else { return window.positions.lowerBound }
    return places.start + Double((x - margin) / plotWidth) * places.length
  }

  /// The range of positions that is drawn, including the margins.
  package var drawnPositions: ClosedRange<Double> {
    guard plotWidth > 0 else { return window.positions }
    return position(at: 0)...max(position(at: width), position(at: 0))
  }

  /// The width of one step, in points.
  package var stepWidth: CGFloat { plotWidth / CGFloat(places.length) }

  /// The points that are drawn: those in `drawnPositions`, and one beyond each edge.
  package var drawnIndices: Range<Int> {
    guard axis.count > 0 else { return 0..<0 }
    let drawn = drawnPositions
    // An edge that falls on a point, but for rounding, needs no point beyond it.
    let first = axis.lastIndex(atOrBefore: drawn.lowerBound + noise)
    let last = axis.firstIndex(atOrAfter: drawn.upperBound - noise)
    let start = min(max(first, 0), axis.count - 1)
    return start..<max(min(last, axis.count - 1), start) + 1
  }

  /// Returns the index of the point in the window nearest to a fraction of it.
  ///
  /// Points in the margins are drawn, but they are not in the window.
  ///
  /// - Parameter fraction: The fraction, clamped to 0...1; NaN counts as 0.
  /// - Returns: The index; `nil` if there is no point in the window.
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

  /// Returns the minimum and maximum value that series show between the edges of the plot.
  ///
  /// Of a segment that crosses an edge, only the part inside the plot counts.
  ///
  /// - Parameter series: The values of lines and areas, or of bars if points have a reach.
  /// - Returns: The extremes; `nil` if only gaps are visible.
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

  /// Returns the value of a line between a point and the next one; NaN next to a gap or an end.
  private func value(of values: Pyramid<Double>, at position: Double, after index: Int) -> Double {
    guard index >= 0, index + 1 < min(values.count, axis.count) else { return .nan }
    let (start, end) = (axis.position(of: index), axis.position(of: index + 1))
    let part = end > start ? min(max((position - start) / (end - start), 0), 1) : 0
    // Not by the difference of the values, which may be infinite.
    return values[index] * (1 - part) + values[index + 1] * part
  }

  /// Returns the same geometry for another window.
  package func showing(_ window: TimeWindow) -> PlotGeometry {
    PlotGeometry(window: window, axis: axis, width: width, margin: margin, reach: reach)
  }

  /// The maximum rounding error of a position.
  private var noise: Double { 64 * max(axis.length, 1).ulp }
}
