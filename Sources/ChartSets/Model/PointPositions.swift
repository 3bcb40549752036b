package import ChartScales
package import Decimation

extension Positions where X == Double {
  /// Creates the positions of the points of a time axis.
  ///
  /// - Parameter axis: The axis, whose storage the positions share.
  /// - Complexity: O(*n*) if the points are unevenly spaced, O(1) otherwise.
  package init(_ axis: TimeAxis) {
    self = axis.uneven.flatMap { try? Positions(ascending: $0) } ?? .indices
  }
}
