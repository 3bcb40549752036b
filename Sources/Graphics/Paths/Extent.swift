package import Foundation

/// An accumulator of the bounding box of points.
package struct Extent {
  private var minimum = CGPoint(x: CGFloat.infinity, y: .infinity)
  private var maximum = CGPoint(x: -CGFloat.infinity, y: -.infinity)

  package init() {}

  package mutating func add(_ point: CGPoint) {
    minimum = CGPoint(x: min(minimum.x, point.x), y: min(minimum.y, point.y))
    maximum = CGPoint(x: max(maximum.x, point.x), y: max(maximum.y, point.y))
  }

  /// The bounding box; the null rectangle if no point was added.
  package var rect: CGRect {
    guard minimum.x <= maximum.x, minimum.y <= maximum.y else { return .null }
    return CGRect(
      x: minimum.x, y: minimum.y, width: maximum.x - minimum.x, height: maximum.y - minimum.y)
  }
}
