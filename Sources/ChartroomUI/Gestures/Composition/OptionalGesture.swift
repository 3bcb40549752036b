extension Optional: Gesture where Wrapped: Gesture {
  /// The value of the gesture.
  public typealias Value = Wrapped.Value
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
  package func makeMachine(in place: _GesturePlace) -> OptionalRecognizer<Value> {
    OptionalRecognizer(core: place.core)
  }

  package func update(_ machine: OptionalRecognizer<Value>, in place: _GesturePlace) {
    let base = map { gesture in
      machine.base.map { gesture.update($0, in: place) } ?? gesture.makeRecognizer(in: place)
    }
    machine.use(base)
  }
}

/// The recogniser of an optional gesture; `nil` is never recognised.
package final class OptionalRecognizer<Value>: Recognizer<Value> {
  package private(set) var base: Recognizer<Value>?

  override package var children: [AnyRecognizer] { base.map { [$0] } ?? [] }
  override package var traits: RecognizerTraits { base?.traits ?? RecognizerTraits() }

  override package func respond(to event: PointerInput) {
    if let base { base.handle(event) } else { finish(.failed) }
  }

  override package func childDidChange() { if let base { change(to: base.phase) } }

  /// Sets the recogniser of the gesture; a new one ends a recognition in progress.
  package func use(_ base: Recognizer<Value>?) {
    guard base !== self.base else { return }
    cancel()
    deliver()
    self.base = base
    if let base { adopt(base) }
  }
}
