package import Foundation
package import Graphics

/// A part of a disc or of a ring.
///
/// Angles are in radians, clockwise from 12 o'clock.
package struct Sector: Equatable {
  /// The centre of the disc, in points.
  package var center: CGPoint
  /// The radius of the hole, in points; 0 for a disc.
  package var innerRadius: CGFloat
  /// The radius of the disc, in points.
  package var outerRadius: CGFloat
  /// The angle of the first straight edge.
  package var startAngle: Double
  /// The angle of the second straight edge, at most a turn after the first one.
  package var endAngle: Double
  /// The distance of the straight edges from the radii of both angles, in points.
  package var inset: CGFloat = 0
  /// The radius of the corners, in points; less where the sector has no room for it.
  package var cornerRadius: CGFloat = 0

  /// Creates a sector without a gap, with square corners.
  package init(
    center: CGPoint, innerRadius: CGFloat, outerRadius: CGFloat, startAngle: Double,
    endAngle: Double
  ) {
    self.center = center
    self.innerRadius = innerRadius
    self.outerRadius = outerRadius
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// The angle between both straight edges.
  package var sweep: Double { endAngle - startAngle }

  /// The point in the middle of the angles and of the radii.
  package var middle: CGPoint {
    point(at: (startAngle + endAngle) / 2, radius: (innerRadius + outerRadius) / 2)
  }

  /// Returns the point at an angle and a distance from the centre.
  package func point(at angle: Double, radius: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
  }

  /// The outline: straight edges parallel to the radii, and exact circular arcs.
  ///
  /// A full turn is a disc or a ring without straight edges. The path is empty if the inset takes up the sector.
  package var path: Path {
    guard sweep > 0, sweep.isFinite, outerRadius > max(innerRadius, 0), outerRadius.isFinite else {
      return Path()
    }
    return sweep > 2 * .pi * (1 - 1e-12) ? ring : part
  }

  private var ring: Path {
    var path = Path()
    path.addArc(center, outerRadius, from: 0, by: 2 * .pi)
    path.closeSubpath()
    if innerRadius > 0 {
      path.move(to: point(at: 0, radius: innerRadius))
      path.addArc(center, innerRadius, from: 0, by: -2 * .pi)
      path.closeSubpath()
    }
    return path
  }

  private var part: Path {
    let inset = max(0, inset.isFinite ? inset : 0)
    let wanted = max(0, cornerRadius.isFinite ? cornerRadius : 0)
    // The edges of less than half a turn meet at this distance from the centre, times the sine.
    let sine = sin(min(sweep, .pi) / 2)
    guard outerRadius * sine > inset else { return Path() }
    // Of more than half a turn, all points have the distance of the inset from both edges.
    let inner = sweep < .pi ? max(innerRadius, 0) : max(innerRadius, inset)
    let hasApex = inner == 0 || inner * sine <= inset && sweep < .pi
    let room = (outerRadius * sine - inset) / (1 + sine)
    let outerCorner = min(wanted, room, (outerRadius - (hasApex ? 0 : inner)) / 2)

    var path = Path()
    let (start, end) = (startAngle, endAngle)
    /// The point on a straight edge at a distance along it; `side` is 1 for the first edge and -1 for the second one.
    func edge(_ angle: Double, _ side: CGFloat, _ distance: CGFloat) -> CGPoint {
      let point = point(at: angle, radius: distance)
      return CGPoint(
        x: point.x + side * inset * cos(angle), y: point.y + side * inset * sin(angle))
    }
    /// The distance along an edge at which a corner around a point of a circle touches it.
    func reach(_ radius: CGFloat, _ corner: CGFloat) -> CGFloat {
      max(0, radius * radius - (inset + corner) * (inset + corner)).squareRoot()
    }
    func bend(_ radius: CGFloat, _ corner: CGFloat) -> Double {
      radius > 0 ? asin(min(1, (inset + corner) / radius)) : 0
    }
    func addOuterEdge() {
      let (radius, corner) = (outerRadius - outerCorner, outerCorner)
      let angle = bend(radius, corner)
      path.addLine(to: edge(start, 1, reach(radius, corner)))
      path.addArc(
        point(at: start + angle, radius: radius), corner, from: start - .pi / 2, by: .pi / 2 + angle
      )
      path.addArc(center, outerRadius, from: start + angle, by: max(0, sweep - 2 * angle))
      path.addArc(
        point(at: end - angle, radius: radius), corner, from: end - angle, by: .pi / 2 + angle)
      path.addLine(to: edge(end, -1, reach(radius, corner)))
    }
    if hasApex {
      let corner = sweep < .pi ? min(wanted, room) : 0
      let middle = (start + end) / 2
      if corner > 0 {
        let distance = (inset + corner) / tan(sweep / 2)
        path.move(to: edge(start, 1, distance))
        addOuterEdge()
        path.addLine(to: edge(end, -1, distance))
        path.addArc(
          point(at: middle, radius: (inset + corner) / sine), corner, from: end + .pi / 2,
          by: .pi - sweep)
      } else {
        path.move(to: point(at: middle, radius: inset / sine))
        addOuterEdge()
      }
    } else {
      let space = sine < 1 ? max(0, (inner * sine - inset) / (1 - sine)) : .infinity
      let corner = min(outerCorner, space)
      let radius = inner + corner
      let angle = bend(radius, corner)
      path.move(to: edge(start, 1, reach(radius, corner)))
      addOuterEdge()
      path.addLine(to: edge(end, -1, reach(radius, corner)))
      path.addArc(
        point(at: end - angle, radius: radius), corner, from: end + .pi / 2, by: .pi / 2 - angle)
      path.addArc(center, inner, from: end - angle, by: min(0, 2 * angle - sweep))
      path.addArc(
        point(at: start + angle, radius: radius), corner, from: start + angle + .pi,
        by: .pi / 2 - angle)
    }
    path.closeSubpath()
    return path
  }
}

extension Path {
  /// Adds an arc whose angles are clockwise from 12 o'clock; nothing for a radius of 0.
  fileprivate mutating func addArc(
    _ center: CGPoint, _ radius: CGFloat, from start: Double, by sweep: Double
  ) {
    guard radius > 0, sweep != 0 else { return }
    addRelativeArc(
      center: center, radius: radius, startAngle: .radians(start - .pi / 2), delta: .radians(sweep))
  }
}
