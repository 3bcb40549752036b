import Foundation

/// Maps positions to places, from the left of a plot.
struct PlotPlaces: Equatable, Sendable {
  /// Where the stretch between the margins begins: the window and what its outer points take, or one
  /// step around a window without a length.
  let start: Double
  /// The length of that stretch, more than 0.
  let length: Double
  /// The width of each margin, in points.
  let margin: CGFloat
  /// The width between the margins, in points.
  let plotWidth: CGFloat

  /// The place of a position, in points.
  @inline(__always)
  func x(of position: Double) -> CGFloat {
    margin + CGFloat((position - start) / length) * plotWidth
  }
}
