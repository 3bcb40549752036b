package import Foundation

/// The geometry of a pie in a plot.
///
/// Angles are in radians, clockwise from 3 o'clock. Slices begin at 12 o'clock.
package struct PieGeometry: Equatable, Sendable {
  /// The centre of the pie, at the corner of a device pixel.
  ///
  /// The boundary at 12 o'clock is therefore between two pixel columns.
  package let center: CGPoint
  /// The radius of the pie, in points; 0 if there is no space.
  package let radius: CGFloat

  /// The distance by which a selected slice is pulled out, as a fraction of the radius.
  private static let pullRatio: CGFloat = 0.07
  /// The space above and below a slice that is pulled out, in points.
  private static let inset: CGFloat = 2

  /// Creates the largest pie in a plot that leaves space for pulling out any slice.
  ///
  /// - Parameters:
  ///   - size: The size of the plot with its margins, in points.
  ///   - margin: The margins on both sides, in points.
  ///   - pixel: The size of a device pixel, in points.
  package init(size: CGSize, margin: CGFloat, pixel: CGFloat) {
    func snapped(_ value: CGFloat) -> CGFloat { (value / pixel).rounded() * pixel }
    center = CGPoint(x: snapped(size.width / 2), y: snapped(size.height / 2))
    let room = min(
      center.x - margin, size.width - center.x - margin, center.y - Self.inset,
      size.height - center.y - Self.inset)
    radius = max(room / (1 + Self.pullRatio), 0)
  }

  /// Returns the angle at a fraction of the circle clockwise from 12 o'clock.
  package func angle(at fraction: Double) -> Double { (fraction - 0.25) * 2 * .pi }

  /// Returns the unit vector from the centre of the pie to the middle of a slice.
  package func direction(of slice: PieShares.Slice) -> CGPoint {
    let angle = angle(at: (slice.start + slice.end) / 2)
    return CGPoint(x: cos(angle), y: sin(angle))
  }

  /// Returns the offset of a selected slice, in points; zero for a slice that is the whole pie.
  package func pull(of slice: PieShares.Slice) -> CGSize {
    guard slice.fraction < 1 else { return .zero }
    let direction = direction(of: slice)
    return CGSize(
      width: direction.x * radius * Self.pullRatio, height: direction.y * radius * Self.pullRatio)
  }

  /// Returns the fraction of the circle at a point of the plot.
  ///
  /// - Parameter point: A point of the plot.
  /// - Returns: A fraction from 0 to 1; `nil` outside the pie and at its exact centre.
  package func fraction(at point: CGPoint) -> Double? {
    let (x, y) = (point.x - center.x, point.y - center.y)
    let distance = hypot(x, y)
    guard distance > 0, distance <= radius else { return nil }
    let turn = atan2(y, x) / (2 * .pi) + 0.25
    return turn < 0 ? turn + 1 : turn
  }

  /// Returns whether a slice that is not pulled out contains a point.
  func holds(_ point: CGPoint, in slice: PieShares.Slice) -> Bool {
    fraction(at: point).map { slice.start <= $0 && $0 < slice.end } ?? false
  }
}
