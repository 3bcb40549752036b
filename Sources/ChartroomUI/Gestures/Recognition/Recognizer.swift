package import Foundation

/// The state machine that recognises one gesture of an element.
///
/// It calls the actions of the gesture only in `deliver()`, because the recognition may have to wait for the
/// failure of another gesture.
@MainActor
package class AnyRecognizer {
  /// The state of the stage.
  ///
  /// It owns the recognisers of touches in progress, so that a strong reference would be a cycle.
  package unowned let core: StageCore
  private weak var parent: AnyRecognizer?

  package init(core: StageCore) { self.core = core }

  // MARK: For subclasses

  /// The recognisers of the gestures that this one is composed of.
  package var children: [AnyRecognizer] { [] }
  /// The phase without its value.
  package var state: RecognizerState { .possible }
  /// The properties that decide whether the recogniser waits for others.
  package var traits: RecognizerTraits { RecognizerTraits() }
  /// Handles an event; called only while the gesture can still change.
  package func respond(to event: PointerInput) {}
  /// Responds to a new phase of a child; called only while the gesture can still change.
  package func childDidChange() {}
  /// Forgets the events so far and the actions that have not been called.
  package func clear() {}
  /// Calls the actions for the changes since the last call.
  package func perform() {}
  /// Changes the phase to `.possible` or `.failed`, and notifies nobody.
  package func setState(isPossible: Bool) {}
  /// Calls the actions of this gesture and of those that it is composed of.
  package func deliver() {
    for child in children { child.deliver() }
    perform()
  }

  // MARK: For the dispatcher

  /// Handles an event; ignored after the gesture has ended or failed.
  package final func handle(_ event: PointerInput) {
    if !state.isFinished { respond(to: event) }
  }

  /// Fails the gesture; a gesture whose actions have not been called yet then calls none.
  package final func cancel() {
    guard state != .failed else { return }
    setState(isPossible: false)
    for child in children { child.cancel() }
    clear()
    notifyParent()
  }

  /// Prepares for a new attempt.
  package final func reset() {
    setState(isPossible: true)
    for child in children { child.reset() }
    clear()
  }

  // MARK: Helpers

  package final func adopt(_ children: AnyRecognizer...) {
    for child in children { child.parent = self }
  }

  package final func notifyParent() {
    if let parent, !parent.state.isFinished { parent.childDidChange() }
  }

  /// Schedules an action on the virtual clock, after which the gestures under the pointers compete.
  package final func schedule(
    after delay: TimeInterval, _ action: @escaping () -> Void
  ) -> VirtualTimers.ID {
    core.timers.schedule(after: delay) { [core = core.handle] in
      action()
      core.object?.pointer.settle()
    }
  }
}

/// The state machine that recognises one gesture with values of a type.
@MainActor
package class Recognizer<Value>: AnyRecognizer {
  package private(set) final var phase = GesturePhase<Value>.possible(nil)

  override package final var state: RecognizerState { phase.state }

  override package final func setState(isPossible: Bool) {
    phase = isPossible ? .possible(nil) : .failed
  }

  /// Changes the phase and notifies the gesture that this one is part of.
  package final func change(to phase: GesturePhase<Value>) {
    self.phase = phase
    notifyParent()
  }

  /// Changes the phase to one that is final.
  package final func finish(_ phase: GesturePhase<Value>) {
    clear()
    change(to: phase)
  }
}

/// A recogniser that passes the events on to that of another gesture.
@MainActor
package class DerivedRecognizer<Base, Value>: Recognizer<Value> {
  package private(set) final var base: Recognizer<Base>

  package init(_ base: Recognizer<Base>) {
    self.base = base
    super.init(core: base.core)
    adopt(base)
  }

  override package final var children: [AnyRecognizer] { [base] }
  override package final var traits: RecognizerTraits { base.traits }
  override package final func respond(to event: PointerInput) { base.handle(event) }

  /// Sets the recogniser of the other gesture; a new one ends a recognition in progress.
  package final func use(_ base: Recognizer<Base>) {
    guard base !== self.base else { return }
    cancel()
    deliver()
    self.base = base
    adopt(base)
  }
}
