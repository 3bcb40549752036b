import Dispatch
package import Foundation
import Synchronization

/// The virtual time of a stage as its tasks see it, the tasks that sleep, and the actions of queues and publishers at
/// later times; safe to access from any thread.
///
/// Sleeps end and actions run in the order of their deadlines, and those with equal deadlines in the order in which
/// they began.
package final class SleepClock: Sendable {
  /// The end of a sleep, or an action.
  private struct Event {
    enum Kind {
      case end(CheckedContinuation<Void, any Error>)
      case action(@Sendable () -> Void, period: Duration?)
    }

    let kind: Kind
    /// A closure that is called with 1 when the event is added, and with -1 when it is removed.
    let count: (@Sendable (Int) -> Void)?

    func cancel() {
      if case .end(let continuation) = kind { continuation.resume(throwing: CancellationError()) }
    }
  }

  private struct State {
    var now = Duration.zero
    var startDate = EnvironmentValues.defaultStartDate
    private var events = DeadlineQueue<Duration, Event>()
    private var startedCount = 0
    /// The sleeps that were cancelled before they began.
    var cancelled: Set<Int> = []
    var isClosed = false

    /// The virtual time of the next event; `nil` if there is none.
    var nextDeadline: Duration? { events.firstDeadline }

    /// Returns the number of a new event.
    mutating func makeNumber() -> Int {
      startedCount += 1
      return startedCount
    }

    mutating func insert(_ event: Event, _ number: Int, after delay: Duration) {
      events.add(event, at: min(now, longest) + min(delay, longest), id: number)
      event.count?(1)
    }

    /// Removes the next event, with its deadline, and adds its repetition.
    mutating func removeFirst() -> (event: Event, deadline: Duration)? {
      guard let (event, deadline, number) = events.removeFirst() else { return nil }
      if case .action(_, let period?) = event.kind {
        events.add(event, at: deadline + period, id: number)
      } else {
        event.count?(-1)
      }
      return (event, deadline)
    }

    mutating func remove(_ number: Int) -> Event? {
      let event = events.remove(number)
      event?.count?(-1)
      return event
    }

    /// Removes all events.
    mutating func removeAll() -> [Event] {
      defer { events = DeadlineQueue() }
      var all: [Event] = []
      while let (event, _, _) = events.removeFirst() {
        event.count?(-1)
        all.append(event)
      }
      return all
    }
  }

  private let state = Mutex(State())
  /// The system's instants at the virtual time 0.
  private let continuousOrigin = ContinuousClock.Instant._Concurrency::now
  private let suspendingOrigin = SuspendingClock.Instant._Concurrency::now
  private let dispatchOrigin = DispatchTime.now()
  private let dateOrigin = Date()

  package init() {}

  /// The virtual time as an instant of the continuous clock.
  var continuousNow: ContinuousClock.Instant { continuousOrigin.advanced(by: now) }

  /// The virtual time as an instant of the suspending clock.
  var suspendingNow: SuspendingClock.Instant { suspendingOrigin.advanced(by: now) }

  /// The virtual time as a time of Dispatch.
  var dispatchNow: DispatchTime { dispatchOrigin + .nanoseconds(now.wholeNanoseconds) }

  /// The virtual time as a date of the system's clock, which follows the dates of code that ran before.
  var systemDate: Date { dateOrigin.addingTimeInterval(seconds) }

  /// The virtual time.
  package var now: Duration { state.withLock(\.now) }

  /// The virtual time, in seconds.
  var seconds: Double { now.inSeconds }

  /// The date of the virtual time, in the calendar of the stage's views.
  package var date: Date {
    state.withLock { $0.startDate.addingTimeInterval($0.now.inSeconds) }
  }

  /// Sets the date of the virtual time 0.
  func start(at date: Date) { state.withLock { $0.startDate = date } }

  /// The time of the next event, in seconds; `nil` if there is none.
  package var nextDeadline: Double? { state.withLock { $0.nextDeadline?.inSeconds } }

  /// Advances the time; an earlier time is ignored.
  ///
  /// - Parameter seconds: The time in seconds. It is rounded to nanoseconds.
  package func advance(to seconds: Double) {
    // The exact time of a deadline must be kept, so that sums of durations have no rounding errors.
    state.withLock { state in
      if seconds > state.now.inSeconds { state.now = Duration(roundedSeconds: seconds) }
    }
  }

  /// Advances the time to the next deadline, and ends one sleep or performs one action.
  ///
  /// Tasks on several threads that woke up together would proceed in any order.
  ///
  /// - Parameter prepare: A closure that is called before an action.
  package func performNext(after prepare: () -> Void = {}) {
    let event = state.withLock { state -> Event? in
      guard let (event, deadline) = state.removeFirst() else { return nil }
      state.now = max(state.now, deadline)
      return event
    }
    prepare()
    switch event?.kind {
    case .end(let continuation): continuation.resume()
    case .action(let action, _): action()
    case nil: break
    }
  }

  /// Schedules an action; a clock that is closed ignores it.
  ///
  /// - Parameters:
  ///   - delay: The time until the action is due.
  ///   - period: The time between repetitions, which must be positive; `nil` for a single action.
  ///   - count: A closure like that of `sleep(for:count:)`; none by default.
  ///   - action: The action, which `performNext(after:)` calls.
  /// - Returns: A number, for `unschedule(_:)`.
  @discardableResult
  package func schedule(
    after delay: Duration, every period: Duration? = nil,
    count: (@Sendable (Int) -> Void)? = nil, _ action: @escaping @Sendable () -> Void
  ) -> Int {
    state.withLock { state in
      let number = state.makeNumber()
      if !state.isClosed {
        state.insert(
          Event(kind: .action(action, period: period), count: count), number, after: delay)
      }
      return number
    }
  }

  /// Cancels an action and its repetitions; does nothing if it is not scheduled.
  package func unschedule(_ number: Int) {
    // What the action holds is released outside of the lock, because it can use the clock.
    _ = state.withLock { $0.remove(number) }
  }

  /// Suspends the current task until the clock has advanced by a duration.
  ///
  /// - Parameters:
  ///   - duration: The duration.
  ///   - count: A closure that is called with 1 when the sleep begins and with -1 when it ends, on any thread.
  ///     It must not use the clock: whoever sees the counted sleep also sees its deadline.
  /// - Throws: `CancellationError` when the task is cancelled, or when the clock is closed.
  package nonisolated(nonsending) func sleep(
    for duration: Duration, count: @escaping @Sendable (Int) -> Void
  ) async throws {
    let number = state.withLock { $0.makeNumber() }
    // The cancellation can arrive when the sleep has ended.
    defer { state.withLock { _ = $0.cancelled.remove(number) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let begins = state.withLock { state in
          guard state.cancelled.remove(number) == nil, !state.isClosed else { return false }
          state.insert(
            Event(kind: .end(continuation), count: count), number, after: duration)
          return true
        }
        if !begins { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      cancel(number)
    }
  }

  private func cancel(_ number: Int) {
    let event = state.withLock { state -> Event? in
      let event = state.remove(number)
      if event == nil { state.cancelled.insert(number) }
      return event
    }
    event?.cancel()
  }

  /// Ends all sleeps with an error, and forgets all actions.
  ///
  /// Sleeps that begin later use the system's clock; see `TaskScope.ofStage`.
  package func close() {
    let events = state.withLock { state -> [Event] in
      state.isClosed = true
      return state.removeAll()
    }
    for event in events { event.cancel() }
  }

  /// Whether the stage has been released.
  package var isClosed: Bool { state.withLock(\.isClosed) }
}

/// The maximum length of a sleep, about 290 years; longer ones end then.
private let longest = Duration.seconds(Int64.max / 1_000_000_000)

extension Duration {
  /// The nearest duration with whole nanoseconds.
  ///
  /// - Parameter seconds: The length in seconds. Lengths of more than 290 years count as 290 years.
  init(roundedSeconds seconds: Double) {
    self = .nanoseconds(Int64(exactly: (seconds * 1e9).rounded()) ?? .max)
  }

  /// The length in nanoseconds, rounded toward zero.
  ///
  /// Lengths of more than 290 years count as 290 years.
  var wholeNanoseconds: Int {
    let (seconds, attoseconds) = components
    let (product, overflows) = Int(seconds).multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, isTooLarge) = product.addingReportingOverflow(Int(attoseconds / 1_000_000_000))
    return overflows || isTooLarge ? (seconds < 0 ? .min : .max) : sum
  }

  /// The nearest length in seconds.
  fileprivate var inSeconds: Double {
    let (seconds, attoseconds) = components
    // Both terms are exact for sums of milliseconds below a day, so that 0.1 s three times is 0.3 s.
    return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / 1e9
  }
}
