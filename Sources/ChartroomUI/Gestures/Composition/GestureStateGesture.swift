/// A gesture that changes a `GestureState` while it is in progress.
public struct GestureStateGesture<Base: Gesture, State> {
  /// The gesture.
  public var base: Base
  /// The state that the gesture changes.
  public var state: GestureState<State>
  /// The closure that updates the state when the value of the gesture changes.
  public var body: (Base.Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that changes a state.
  ///
  /// - Parameters:
  ///   - base: The gesture whose value updates the state.
  ///   - state: The state that the gesture changes.
  ///   - body: The closure that updates the state when the value of the gesture changes.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }
}

extension GestureStateGesture: PrimitiveGesture {
  /// The value of the base gesture.
  public typealias Value = Base.Value

  package func makeMachine(in place: _GesturePlace) -> StateRecognizer<Value> {
    StateRecognizer(base.makeRecognizer(in: place))
  }

  package func update(_ machine: StateRecognizer<Value>, in place: _GesturePlace) {
    machine.use(base.update(machine.base, in: place))
    machine.change = { [state, body] value in
      state.change { body(value, &$0, &$1) }
    }
    machine.returnToInitialValue = state.returnToInitialValue
  }
}

nonisolated extension Gesture {
  /// Changes a gesture state each time the value of the gesture changes.
  ///
  /// The state returns to its initial value when the gesture ends, fails or is cancelled.
  ///
  /// - Parameters:
  ///   - state: The state: the projected value of a `@GestureState` property, such as `$translation`.
  ///   - body: A closure that receives the gesture's value, the state and a transaction, and changes the state.
  /// - Returns: A gesture that updates the state.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

package final class StateRecognizer<Value>: DerivedRecognizer<Value, Value> {
  package var change: (Value) -> Void = { _ in }
  package var returnToInitialValue: () -> Void = {}
  private var new: Value?
  private var hasChanged = false

  override package func childDidChange() {
    if !base.state.isFinished { new = base.phase.value }
    change(to: base.phase)
  }

  override package func perform() {
    if state.isFinished {
      new = nil
      if hasChanged { returnToInitialValue() }
      hasChanged = false
    } else if let value = new.take() {
      hasChanged = true
      change(value)
    }
  }

  override package func clear() { new = nil }
}
