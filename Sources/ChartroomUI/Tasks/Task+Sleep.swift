// These methods have the signatures of the standard library's, so that they replace them in sources that import
// this module. Swift prefers the declarations of every module to those of `_Concurrency`.

extension Task where Success == Never, Failure == Never {
  /// Suspends the current task for at least a number of nanoseconds.
  ///
  /// In a task of a stage, the sleep ends when the virtual clock of the stage reaches its end; see
  /// `Stage.runTasks(until:waitingAtMost:)`. In any other task, it takes real time.
  ///
  /// - Parameter duration: The duration in nanoseconds.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public nonisolated(nonsending) static func sleep(nanoseconds duration: UInt64) async throws {
    guard let scope = TaskScope.ofStage else {
      return try await Task._Concurrency::sleep(nanoseconds: duration)
    }
    let (seconds, rest) = duration.quotientAndRemainder(dividingBy: 1_000_000_000)
    try await scope.sleep(for: .seconds(Int64(seconds)) + .nanoseconds(Int64(rest)))
  }

  /// Suspends the current task for a duration.
  ///
  /// In a task of a stage, a sleep on the continuous or the suspending clock ends when the virtual clock of
  /// the stage reaches its end; see `Stage.runTasks(until:waitingAtMost:)`. Other sleeps are performed by the
  /// clock.
  ///
  /// - Parameters:
  ///   - duration: The minimum duration of the sleep.
  ///   - tolerance: The time by which the sleep may be prolonged. The virtual clock does not prolong sleeps.
  ///   - clock: The clock; the continuous clock by default.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public nonisolated(nonsending) static func sleep<C>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws where C: Clock {
    try await clock.sleep(for: duration, tolerance: tolerance)
  }

  /// Suspends the current task until a deadline.
  ///
  /// In a task of a stage, the system clocks show the virtual time; see
  /// `Stage.runTasks(until:waitingAtMost:)`.
  ///
  /// - Parameters:
  ///   - deadline: The instant at which the sleep ends.
  ///   - tolerance: The time by which the sleep may be prolonged. The virtual clock does not prolong sleeps.
  ///   - clock: The clock; the continuous clock by default.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public nonisolated(nonsending) static func sleep<C>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws where C: Clock {
    if let clock = clock as? ContinuousClock, let deadline = deadline as? ContinuousClock.Instant {
      try await clock.sleep(until: deadline, tolerance: tolerance as? Duration)
    } else if let clock = clock as? SuspendingClock,
      let deadline = deadline as? SuspendingClock.Instant
    {
      try await clock.sleep(until: deadline, tolerance: tolerance as? Duration)
    } else {
      try await clock.sleep(until: deadline, tolerance: tolerance)
    }
  }
}

extension Task where Failure == Never {
  /// Starts a task on the current actor.
  ///
  /// If an action, a body or a task of a stage starts it, the stage waits for it; see
  /// `Stage.runTasks(until:waitingAtMost:)`.
  ///
  /// - Parameters:
  ///   - name: The name of the task; `nil` by default.
  ///   - priority: The priority of the task; that of the current task by default.
  ///   - operation: The work of the task.
  @discardableResult
  public init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async -> Success
  ) {
    // Safe, because the closure is called once and the operation is not used afterwards.
    nonisolated(unsafe) let operation = operation
    self = TaskScope.starting {
      Task._Concurrency::init(name: name, priority: priority, operation: operation)
    }
  }
}

extension Task where Failure == any Error {
  /// Starts a task that can throw an error, on the current actor.
  ///
  /// If an action, a body or a task of a stage starts it, the stage waits for it; see
  /// `Stage.runTasks(until:waitingAtMost:)`.
  ///
  /// - Parameters:
  ///   - name: The name of the task; `nil` by default.
  ///   - priority: The priority of the task; that of the current task by default.
  ///   - operation: The work of the task.
  @discardableResult
  public init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async throws -> Success
  ) {
    // Safe, because the closure is called once and the operation is not used afterwards.
    nonisolated(unsafe) let operation = operation
    self = TaskScope.starting {
      Task._Concurrency::init(name: name, priority: priority, operation: operation)
    }
  }
}
