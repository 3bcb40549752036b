/// A gesture that consists of two gestures, the second of which begins when the first has ended.
///
/// Pointers that are down when the first gesture ends count as pressed at their current locations for the
/// second gesture.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The value of a sequence.
  public enum Value {
    /// The first gesture is in progress.
    case first(First.Value)
    /// The first gesture has ended with a value; the value of the second gesture is `nil` until it begins.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a sequence of two gestures.
  ///
  /// - Parameters:
  ///   - first: The first gesture.
  ///   - second: The second gesture.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

extension SequenceGesture: PrimitiveGesture {
  package func makeMachine(in place: _GesturePlace) -> SequenceRecognizer<First, Second> {
    SequenceRecognizer(
      first.makeRecognizer(in: place.part(0)), second.makeRecognizer(in: place.part(1)))
  }

  package func update(_ machine: SequenceRecognizer<First, Second>, in place: _GesturePlace) {
    _ = first.update(machine.first, in: place.part(0))
    _ = second.update(machine.second, in: place.part(1))
  }
}

nonisolated extension Gesture {
  /// Returns a gesture that consists of this gesture, followed by another one.
  ///
  /// - Parameter other: The gesture that follows.
  /// - Returns: The sequence, which fails if one of the gestures fails.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

package final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  Recognizer<SequenceGesture<First, Second>.Value>
{
  package let first: Recognizer<First.Value>
  package let second: Recognizer<Second.Value>
  private var pressed: [PointerInput] = []
  private var isSecond = false

  package init(_ first: Recognizer<First.Value>, _ second: Recognizer<Second.Value>) {
    self.first = first
    self.second = second
    super.init(core: first.core)
    adopt(first, second)
  }

  override package var children: [AnyRecognizer] { [first, second] }

  override package var traits: RecognizerTraits {
    // A first gesture that never waits, such as a long press, wins the touch for the second one too.
    isSecond && second.state.isRecognized && first.traits.canWait ? second.traits : first.traits
  }

  override package func respond(to event: PointerInput) {
    pressed.removeAll { $0.pointer == event.pointer }
    if event.phase == .down || event.phase == .moved { pressed.append(event) }
    if isSecond { second.handle(event) } else { first.handle(event) }
  }

  override package func childDidChange() {
    switch first.phase {
    case .possible(let value): change(to: .possible(value.map { .first($0) }))
    case .changed(let value): change(to: .changed(.first(value)))
    case .failed: finish(.failed)
    case .ended(let value):
      if !isSecond { return beginSecond(after: value) }
      switch second.phase {
      case .possible(let next): change(to: .changed(.second(value, next)))
      case .changed(let next): change(to: .changed(.second(value, next)))
      case .ended(let next): finish(.ended(.second(value, next)))
      case .failed: finish(.failed)
      }
    }
  }

  private func beginSecond(after value: First.Value) {
    isSecond = true
    change(to: .changed(.second(value, nil)))
    for var press in pressed {
      press.phase = .down
      press.time = core.timers.now
      second.handle(press)
    }
  }

  override package func clear() {
    pressed = []
    isSecond = false
  }
}
