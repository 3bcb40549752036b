package import Foundation
package import Graphics

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

/// An element with a gesture under a pointer.
package struct TouchedElement {
  package let element: LayoutElement
  /// The maps, one after the other, from the picture to where the element was placed; none where
  /// no transform effect is around it.
  package let path: [ProjectionTransform]
}
