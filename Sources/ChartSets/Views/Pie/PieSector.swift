import ChartroomUI
package import Foundation
package import Graphics

/// A part of a disc, or all of it.
package struct PieSector: Shape, Equatable {
  var center: CGPoint
  var radius: CGFloat
  /// Where the sector starts, as a fraction of the way round.
  var start: Double
  /// Where it ends; a whole turn after the start it is a disc.
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

/// Everything around a sector, as far as slices reach that run on under it.
struct PieMat: Shape, Equatable {
  var sector: PieSector
  var reach: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = sector.path(in: rect)
    let outer = sector.radius + reach
    path.addRect(
      CGRect(
        x: rect.minX + sector.center.x - outer, y: rect.minY + sector.center.y - outer,
        width: 2 * outer, height: 2 * outer))
    return path
  }
}
