package import Foundation

/// A convex polygon, represented by its corners in order.
package struct ConvexPolygon: Equatable {
  /// The corners; empty for an empty polygon.
  package var corners: [CGPoint]

  package init(_ corners: [CGPoint]) { self.corners = corners }

  package init(_ rect: CGRect) {
    self.init([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
  }

  /// Returns the polygon moved by a distance, in points.
  package func translated(x: CGFloat, y: CGFloat) -> ConvexPolygon {
    ConvexPolygon(corners.map { CGPoint(x: $0.x + x, y: $0.y + y) })
  }

  /// The half-plane of the points (*x*, *y*) with *x*·`x` + *y*·`y` + `constant` ≥ 0.
  package struct HalfPlane {
    package var x: CGFloat
    package var y: CGFloat
    package var constant: CGFloat

    package static let nothing = HalfPlane(x: 0, y: 0, constant: -1)

    package init(x: CGFloat, y: CGFloat, constant: CGFloat) {
      self.x = x
      self.y = y
      self.constant = constant
    }

    package func value(at point: CGPoint) -> CGFloat { x * point.x + y * point.y + constant }
  }

  /// Returns the part of the polygon in a half-plane; corners that are not finite are omitted.
  package func clipped(to half: HalfPlane) -> ConvexPolygon {
    let sides = corners.map { (point: $0, value: half.value(at: $0)) }.filter(\.value.isFinite)
    guard var last = sides.last else { return ConvexPolygon([]) }
    var kept: [CGPoint] = []
    for side in sides {
      if (side.value >= 0) != (last.value >= 0) {
        let part = last.value / (last.value - side.value)
        kept.append(
          CGPoint(
            x: last.point.x + (side.point.x - last.point.x) * part,
            y: last.point.y + (side.point.y - last.point.y) * part))
      }
      if side.value >= 0 { kept.append(side.point) }
      last = side
    }
    return ConvexPolygon(kept)
  }

  /// The bounding box of the polygon; the null rectangle for an empty one.
  package var bounds: CGRect {
    let x = corners.map(\.x)
    let y = corners.map(\.y)
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return .null
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
