public import Foundation
package import Graphics

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

/// An element with a gesture under a pointer.
package struct TouchedElement {
  package let element: LayoutElement
  /// The maps, one after the other, from the picture to where the element was placed; none where
  /// no transform effect is around it.
  package let path: [ProjectionTransform]
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
  /// An element that has heard of the touch, and where it stood then.
  ///
  /// An element that is removed in the meantime hears no more of it.
  private final class Follower {
    weak var element: LayoutElement?
    private let path: [ProjectionTransform]
    private let origin: CGPoint
    private var last = CGPoint.zero

    @MainActor
    init(_ touched: TouchedElement) {
      element = touched.element
      path = touched.path
      origin = touched.element.frame.origin
    }

    @MainActor var recognizer: (any GestureRecognizer)? { element?.recognizer }

    /// A point of the picture in the element's own coordinates.
    ///
    /// Beyond the horizon of an element in perspective there are none; there it is the last one.
    func local(_ point: CGPoint) -> CGPoint {
      var local = point
      for transform in path {
        guard let image = transform.image(of: local) else { return last }
        local = image
      }
      last = CGPoint(x: local.x - origin.x, y: local.y - origin.y)
      return last
    }
  }

  private var competing: [Follower] = []
  private var winner: Follower?

  package func handle(_ event: PointerEvent, root: LayoutElement) {
    switch event {
    case .down(let point):
      cancelAll()
      competing = (root.hitTest(point) ?? []).map { Follower($0) }
      for follower in competing { follower.recognizer?.began(at: follower.local(point)) }
    case .moved(let point):
      if let winner {
        _ = winner.recognizer?.moved(to: winner.local(point))
      } else {
        decide { $0.recognizer?.moved(to: $0.local(point)) == true }
      }
    case .up(let point):
      if let winner {
        _ = winner.recognizer?.ended(at: winner.local(point))
      } else {
        decide { $0.recognizer?.ended(at: $0.local(point)) == true }
        if winner == nil { cancelAll() }
      }
      competing = []
      winner = nil
    case .cancelled: cancelAll()
    }
  }

  /// Whether a touch is in progress that `element` has heard of.
  func isFollowing(_ element: LayoutElement) -> Bool {
    competing.contains { $0.element === element }
  }

  private func decide(_ isRecognized: (Follower) -> Bool) {
    guard let found = competing.first(where: isRecognized) else { return }
    let others = competing.filter { $0.element !== found.element }
    winner = found
    competing = [found]
    for follower in others { follower.recognizer?.cancelled() }
  }

  private func cancelAll() {
    let all = competing
    competing = []
    winner = nil
    for follower in all { follower.recognizer?.cancelled() }
  }
}
