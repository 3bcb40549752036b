/// A gesture with an action for its changes.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _ChangedGesture: PrimitiveGesture {
  /// The value of the modified gesture.
  public typealias Value = Content.Value

  package func makeMachine(in place: _GesturePlace) -> ChangedRecognizer<Value> {
    ChangedRecognizer(content.makeRecognizer(in: place))
  }

  package func update(_ machine: ChangedRecognizer<Value>, in place: _GesturePlace) {
    machine.use(content.update(machine.base, in: place))
    machine.action = action
  }
}

nonisolated extension Gesture where Value: Equatable {
  /// Adds an action that is called each time the value of the gesture changes.
  ///
  /// Actions are called in the order in which they were added. A value that equals the previous one is not a
  /// change, and neither is the end of the gesture. The action of the view's latest evaluation is called,
  /// even if the gesture began earlier.
  ///
  /// - Parameter action: The action, which receives the new value.
  /// - Returns: The gesture with the action.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

package final class ChangedRecognizer<Value: Equatable>: DerivedRecognizer<Value, Value> {
  package var action: (Value) -> Void = { _ in }
  private var last: Value?
  private var new: Value?

  override package func childDidChange() {
    if !base.state.isFinished, let value = base.phase.value, value != last {
      last = value
      new = value
    }
    if base.state == .failed { new = nil }
    change(to: base.phase)
  }

  override package func perform() { if let value = new.take() { action(value) } }

  override package func clear() {
    last = nil
    new = nil
  }
}
