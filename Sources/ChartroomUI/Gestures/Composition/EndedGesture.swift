/// A gesture with an action for its end.
public struct _EndedGesture<Content: Gesture> {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _EndedGesture: PrimitiveGesture {
  /// The value of the modified gesture.
  public typealias Value = Content.Value

  package func makeMachine(in place: _GesturePlace) -> EndedRecognizer<Value> {
    EndedRecognizer(content.makeRecognizer(in: place))
  }

  package func update(_ machine: EndedRecognizer<Value>, in place: _GesturePlace) {
    machine.use(content.update(machine.base, in: place))
    machine.action = action
  }
}

nonisolated extension Gesture {
  /// Adds an action that is called when the gesture ends.
  ///
  /// Actions are called in the order in which they were added. A gesture that fails or is cancelled calls no
  /// action. The action of the view's latest evaluation is called, even if the gesture began earlier.
  ///
  /// - Parameter action: The action, which receives the final value.
  /// - Returns: The gesture with the action.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
}

package final class EndedRecognizer<Value>: DerivedRecognizer<Value, Value> {
  package var action: (Value) -> Void = { _ in }
  private var final: Value?

  override package func childDidChange() {
    if case .ended(let value) = base.phase { final = value }
    change(to: base.phase)
  }

  override package func perform() { if let value = final.take() { action(value) } }

  override package func clear() { final = nil }
}
