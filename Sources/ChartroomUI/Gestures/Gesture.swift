/// A pattern of pointer events that a view recognises.
///
/// Only the gestures of this module, such as `TapGesture`, are recognised. Other conforming types have no
/// effect.
@MainActor @preconcurrency
public protocol Gesture {
  /// The type of the value that the gesture passes to its actions.
  associatedtype Value
}

/// A gesture with a recogniser.
@MainActor
package protocol PrimitiveGesture: Gesture {
  func makeRecognizer() -> any GestureRecognizer
}

nonisolated extension View {
  /// Attaches a gesture to the view.
  ///
  /// At most one gesture recognises a touch. Gestures of subviews take precedence over gestures of this
  /// view, and gestures attached to a view earlier over those attached later.
  public func gesture<Listened: Gesture>(_ gesture: Listened) -> some View {
    modifier(GestureModifier(gesture: gesture))
  }
}

struct GestureModifier {
  var gesture: any Gesture
}

extension GestureModifier: ElementModifier {
  typealias Wrapper = GestureElement

  func update(_ wrapper: GestureElement, environment: EnvironmentValues) {
    wrapper.gesture = gesture as? any PrimitiveGesture
  }
}

final class GestureElement: WrapperElement {
  private var listening: (any GestureRecognizer)?

  /// The gesture.
  ///
  /// A gesture in progress keeps the closures with which it began.
  var gesture: (any PrimitiveGesture)? {
    didSet { if !core.pointer.isFollowing(self) { listening = nil } }
  }

  override var recognizer: (any GestureRecognizer)? {
    if listening == nil { listening = gesture?.makeRecognizer() }
    return listening
  }
}
