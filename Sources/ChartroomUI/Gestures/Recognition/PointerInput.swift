package import Foundation

/// A pointer event in the coordinates of an element.
package struct PointerInput {
  package var phase: PointerEvent.Phase
  package let pointer: Int
  /// The location in points from the top left corner that the element had when the touch began.
  package let local: CGPoint
  /// The location in points from the top left corner of the stage.
  package let global: CGPoint
  /// The size of the element when the touch began, in points.
  package let size: CGSize
  /// The virtual time, in seconds since the stage was created.
  package var time: TimeInterval
  /// The top left corner of the element in each named coordinate space when the touch began, in points.
  package let namedOrigins: [AnyHashable: CGPoint]

  /// Returns the location in a coordinate space, in points.
  package func location(in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local: local
    case .global: global
    case .named(let name):
      namedOrigins[name].map { CGPoint(x: local.x + $0.x, y: local.y + $0.y) } ?? global
    }
  }

  /// Returns the distance to another event in a coordinate space, in points.
  package func distance(
    from other: PointerInput, in space: CoordinateSpace = .global
  ) -> CGFloat {
    let (from, to) = (other.location(in: space), location(in: space))
    return hypot(to.x - from.x, to.y - from.y)
  }

  /// The virtual time as a date, from the reference date of `Date`.
  package var date: Date { Date(timeIntervalSinceReferenceDate: time) }
}
