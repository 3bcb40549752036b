/// A gesture that consists of two gestures, which are recognised independently.
///
/// It ends when neither gesture can change any more and at least one of them has ended.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The values of two gestures.
  public struct Value {
    /// The value of the first gesture; `nil` before it begins and after it has failed.
    public var first: First.Value?
    /// The value of the second gesture; `nil` before it begins and after it has failed.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a combination of two gestures.
  ///
  /// - Parameters:
  ///   - first: The first gesture.
  ///   - second: The second gesture.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}

extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

extension SimultaneousGesture: PrimitiveGesture {
  package func makeMachine(in place: _GesturePlace) -> SimultaneousRecognizer<First, Second> {
    SimultaneousRecognizer(
      first.makeRecognizer(in: place.part(0)), second.makeRecognizer(in: place.part(1)))
  }

  package func update(
    _ machine: SimultaneousRecognizer<First, Second>, in place: _GesturePlace
  ) {
    _ = first.update(machine.first, in: place.part(0))
    _ = second.update(machine.second, in: place.part(1))
  }
}

nonisolated extension Gesture {
  /// Returns a gesture that is recognised together with another gesture.
  ///
  /// - Parameter other: The gesture that is recognised at the same time.
  /// - Returns: The simultaneous combination of the two gestures.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

package final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  Recognizer<SimultaneousGesture<First, Second>.Value>
{
  package let first: Recognizer<First.Value>
  package let second: Recognizer<Second.Value>
  private var isHandling = false

  package init(_ first: Recognizer<First.Value>, _ second: Recognizer<Second.Value>) {
    self.first = first
    self.second = second
    super.init(core: first.core)
    adopt(first, second)
  }

  override package var children: [AnyRecognizer] { [first, second] }

  override package var traits: RecognizerTraits {
    let state: RecognizerState = state.isRecognized ? .changed : .possible
    let active = children.filter { ($0.state.isRecognized ? .changed : $0.state) == state }
    return active.dropFirst().reduce(active.first?.traits ?? RecognizerTraits()) {
      $0.union($1.traits)
    }
  }

  override package func respond(to event: PointerInput) {
    // Changes of both gestures by one event are one change.
    isHandling = true
    first.handle(event)
    second.handle(event)
    isHandling = false
    combine()
  }

  override package func childDidChange() { if !isHandling { combine() } }

  private func combine() {
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase.value, second: second.phase.value)
    switch (first.state, second.state) {
    case (.failed, .failed): change(to: .failed)
    case let (one, other) where one.isFinished && other.isFinished: change(to: .ended(value))
    case let (one, other) where one.isRecognized || other.isRecognized:
      change(to: .changed(value))
    default: change(to: .possible(value.first == nil && value.second == nil ? nil : value))
    }
  }
}
