public import Foundation

extension CGFloat {
  /// Returns the nearest coordinate on the grid of device pixels.
  ///
  /// Halves are rounded up. A tolerance of 10⁻⁶ pixels compensates for rounding errors just below a half.
  ///
  /// - Parameter scale: The number of device pixels per point, more than 0.
  /// - Returns: A coordinate in points.
  @inlinable
  package func snapped(toPixelsAt scale: CGFloat) -> CGFloat {
    (self * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
}
