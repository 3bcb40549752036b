import Foundation

/// The mapping of positions to x coordinates in a plot.
struct PlotPlaces: Equatable, Sendable {
  /// The position at the left margin: the start of the window, less the reach of its points.
  ///
  /// A window of length 0 is extended to one step.
  let start: Double
  /// The length of the range between the margins, in steps; more than 0.
  let length: Double
  /// The width of each margin, in points.
  let margin: CGFloat
  /// The width between the margins, in points.
  let plotWidth: CGFloat

  /// Returns the x coordinate of a position, in points.
  @inline(__always)
  func x(of position: Double) -> CGFloat {
    margin + CGFloat((position - start) / length) * plotWidth
  }
}
