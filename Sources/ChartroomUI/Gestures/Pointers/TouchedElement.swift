import Graphics

/// An element with a gesture.
@MainActor
protocol GestureTarget: LayoutElement {
  /// The recogniser of the gesture; `nil` if the gesture is disabled.
  var recognizer: AnyRecognizer? { get }
}

/// An element with a gesture under a pointer.
package struct TouchedElement {
  let element: any GestureTarget
  let recognizer: AnyRecognizer
  /// The inverse transforms of the ancestors, outermost first, that map points of the stage to the
  /// element's layout; empty if there are no transforms.
  let path: [ProjectionTransform]
  /// The nesting of the gesture: 0 for the innermost.
  let rank: Int
  /// Whether the gesture is recognised together with the gestures of lower ranks.
  let isSimultaneous: Bool
}
