package import Foundation

/// The placement of the tooltip of a selected slice.
package struct PieTooltipPlace: Equatable, Sendable {
  /// The pie.
  package var geometry: PieGeometry
  /// The selected slice.
  package var slice: PieShares.Slice
  /// The bounding box of the selected slice's digits, which the tooltip avoids; `nil` if there are none.
  package var label: CGRect?
  /// The bounding boxes of the digits of other slices.
  package var others: [CGRect]

  package init(
    geometry: PieGeometry, slice: PieShares.Slice, label: CGRect?, others: [CGRect]
  ) {
    self.geometry = geometry
    self.slice = slice
    self.label = label
    self.others = others
  }

  /// Returns the best position of a tooltip.
  ///
  /// It is near the edge of the slice and does not cover the slice's digits or a large part of the slice.
  /// If possible, it does not cover other digits.
  ///
  /// - Parameters:
  ///   - size: The size of the tooltip, in points.
  ///   - bounds: The area in the plot that must contain the tooltip.
  /// - Returns: The top left corner; that of `bounds` if the tooltip is too large for the area.
  package func origin(of size: CGSize, in bounds: CGRect) -> CGPoint {
    let room = CGSize(
      width: max(bounds.width - size.width, 0), height: max(bounds.height - size.height, 0))
    let (columns, rows) = (16, 24)
    let rim = rim
    var best = (score: CGFloat.infinity, point: CGPoint(x: bounds.minX, y: bounds.minY))
    for row in 0...rows {
      for column in 0...columns {
        let point = CGPoint(
          x: bounds.minX + room.width * CGFloat(column) / CGFloat(columns),
          y: bounds.minY + room.height * CGFloat(row) / CGFloat(rows))
        let score = cost(of: CGRect(origin: point, size: size), rim: rim)
        // Of places that are equally good but for rounding, the first.
        if score < best.score - 1e-9 { best = (score, point) }
      }
    }
    return best.point
  }

  /// Returns the cost of a position; less is better.
  private func cost(of box: CGRect, rim: [CGPoint]) -> CGFloat {
    let away = rim.map { point in
      hypot(
        max(box.minX - point.x, point.x - box.maxX, 0),
        max(box.minY - point.y, point.y - box.maxY, 0))
    }
    let middle = rim[rim.count / 2]
    // Of two places at the rim that nearer to its middle.
    let offset = hypot(box.midX - middle.x, box.midY - middle.y)
    var cost = ((away.min() ?? 0) + offset / 8) / max(geometry.radius, 1)
    if let label, box.insetBy(dx: -8, dy: -8).intersects(label) { cost += 8 }
    cost += 0.6 * CGFloat(others.count { box.intersects($0) })
    let (own, other) = overlap(of: box)
    return cost + 2 * own + 0.25 * other
  }

  /// Some points of the slice's edge, evenly spaced around its middle.
  ///
  /// They exclude the ends, where a tooltip would seem to belong to the adjacent slice.
  private var rim: [CGPoint] {
    let pull = geometry.pull(of: slice)
    return (2...6).map { step in
      let angle = geometry.angle(at: slice.start + (slice.end - slice.start) * Double(step) / 8)
      return CGPoint(
        x: geometry.center.x + geometry.radius * cos(angle) + pull.width,
        y: geometry.center.y + geometry.radius * sin(angle) + pull.height)
    }
  }

  /// Returns the fraction of the slice that a box covers, and the fraction of the box that covers other
  /// slices.
  ///
  /// Both are in 0...1 and are estimated from sample points of the box.
  private func overlap(of box: CGRect) -> (own: CGFloat, other: CGFloat) {
    let pull = geometry.pull(of: slice)
    let (columns, rows) = (8, 4)
    var (own, other) = (0, 0)
    for row in 0..<rows {
      for column in 0..<columns {
        let point = CGPoint(
          x: box.minX + box.width * (CGFloat(column) + 0.5) / CGFloat(columns),
          y: box.minY + box.height * (CGFloat(row) + 0.5) / CGFloat(rows))
        if geometry.holds(CGPoint(x: point.x - pull.width, y: point.y - pull.height), in: slice) {
          own += 1
        } else if geometry.fraction(at: point) != nil {
          other += 1
        }
      }
    }
    let count = CGFloat(columns * rows)
    let area = slice.fraction * .pi * geometry.radius * geometry.radius
    let covered = box.width * box.height * CGFloat(own) / count
    return (area > 0 ? min(covered / area, 1) : 0, CGFloat(other) / count)
  }
}
