import Graphics

/// An element with a gesture.
final class GestureElement: WrapperElement, GestureTarget {
  private var modifier: GestureModifier?
  private var known: AnyRecognizer?
  /// The storage of custom gestures.
  private lazy var storage = GestureStorage(of: self)
  /// The environment of the view.
  private(set) var environment = EnvironmentValues()

  /// Replaces the gesture; one in progress continues with the new properties and actions.
  func attach(_ modifier: GestureModifier, environment: EnvironmentValues) {
    self.environment = environment
    // A gesture in progress is cancelled after the next layout if it is disabled.
    if let old = self.modifier, old.mask != modifier.mask { core.needsLayout = true }
    self.modifier = modifier
    refreshGesture()
  }

  /// Evaluates the bodies of custom gestures again.
  func refreshGesture() {
    // Most elements are never touched and need no recogniser.
    guard let known, let modifier else { return }
    self.known = recognizer(of: modifier.gesture, reusing: known)
  }

  private func recognizer<Attached: Gesture>(
    of gesture: Attached, reusing known: AnyRecognizer?
  ) -> AnyRecognizer {
    let place = _GesturePlace(core, storage)
    if let known = known as? Recognizer<Attached.Value> {
      return gesture.update(known, in: place)
    }
    return gesture.makeRecognizer(in: place)
  }

  /// The recogniser of the gesture; `nil` if the gesture is disabled.
  var recognizer: AnyRecognizer? {
    guard let modifier, modifier.mask.contains(.gesture) else { return nil }
    if let known { return known }
    let made = recognizer(of: modifier.gesture, reusing: nil)
    known = made
    return made
  }

  override var onlyDrawn: LayoutElement? { child }

  override func touched(
    _ inner: [TouchedElement], through path: [ProjectionTransform]
  ) -> [TouchedElement] {
    guard let modifier else { return inner }
    let inner = modifier.mask.contains(.subviews) ? inner : []
    guard let recognizer else { return inner }
    let own = TouchedElement(
      element: self, recognizer: recognizer, path: path, rank: inner.count,
      isSimultaneous: modifier.priority == .simultaneous)
    return modifier.priority == .high ? [own] + inner : inner + [own]
  }
}

/// The precedence of a gesture over the gestures of the view and its subviews.
enum GesturePriority {
  case low, high, simultaneous
}
