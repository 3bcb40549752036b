/// A movement of the pointer that a view listens to.
@MainActor @preconcurrency
public protocol Gesture {
  /// What the gesture tells while it goes on.
  associatedtype Value
}

/// A gesture that an element can listen to.
@MainActor
package protocol PrimitiveGesture: Gesture {
  func makeRecognizer() -> any GestureRecognizer
}

extension View {
  /// Listens to a gesture; gestures of views inside come first.
  public func gesture<Listened: Gesture>(_ gesture: Listened) -> some View {
    modifier(GestureModifier(gesture: gesture))
  }
}

struct GestureModifier: ElementModifier {
  var gesture: any Gesture

  typealias Wrapper = GestureElement

  func update(_ wrapper: GestureElement, environment: EnvironmentValues) {
    wrapper.gesture = gesture as? any PrimitiveGesture
  }
}

final class GestureElement: WrapperElement {
  private var listening: (any GestureRecognizer)?

  /// The gesture.
  ///
  /// One that is in progress goes on as it began, under its first closures.
  var gesture: (any PrimitiveGesture)? {
    didSet { if !core.pointer.isFollowing(self) { listening = nil } }
  }

  override var recognizer: (any GestureRecognizer)? {
    if listening == nil { listening = gesture?.makeRecognizer() }
    return listening
  }
}
