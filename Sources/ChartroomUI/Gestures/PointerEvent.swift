public import Foundation

/// An event of a finger or a mouse; locations are in points of the picture.
public enum PointerEvent: Hashable, Sendable {
  /// A touch begins.
  case down(at: CGPoint)
  /// The pointer moves during a touch.
  case moved(to: CGPoint)
  /// The touch ends.
  case up(at: CGPoint)
  /// The touch is cancelled; gestures in progress end without effect.
  case cancelled
}

extension [PointerEvent] {
  /// Returns the events of a tap: down and up at one point.
  public static func tap(at point: CGPoint) -> [PointerEvent] {
    [.down(at: point), .up(at: point)]
  }

  /// Returns the events of a drag along a straight line.
  ///
  /// - Parameters:
  ///   - start: The location of the first touch.
  ///   - end: The location of the release.
  ///   - steps: The number of moves in between; less than 1 counts as 1.
  /// - Returns: The events in order.
  public static func drag(
    from start: CGPoint, to end: CGPoint, steps: Int = 8
  ) -> [PointerEvent] {
    let steps = Swift.max(steps, 1)
    let moves = (1...steps).map { step in
      let part = CGFloat(step) / CGFloat(steps)
      return PointerEvent.moved(
        to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    return [.down(at: start)] + moves + [.up(at: end)]
  }
}
