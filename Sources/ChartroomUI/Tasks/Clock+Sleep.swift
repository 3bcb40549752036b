// In a task, an action or a body of a stage, the clocks of the system show the virtual time of the stage. These
// declarations replace those of the standard library with the same signatures; see `Task.sleep(for:)`.

extension Clock {
  /// Suspends the current task for a duration.
  ///
  /// In a task of a stage, a sleep on a system clock ends when the virtual clock of the stage reaches its
  /// end.
  ///
  /// - Parameters:
  ///   - duration: The minimum duration of the sleep.
  ///   - tolerance: The time by which the sleep may be prolonged. The virtual clock does not prolong sleeps.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public nonisolated(nonsending) func sleep(
    for duration: Instant.Duration, tolerance: Instant.Duration? = nil
  ) async throws {
    if self is ContinuousClock || self is SuspendingClock,
      let duration = duration as? Swift.Duration,
      let scope = TaskScope.ofStage
    {
      try await scope.sleep(for: duration)
    } else {
      try await self._Concurrency::sleep(for: duration, tolerance: tolerance)
    }
  }
}

extension ContinuousClock {
  /// The current instant: virtual time in the tasks of a stage, and system time elsewhere.
  public var now: Instant { TaskScope.ofStage?.tasks.clock.continuousNow ?? self._Concurrency::now }

  /// The current instant: virtual time in the tasks of a stage, and system time elsewhere.
  public static var now: Instant { Self().now }

  /// Suspends the current task until a deadline; see `Task.sleep(until:tolerance:clock:)`.
  ///
  /// - Parameters:
  ///   - deadline: The instant at which the sleep ends.
  ///   - tolerance: The time by which the sleep may be prolonged. The virtual clock does not prolong sleeps.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public nonisolated(nonsending) func sleep(
    until deadline: Instant, tolerance: Swift.Duration? = nil
  ) async throws {
    guard let scope = TaskScope.ofStage else {
      return try await self._Concurrency::sleep(until: deadline, tolerance: tolerance)
    }
    try await scope.sleep(for: scope.tasks.clock.continuousNow.duration(to: deadline))
  }
}

extension ContinuousClock.Instant {
  /// The current instant: virtual time in the tasks of a stage, and system time elsewhere.
  public static var now: Self { ContinuousClock().now }
}

extension SuspendingClock {
  /// The current instant: virtual time in the tasks of a stage, and system time elsewhere.
  public var now: Instant { TaskScope.ofStage?.tasks.clock.suspendingNow ?? self._Concurrency::now }

  /// The current instant: virtual time in the tasks of a stage, and system time elsewhere.
  public static var now: Instant { Self().now }

  /// Suspends the current task until a deadline; see `Task.sleep(until:tolerance:clock:)`.
  ///
  /// - Parameters:
  ///   - deadline: The instant at which the sleep ends.
  ///   - tolerance: The time by which the sleep may be prolonged. The virtual clock does not prolong sleeps.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public nonisolated(nonsending) func sleep(
    until deadline: Instant, tolerance: Swift.Duration? = nil
  ) async throws {
    guard let scope = TaskScope.ofStage else {
      return try await self._Concurrency::sleep(until: deadline, tolerance: tolerance)
    }
    try await scope.sleep(for: scope.tasks.clock.suspendingNow.duration(to: deadline))
  }
}

extension SuspendingClock.Instant {
  /// The current instant: virtual time in the tasks of a stage, and system time elsewhere.
  public static var now: Self { SuspendingClock().now }
}
