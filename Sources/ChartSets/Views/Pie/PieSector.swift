import ChartroomUI
package import Foundation
package import Graphics

/// A sector of a disc, or the whole disc.
package struct PieSector: UnmirroredShape, Equatable {
  var center: CGPoint
  var radius: CGFloat
  /// The start of the sector, as a fraction of the circle clockwise from 12 o'clock.
  var start: Double
  /// The end of the sector; if it is at least `start` + 1, the shape is the whole disc.
  var end: Double

  package init(center: CGPoint, radius: CGFloat, start: Double, end: Double) {
    self.center = center
    self.radius = radius
    self.start = start
    self.end = end
  }

  package func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.minX + center.x, y: rect.minY + center.y)
    guard end > start, radius > 0 else { return Path() }
    guard end - start < 1 else {
      return Path(
        ellipseIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    var path = Path()
    path.move(to: center)
    path.addRelativeArc(
      center: center, radius: radius, startAngle: .radians((start - 0.25) * 2 * .pi),
      delta: .radians((end - start) * 2 * .pi))
    path.closeSubpath()
    return path
  }
}

/// The surroundings of a sector, wide enough to cover slices that extend below them.
package struct PieMat: UnmirroredShape, Equatable {
  var sector: PieSector
  var reach: CGFloat

  /// Creates the surroundings of a sector, up to a distance outside its disc in points.
  package init(sector: PieSector, reach: CGFloat) {
    self.sector = sector
    self.reach = reach
  }

  package func path(in rect: CGRect) -> Path {
    var path = sector.path(in: rect)
    let outer = sector.radius + reach
    path.addRect(
      CGRect(
        x: rect.minX + sector.center.x - outer, y: rect.minY + sector.center.y - outer,
        width: 2 * outer, height: 2 * outer))
    return path
  }
}
