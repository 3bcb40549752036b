package import Decimation
package import Foundation

/// The area of a series and those below it in a stack, between two rows of values.
package struct StackBand: Equatable, Sendable {
  /// The cumulative sums of the positive values; NaN is a gap.
  var tops: Pyramid<Double>
  /// The cumulative sums of the negative values; `nil` if there are none.
  var bottoms: Pyramid<Double>?
  /// For each point, the number of changes so far in the set of series that have a value; `nil` if there
  /// are none.
  var changes: ContiguousArray<Int>?
  /// The positions of the points.
  var positions: Positions<Double>
  /// The geometry of the plot.
  var geometry: PlotGeometry
  /// The values at the bottom and the top of the plot.
  var domain: ClosedRange<Double>
  /// Device pixels per point.
  var pixels: CGFloat

  package init(
    tops: Pyramid<Double>, bottoms: Pyramid<Double>? = nil,
    changes: ContiguousArray<Int>? = nil, positions: Positions<Double>, geometry: PlotGeometry,
    domain: ClosedRange<Double>, pixels: CGFloat
  ) {
    self.tops = tops
    self.bottoms = bottoms
    self.changes = changes
    self.positions = positions
    self.geometry = geometry
    self.domain = domain
    self.pixels = pixels
  }

  /// Returns whether the set of series that have a value changes between two adjacent points.
  ///
  /// Points further apart share a pixel column, where a step and a slope look alike.
  func steps(from index: Int, to next: Int) -> Bool {
    guard let changes, next == index + 1, changes.indices.contains(next) else { return false }
    return changes[index] != changes[next]
  }

  /// Returns the y coordinate of a value in the rectangle of a plot.
  func y(of value: Double, in rect: CGRect) -> CGFloat {
    let part = (value - domain.lowerBound) / (domain.upperBound - domain.lowerBound)
    return rect.maxY - CGFloat(part) * rect.height
  }
}
