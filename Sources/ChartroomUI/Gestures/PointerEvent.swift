public import Foundation

/// What a finger or a mouse does, in points of the picture.
public enum PointerEvent: Hashable, Sendable {
  /// The pointer touches.
  case down(at: CGPoint)
  /// The pointer moves while it touches.
  case moved(to: CGPoint)
  /// The pointer lets go.
  case up(at: CGPoint)
  /// The touch is called off; gestures in progress end without effect.
  case cancelled
}

extension [PointerEvent] {
  /// A tap: down and up at one point.
  public static func tap(at point: CGPoint) -> [PointerEvent] {
    [.down(at: point), .up(at: point)]
  }

  /// A drag in a straight line.
  ///
  /// - Parameters:
  ///   - start: Where the pointer touches.
  ///   - end: Where it lets go.
  ///   - steps: The number of moves in between, at least 1.
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
