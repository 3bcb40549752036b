/// A gesture whose type is erased.
///
/// If the type of the gesture changes between evaluations of the view, a recognition in progress is cancelled.
public struct AnyGesture<Erased> {
  private let gesture: any Gesture<Erased>

  /// Creates a type-erased gesture.
  ///
  /// - Parameter gesture: The gesture whose type is erased.
  public init<Content: Gesture>(_ gesture: Content) where Content.Value == Erased {
    self.gesture = gesture
  }
}

extension AnyGesture: PrimitiveGesture {
  /// The value of the gesture.
  public typealias Value = Erased

  package func makeMachine(in place: _GesturePlace) -> ErasedRecognizer<Value> {
    func make(_ gesture: some Gesture<Value>) -> Recognizer<Value> {
      gesture.makeRecognizer(in: place)
    }
    return ErasedRecognizer(make(gesture))
  }

  package func update(_ machine: ErasedRecognizer<Value>, in place: _GesturePlace) {
    func update(_ gesture: some Gesture<Value>) -> Recognizer<Value> {
      gesture.update(machine.base, in: place)
    }
    machine.use(update(gesture))
  }
}

package final class ErasedRecognizer<Value>: DerivedRecognizer<Value, Value> {
  override package func childDidChange() { change(to: base.phase) }
}
