import Foundation

/// Where the window of a chart lies in a plot, and what shows beyond its edges.
///
/// The window spans the plot's width less a margin on both sides. Series run on through the
/// margins, as far as there is data; axes and labels do not.
struct PlotGeometry: Equatable, Sendable {
  /// The visible stretch, in positions of points.
  let window: TimeWindow
  /// The number of points of the whole series.
  let count: Int
  /// The width of the plot with its margins, in points.
  let width: CGFloat
  /// The width of each margin, in points.
  let margin: CGFloat

  init(window: TimeWindow, count: Int, width: CGFloat, margin: CGFloat = 0) {
    self.window = window
    self.count = count
    self.width = width
    self.margin = min(margin, width / 2)
  }

  /// The width that the window spans, in points.
  var plotWidth: CGFloat { max(width - 2 * margin, 0) }

  /// The place of a position; a window that is a single point lies in the middle.
  func x(of position: Double) -> CGFloat {
    guard window.length > 0 else { return width / 2 }
    return margin + CGFloat((position - window.positions.lowerBound) / window.length) * plotWidth
  }

  /// The position at a place, not limited to the series.
  func position(at x: CGFloat) -> Double {
    guard plotWidth > 0 else { return window.positions.lowerBound }
    return window.positions.lowerBound + Double((x - margin) / plotWidth) * window.length
  }

  /// The stretch that is drawn, margins included.
  var drawnPositions: ClosedRange<Double> {
    guard plotWidth > 0, window.length > 0 else { return window.positions }
    return position(at: 0)...max(position(at: width), position(at: 0))
  }

  /// The points that are drawn: those in `drawnPositions` and one beyond each edge.
  var drawnIndices: Range<Int> {
    guard count > 0 else { return 0..<0 }
    let drawn = drawnPositions
    let last = Double(count - 1)
    let first = Int(max(0, min(drawn.lowerBound.rounded(.down), last)))
    let end = Int(max(0, min(drawn.upperBound.rounded(.up), last)))
    return first..<max(end, first) + 1
  }

  /// The points whose values the Y axis must hold: all that are at least partly in sight.
  var scaledIndices: Range<Int> { drawnIndices }

  /// The point nearest to a fraction of the window, or `nil` without points.
  func nearestIndex(to fraction: Double) -> Int? {
    guard count > 0 else { return nil }
    let part = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    let position = window.positions.lowerBound + part * window.length
    return min(max(Int(position.rounded()), 0), count - 1)
  }
}
