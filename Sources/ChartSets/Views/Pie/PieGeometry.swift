package import Foundation

/// Where the slices of a pie lie in a plot.
///
/// Angles are measured clockwise from 3 o'clock, in radians; slices begin at 12 o'clock.
package struct PieGeometry: Equatable, Sendable {
  /// The middle of the pie, on the corner of a device pixel.
  ///
  /// So the joint at 12 o'clock falls between two columns of pixels.
  package let center: CGPoint
  /// The radius of the pie, in points.
  ///
  /// It is 0 where there is no space.
  package let radius: CGFloat

  /// How far a chosen slice is pulled out, as a part of the radius.
  private static let pullRatio: CGFloat = 0.07
  /// The space above and below a slice that is pulled out, in points.
  private static let inset: CGFloat = 2

  /// Finds the largest pie of which every slice can be pulled out and stays inside.
  ///
  /// - Parameters:
  ///   - size: The size of the plot with its margins, in points.
  ///   - margin: The margins at both sides, in points.
  ///   - pixel: The size of a device pixel, in points.
  package init(size: CGSize, margin: CGFloat, pixel: CGFloat) {
    func snapped(_ value: CGFloat) -> CGFloat { (value / pixel).rounded() * pixel }
    center = CGPoint(x: snapped(size.width / 2), y: snapped(size.height / 2))
    let room = min(
      center.x - margin, size.width - center.x - margin, center.y - Self.inset,
      size.height - center.y - Self.inset)
    radius = max(room / (1 + Self.pullRatio), 0)
  }

  /// The angle at a fraction of the way round, clockwise from 12 o'clock.
  package func angle(at fraction: Double) -> Double { (fraction - 0.25) * 2 * .pi }

  /// The direction from the middle through the middle of a slice, of length 1.
  package func direction(of slice: PieShares.Slice) -> CGPoint {
    let angle = angle(at: (slice.start + slice.end) / 2)
    return CGPoint(x: cos(angle), y: sin(angle))
  }

  /// How far a slice moves when it is chosen, in points; a slice that is the whole pie stays.
  package func pull(of slice: PieShares.Slice) -> CGSize {
    guard slice.fraction < 1 else { return .zero }
    let direction = direction(of: slice)
    return CGSize(
      width: direction.x * radius * Self.pullRatio, height: direction.y * radius * Self.pullRatio)
  }

  /// The fraction of the way round at a point of the plot.
  ///
  /// - Returns: From 0 to 1; `nil` outside of the pie and in its very middle.
  package func fraction(at point: CGPoint) -> Double? {
    let (x, y) = (point.x - center.x, point.y - center.y)
    let distance = hypot(x, y)
    guard distance > 0, distance <= radius else { return nil }
    let turn = atan2(y, x) / (2 * .pi) + 0.25
    return turn < 0 ? turn + 1 : turn
  }

  /// Whether a slice that is not pulled out holds a point.
  func holds(_ point: CGPoint, in slice: PieShares.Slice) -> Bool {
    fraction(at: point).map { slice.start <= $0 && $0 < slice.end } ?? false
  }
}
