package import Foundation

/// The rectangle of the points added so far.
package struct Extent {
  private var minimum = CGPoint(x: CGFloat.infinity, y: .infinity)
  private var maximum = CGPoint(x: -CGFloat.infinity, y: -.infinity)

  package init() {}

  package mutating func add(_ point: CGPoint) {
    minimum = CGPoint(x: min(minimum.x, point.x), y: min(minimum.y, point.y))
    maximum = CGPoint(x: max(maximum.x, point.x), y: max(maximum.y, point.y))
  }

  /// The rectangle, or the null rectangle when nothing was added.
  package var rect: CGRect {
    guard minimum.x <= maximum.x, minimum.y <= maximum.y else { return .null }
    return CGRect(
      x: minimum.x, y: minimum.y, width: maximum.x - minimum.x, height: maximum.y - minimum.y)
  }
}
