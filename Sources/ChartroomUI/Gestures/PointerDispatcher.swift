import Foundation
import Graphics

/// A dispatcher of pointer events to the gestures under the pointer.
///
/// The gestures compete, innermost first, until one is recognised.
@MainActor
package final class PointerDispatcher {
  /// An element that takes part in a touch, with its position when the touch began.
  ///
  /// An element that is removed during the touch receives no more events.
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

    /// Returns a point of the stage in the element's coordinates.
    ///
    /// A point beyond the horizon of an element in perspective has no such coordinates, and the last ones
    /// are returned.
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
    let point = event.location
    switch event.phase {
    case .down:
      cancelAll()
      competing = (root.hitTest(point, in: root.stagePlace) ?? []).map { Follower($0) }
      for follower in competing { follower.recognizer?.began(at: follower.local(point)) }
    case .moved:
      if let winner {
        _ = winner.recognizer?.moved(to: winner.local(point))
      } else {
        decide { $0.recognizer?.moved(to: $0.local(point)) == true }
      }
    case .up:
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

  /// Returns whether `element` takes part in a touch in progress.
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
