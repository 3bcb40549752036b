public import Foundation

/// A touch or mouse event; locations are in points from the top left corner of the stage.
public enum PointerEvent: Hashable, Sendable {
  /// The start of a touch at a location in points; a touch in progress is cancelled.
  case down(at: CGPoint)
  /// A move of the pointer to a location in points; ignored if no touch is in progress.
  case moved(to: CGPoint)
  /// The end of a touch at a location in points; ignored if no touch is in progress.
  case up(at: CGPoint)
  /// The cancellation of a touch, after which no `onEnded` action is called.
  case cancelled
}

extension [PointerEvent] {
  /// Returns the events of a tap: a press and a release at `point`, in points.
  public static func tap(at point: CGPoint) -> [PointerEvent] {
    [.down(at: point), .up(at: point)]
  }

  /// Returns the events of a drag along a straight line.
  ///
  /// - Parameters:
  ///   - start: The location of the press, in points.
  ///   - end: The location of the last move and of the release, in points.
  ///   - steps: The number of moves, at equal distances; 8 by default. A value less than 1 counts as 1.
  /// - Returns: One press, `steps` moves and one release.
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
