public import Foundation

extension CGFloat {
  /// Returns the nearest coordinate on the grid of device pixels.
  ///
  /// Halves are rounded up. A small lift keeps halves that arithmetic left just below a half on the
  /// same side.
  /// - Parameter scale: Device pixels per point, above 0.
  /// - Returns: A coordinate in points.
  @inlinable
  package func snapped(toPixelsAt scale: CGFloat) -> CGFloat {
    (self * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
}
