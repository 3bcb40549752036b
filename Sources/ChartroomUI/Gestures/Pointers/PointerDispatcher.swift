import Foundation
import Graphics

/// A dispatcher of pointer events to the gestures under the pointers.
///
/// The gestures under a pointer compete. The first to be recognised wins and cancels those that it excludes,
/// and precedence decides between gestures that are recognised by the same event.
@MainActor
package final class PointerDispatcher {
  private var contests: [GestureContest] = []

  /// The time after which a scroll view no longer delays a touch of its content, in seconds.
  ///
  /// It is the commonly measured value of UIKit, which is not published.
  private static let pressDelay: TimeInterval = 0.15

  /// Whether no touch and no gesture is in progress.
  package var isIdle: Bool { contests.isEmpty }

  /// Delivers an event to the gestures under its pointer.
  ///
  /// - Parameters:
  ///   - event: The event; its time is ignored.
  ///   - root: The root of the layout.
  package func handle(_ event: PointerEvent, root: LayoutElement) {
    let time = root.core.timers.now
    if event.phase == .down {
      handle(.cancelled(pointer: event.pointer), root: root)
      begin(event, root: root, at: time)
    } else if let contest = contests.first(where: { $0.pointer == event.pointer }) {
      if event.phase != .moved { contest.pointer = nil }
      for entry in contest.entries { entry.participant.handle(event, at: time) }
    }
    settle()
  }

  /// Selects the gestures under a pointer and delivers its press.
  private func begin(_ event: PointerEvent, root: LayoutElement, at time: TimeInterval) {
    let touched = root.hitTest(event.location, in: root.stagePlace) ?? []
    let entries = touched.map { touched in
      GestureContest.Entry(
        participant: participant(for: touched), rank: touched.rank,
        isSimultaneous: touched.isSimultaneous)
    }
    let contest = GestureContest(pointer: event.pointer, entries: entries)
    // A gesture in progress keeps the gestures that it excludes from the new touch.
    let excluded = entries.filter(\.participant.hasWon).flatMap { contest.rivals(of: $0) }
    contest.entries.removeAll { entry in excluded.contains { $0 === entry.participant } }
    contests.append(contest)
    for entry in contest.entries { entry.participant.handle(event, at: time) }
    guard contest.isDelayed else { return }
    _ = root.core.timers.schedule(after: Self.pressDelay) { [weak self, weak contest] in
      guard let contest, contest.delaysPress else { return }
      contest.delaysPress = false
      self?.settle()
    }
  }

  /// Delivers the press of a touch that a scroll view still delays, as before a release.
  ///
  /// - Parameter pointer: The pointer of the touch.
  /// - Returns: Whether there is such a touch.
  package func endDelay(of pointer: Int) -> Bool {
    guard let contest = contests.first(where: { $0.pointer == pointer }), contest.isDelayed else {
      return false
    }
    contest.delaysPress = false
    settle()
    return true
  }

  /// Returns the participant of a gesture in progress, or a new one.
  private func participant(for touched: TouchedElement) -> GestureParticipant {
    let known = participants.first { $0.recognizer === touched.recognizer }
    if let known, !known.isFinished { return known }
    for contest in contests {
      contest.entries.removeAll { $0.participant.recognizer === touched.recognizer }
    }
    return GestureParticipant(touched)
  }

  private var participants: [GestureParticipant] {
    contests.flatMap(\.entries).map(\.participant)
  }

  /// Lets the gestures compete, and calls the actions of those that have won.
  package func settle() {
    while let winner = nextWinner() {
      winner.hasWon = true
      for contest in contests {
        guard let entry = contest.entry(of: winner) else { continue }
        for rival in contest.rivals(of: entry) { rival.recognizer.cancel() }
      }
    }
    for participant in participants
    where participant.hasWon
      || !participant.recognizer.state.isRecognized && !isDelayed(participant)
    {
      participant.recognizer.deliver()
    }
    contests.removeAll(where: \.isOver)
  }

  /// Returns whether a gesture holds back its values, because a touch may yet scroll.
  private func isDelayed(_ participant: GestureParticipant) -> Bool {
    contests.contains { contest in
      contest.entry(of: participant).map { contest.delays($0) } ?? false
    }
  }

  /// Returns a gesture that is recognised and need not wait, the one of highest precedence first.
  private func nextWinner() -> GestureParticipant? {
    participants.first { participant in
      !participant.hasWon && participant.recognizer.state.isRecognized
        && !contests.contains { contest in
          contest.entry(of: participant).map { contest.mustWait($0) } ?? false
        }
    }
  }

  /// Cancels the gestures of elements that are no longer displayed, and those that are disabled.
  package func cancelRemoved(below root: LayoutElement) {
    guard !contests.isEmpty else { return }
    let removed = participants.filter { !$0.isFinished && !$0.isAttached(below: root) }
    guard !removed.isEmpty else { return }
    for participant in removed { participant.recognizer.cancel() }
    settle()
  }
}
