package import ChartScales
package import Decimation

extension Positions where X == Double {
  /// Creates the positions of the points of a time axis.
  ///
  /// - Parameter axis: The axis, whose memory they share.
  /// - Complexity: O(*n*) where the points are uneven, O(1) otherwise.
  package init(_ axis: TimeAxis) {
    self = axis.uneven.flatMap { try? Positions(ascending: $0) } ?? .indices
  }
}
