package import Foundation
package import Graphics

/// The state machine that recognises one gesture of an element.
@MainActor
package protocol GestureRecognizer: AnyObject {
  /// Handles the press of the pointer; points are in the element's coordinates.
  func began(at point: CGPoint)
  /// Handles a move of the pointer.
  ///
  /// - Returns: Whether the gesture is recognised and claims the pointer.
  func moved(to point: CGPoint) -> Bool
  /// Handles the release of the pointer.
  ///
  /// - Returns: Whether the gesture is recognised.
  func ended(at point: CGPoint) -> Bool
  /// Handles the end of a touch that another gesture has claimed, or that was cancelled.
  func cancelled()
}

/// An element with a gesture under a pointer.
package struct TouchedElement {
  package let element: LayoutElement
  /// The inverse transforms of the ancestors, outermost first, that map points of the stage to the
  /// element's layout; empty if there are no transforms.
  package let path: [ProjectionTransform]
}
