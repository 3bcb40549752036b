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

/// A gesture that an element listens to, in the course of being recognised.
@MainActor
package protocol GestureRecognizer: AnyObject {
  /// The pointer has touched. Points are in the element's own coordinates.
  func began(at point: CGPoint)
  /// The pointer has moved.
  ///
  /// - Returns: Whether the gesture is recognised and takes the pointer for itself.
  func moved(to point: CGPoint) -> Bool
  /// The pointer has let go.
  ///
  /// - Returns: Whether the gesture is recognised.
  func ended(at point: CGPoint) -> Bool
  /// Another gesture was recognised, or the touch was called off.
  func cancelled()
}

/// Follows one pointer: the gestures under it compete, inner ones first, until one is recognised.
@MainActor
package final class PointerDispatcher {
  private var competing: [LayoutElement] = []
  private var winner: LayoutElement?

  package func handle(_ event: PointerEvent, root: LayoutElement) {
    switch event {
    case .down(let point):
      cancelAll()
      competing = root.hitTest(point) ?? []
      for element in competing { element.recognizer?.began(at: local(point, element)) }
    case .moved(let point):
      if let winner {
        _ = winner.recognizer?.moved(to: local(point, winner))
      } else {
        decide { $0.recognizer?.moved(to: self.local(point, $0)) == true }
      }
    case .up(let point):
      if let winner {
        _ = winner.recognizer?.ended(at: local(point, winner))
      } else {
        decide { $0.recognizer?.ended(at: self.local(point, $0)) == true }
        for element in competing where element !== winner { element.recognizer?.cancelled() }
      }
      competing = []
      winner = nil
    case .cancelled: cancelAll()
    }
  }

  /// Whether a touch is in progress that `element` has heard of.
  func isFollowing(_ element: LayoutElement) -> Bool {
    competing.contains { $0 === element }
  }

  private func decide(_ isRecognized: (LayoutElement) -> Bool) {
    guard let found = competing.first(where: isRecognized) else { return }
    winner = found
    for element in competing where element !== found { element.recognizer?.cancelled() }
    competing = [found]
  }

  private func cancelAll() {
    for element in competing { element.recognizer?.cancelled() }
    competing = []
    winner = nil
  }

  private func local(_ point: CGPoint, _ element: LayoutElement) -> CGPoint {
    let origin = element.frame.origin
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }
}
