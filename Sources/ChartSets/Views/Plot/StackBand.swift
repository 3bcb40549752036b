package import Decimation
package import Foundation

/// The area of one series of a stack and those under it: between two rows of values.
package struct StackBand: Equatable, Sendable {
  /// The sums of the positive values up to the series; NaN is a gap.
  var tops: Pyramid<Double>
  /// The sums of the negative values; `nil` when there are none.
  var bottoms: Pyramid<Double>?
  /// For each point, how often the set of series that have a value has changed up to it; `nil` where
  /// it never does.
  var changes: ContiguousArray<Int>?
  /// The positions of the points.
  var positions: Positions<Double>
  /// Where the points lie.
  var geometry: PlotGeometry
  /// The values at the bottom and the top.
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

  /// Returns whether other series have values at one point than at the next one.
  ///
  /// Points further apart share a column of pixels, where a step and a slope look alike.
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
