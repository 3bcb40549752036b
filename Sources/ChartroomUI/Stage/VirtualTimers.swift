package import Foundation

/// The virtual clock of a stage and the actions that are due at later times.
///
/// Actions run in the order of their times, and actions with equal times in the order in which they were
/// scheduled.
@MainActor
package final class VirtualTimers {
  /// The identity of a scheduled action.
  package typealias ID = Int

  /// The virtual time, in seconds since the stage was created.
  package private(set) var now: TimeInterval = 0
  private var timers = DeadlineQueue<TimeInterval, () -> Void>()
  private var scheduled = 0

  /// The sleeps of tasks and the actions of queues, which are due at the same virtual times.
  private let sleeps: SleepClock?

  /// Creates a clock.
  ///
  /// - Parameter sleeps: The sleeps of tasks, which are ended like actions; none by default.
  init(sleeps: SleepClock? = nil) { self.sleeps = sleeps }

  package convenience init() { self.init(sleeps: nil) }

  /// Schedules an action.
  ///
  /// - Parameters:
  ///   - delay: The time until the action is due, in seconds. A negative delay and NaN count as 0, and an
  ///     action with an infinite delay never runs.
  ///   - action: The action, which runs at most once.
  /// - Returns: The identity of the action, for `cancel(_:)`.
  /// - Complexity: O(log *n*) for *n* scheduled actions.
  package func schedule(
    after delay: TimeInterval, _ action: @escaping () -> Void
  ) -> ID {
    schedule(at: now + (delay > 0 ? delay : 0), action)
  }

  /// Schedules an action.
  ///
  /// - Parameters:
  ///   - time: The time at which the action is due, in seconds; an action with an infinite time, or NaN, never runs.
  ///   - action: The action, which runs at most once.
  /// - Returns: The identity of the action, for `cancel(_:)`.
  /// - Complexity: O(log *n*) for *n* scheduled actions.
  @discardableResult
  package func schedule(at time: TimeInterval, _ action: @escaping () -> Void) -> ID {
    scheduled += 1
    if time < .infinity { timers.add(action, at: time, id: scheduled) }
    return scheduled
  }

  /// Cancels an action; does nothing if it has run or was cancelled before.
  package func cancel(_ id: ID) { timers.remove(id) }

  /// Returns whether an action or the end of a sleep is due at `time` or earlier.
  package func hasDue(by time: TimeInterval) -> Bool {
    timers.firstDeadline.map { $0 <= time } ?? false
      || sleeps?.nextDeadline.map { $0 <= time } ?? false
  }

  /// Advances the clock to the first action or end of a sleep that is due at `time` or earlier, and performs it.
  ///
  /// Actions precede the ends of sleeps with the same time.
  package func fireNext(by time: TimeInterval) {
    guard hasDue(by: time) else { return }
    if let sleeps, let deadline = sleeps.nextDeadline, deadline < timers.firstDeadline ?? .infinity
    {
      return sleeps.performNext { advance(to: deadline) }
    }
    guard let (action, deadline, _) = timers.removeFirst() else { return }
    advance(to: deadline)
    action()
  }

  /// Advances the clock to `time`, in seconds, and runs nothing; an earlier time is ignored.
  package func advance(to time: TimeInterval) {
    guard time > now else { return }
    now = time
    sleeps?.advance(to: time)
  }
}
