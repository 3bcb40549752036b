import Synchronization

/// The virtual time of a stage as its tasks see it, and the tasks that sleep; safe to access from any thread.
///
/// Sleeps end in the order of their deadlines, and sleeps with equal deadlines in the order in which they began.
package final class SleepClock: Sendable {
  private struct Sleeper {
    let continuation: CheckedContinuation<Void, any Error>
    let count: @Sendable (Int) -> Void
  }

  private struct State {
    var now = Duration.zero
    private var sleepers = DeadlineQueue<Duration, Sleeper>()
    var startedCount = 0
    /// The sleeps that were cancelled before they began.
    var cancelled: Set<Int> = []
    var isClosed = false

    /// The virtual time at which the next sleep ends; `nil` if no task sleeps.
    var nextDeadline: Duration? { sleepers.firstDeadline }

    mutating func insert(_ sleeper: Sleeper, _ number: Int, until deadline: Duration) {
      sleepers.add(sleeper, at: deadline, id: number)
      sleeper.count(1)
    }

    /// Removes the sleeper whose sleep ends next, with the end of its sleep.
    mutating func removeFirst() -> (sleeper: Sleeper, deadline: Duration)? {
      guard let (sleeper, deadline) = sleepers.removeFirst() else { return nil }
      sleeper.count(-1)
      return (sleeper, deadline)
    }

    mutating func remove(_ number: Int) -> Sleeper? {
      let sleeper = sleepers.remove(number)
      sleeper?.count(-1)
      return sleeper
    }
  }

  private let state = Mutex(State())
  /// The system's instants at the virtual time 0.
  private let continuousOrigin = ContinuousClock.Instant._Concurrency::now
  private let suspendingOrigin = SuspendingClock.Instant._Concurrency::now

  package init() {}

  /// The virtual time as an instant of the continuous clock.
  var continuousNow: ContinuousClock.Instant { continuousOrigin.advanced(by: now) }

  /// The virtual time as an instant of the suspending clock.
  var suspendingNow: SuspendingClock.Instant { suspendingOrigin.advanced(by: now) }

  /// The virtual time.
  package var now: Duration { state.withLock(\.now) }

  /// The time at which the next sleep ends, in seconds; `nil` if no task sleeps.
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

  /// Advances the time to the next deadline, and ends one sleep.
  ///
  /// Tasks on several threads that woke up together would proceed in any order.
  package func wakeNext() {
    let sleeper = state.withLock { state -> Sleeper? in
      guard let (sleeper, deadline) = state.removeFirst() else { return nil }
      state.now = max(state.now, deadline)
      return sleeper
    }
    sleeper?.continuation.resume()
  }

  /// The maximum length of a sleep, about 290 years; longer ones end then.
  private static let longest = Duration.seconds(Int64.max / 1_000_000_000)

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
    let number = state.withLock { state in
      state.startedCount += 1
      return state.startedCount
    }
    // The cancellation can arrive when the sleep has ended.
    defer { state.withLock { _ = $0.cancelled.remove(number) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let begins = state.withLock { state in
          guard state.cancelled.remove(number) == nil, !state.isClosed else { return false }
          let deadline = min(state.now, Self.longest) + min(duration, Self.longest)
          state.insert(
            Sleeper(continuation: continuation, count: count), number, until: deadline)
          return true
        }
        if !begins { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      cancel(number)
    }
  }

  private func cancel(_ number: Int) {
    let sleeper = state.withLock { state -> Sleeper? in
      let sleeper = state.remove(number)
      if sleeper == nil { state.cancelled.insert(number) }
      return sleeper
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }

  /// Ends all sleeps with an error.
  ///
  /// Sleeps that begin later use the system's clock; see `TaskScope.ofStage`.
  package func close() {
    let sleepers = state.withLock { state -> [Sleeper] in
      state.isClosed = true
      var sleepers: [Sleeper] = []
      while let (sleeper, _) = state.removeFirst() { sleepers.append(sleeper) }
      return sleepers
    }
    for sleeper in sleepers { sleeper.continuation.resume(throwing: CancellationError()) }
  }

  /// Whether the stage has been released.
  package var isClosed: Bool { state.withLock(\.isClosed) }
}

extension Duration {
  /// The nearest duration with whole nanoseconds.
  ///
  /// - Parameter seconds: The length in seconds. Lengths of more than 290 years count as 290 years.
  fileprivate init(roundedSeconds seconds: Double) {
    self = .nanoseconds(Int64(exactly: (seconds * 1e9).rounded()) ?? .max)
  }

  /// The nearest length in seconds.
  fileprivate var inSeconds: Double {
    let (seconds, attoseconds) = components
    // Both terms are exact for sums of milliseconds below a day, so that 0.1 s three times is 0.3 s.
    return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / 1e9
  }
}
