/// A gesture that consists of two gestures, of which only one is recognised.
///
/// The first gesture is preferred if one event completes both. If both are tap gestures and the first
/// requires more taps, the second is recognised only after the first has failed.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The value of the gesture that was recognised.
  public enum Value {
    /// The value of the first gesture.
    case first(First.Value)
    /// The value of the second gesture.
    case second(Second.Value)
  }

  /// The first gesture, which is preferred.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates an exclusive combination of two gestures.
  ///
  /// - Parameters:
  ///   - first: The first gesture, which is preferred.
  ///   - second: The second gesture.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

extension ExclusiveGesture: PrimitiveGesture {
  package func makeMachine(in place: _GesturePlace) -> ExclusiveRecognizer<First, Second> {
    ExclusiveRecognizer(
      first.makeRecognizer(in: place.part(0)), second.makeRecognizer(in: place.part(1)))
  }

  package func update(_ machine: ExclusiveRecognizer<First, Second>, in place: _GesturePlace) {
    _ = first.update(machine.first, in: place.part(0))
    _ = second.update(machine.second, in: place.part(1))
  }
}

nonisolated extension Gesture {
  /// Returns a gesture that recognises either this gesture or another one, but not both.
  ///
  /// - Parameter other: The other gesture; this one is preferred.
  /// - Returns: The exclusive combination of the two gestures.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

package final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  Recognizer<ExclusiveGesture<First, Second>.Value>
{
  package let first: Recognizer<First.Value>
  package let second: Recognizer<Second.Value>
  private var winner: AnyRecognizer?
  private var isDeciding = false

  package init(_ first: Recognizer<First.Value>, _ second: Recognizer<Second.Value>) {
    self.first = first
    self.second = second
    super.init(core: first.core)
    adopt(first, second)
  }

  override package var children: [AnyRecognizer] { [first, second] }

  override package var traits: RecognizerTraits {
    if let winner { return winner.traits }
    let possible = children.filter { $0.state == .possible }
    return possible.dropFirst().reduce(possible.first?.traits ?? RecognizerTraits()) {
      $0.union($1.traits)
    }
  }

  override package func respond(to event: PointerInput) {
    first.handle(event)
    second.handle(event)
  }

  override package func childDidChange() {
    guard !isDeciding else { return }
    isDeciding = true
    decide()
    isDeciding = false
    if winner === first { return change(to: first.phase.map { .first($0) }) }
    if winner === second { return change(to: second.phase.map { .second($0) }) }
    if first.state == .failed, second.state == .failed { return change(to: .failed) }
    let provisional = first.phase.value.map { ExclusiveGesture<First, Second>.Value.first($0) }
    change(to: .possible(provisional ?? (isWaiting ? nil : second.phase.value.map { .second($0) })))
  }

  private var isWaiting: Bool {
    first.state == .possible && second.state.isRecognized
      && second.traits.mustWait(for: first.traits)
  }

  private func decide() {
    guard winner == nil else { return }
    if first.state.isRecognized {
      winner = first
      second.cancel()
    } else if second.state.isRecognized, !isWaiting {
      winner = second
      first.cancel()
    }
  }

  override package func deliver() {
    first.deliver()
    if !isWaiting { second.deliver() }
    perform()
  }

  override package func clear() { winner = nil }
}
