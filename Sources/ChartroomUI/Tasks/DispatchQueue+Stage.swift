public import Dispatch

// The methods of Dispatch have further parameters with default values. Swift prefers these ones for closures, in
// sources that import this module.

extension DispatchQueue {
  /// Performs a closure on the queue, without waiting for it.
  ///
  /// In an action, a body or a task of a stage, the stage performs a closure for the main queue itself: after the
  /// next layout and the actions of its views, in order, and without an animation. A closure for another queue counts
  /// as a task of the stage, with the work that it starts, so that `Stage.runTasks(until:waitingAtMost:)` waits for it.
  ///
  /// - Parameter work: The closure.
  /// - Note: Work items, groups, qualities of service and flags are left to the system, which performs them in real
  ///   time, when the main thread is free.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard let scope = TaskScope.ofStage else { return async(group: nil, execute: work) }
    perform(work, in: scope)
  }

  /// Performs a closure on the queue at a later time.
  ///
  /// In an action, a body or a task of a stage, the deadline is a time of the virtual clock, and the closure is
  /// performed by `Stage.advance(to:)` and `Stage.runTasks(until:waitingAtMost:)`. Because deadlines are times of the
  /// system's clock, the delay is rounded up to a millisecond, or to a multiple of 5 milliseconds that is less than 2
  /// milliseconds away. It is exact for multiples of 5 milliseconds, unless the thread is suspended for 2 milliseconds
  /// or more between `.now()` and the call.
  ///
  /// - Parameters:
  ///   - deadline: The time, such as `.now() + 0.3`.
  ///   - work: The closure.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard let scope = TaskScope.ofStage else {
      return asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
    }
    guard deadline != .distantFuture else { return }
    let delay = Self.delay(
      ofNanoseconds: Int64(clamping: deadline.uptimeNanoseconds)
        - Int64(clamping: DispatchTime.now().uptimeNanoseconds))
    scope.tasks.schedule(after: delay, in: scope.number) { [self] in perform(work, in: scope) }
  }

  private func perform(
    _ work: @escaping @Sendable @convention(block) () -> Void, in scope: TaskScope
  ) {
    if MainQueue.isMain(self) {
      scope.tasks.inbox.add(work)
    } else {
      let scope = TaskScope(tasks: scope.tasks, view: scope.view)
      async(group: nil) { TaskScope.$current.withValue(scope) { work() } }
    }
  }

  /// Returns the delay from a call to a deadline that was a little longer when the caller added it to the time.
  ///
  /// The delay is rounded up to whole milliseconds, and to a multiple of 5 milliseconds that is less than 2
  /// milliseconds away, so that it rarely depends on the duration of the call.
  package static func delay(ofNanoseconds nanoseconds: Int64) -> Duration {
    let milliseconds = max(0, nanoseconds.quotient(roundedUpBy: 1_000_000))
    let round = 5 * milliseconds.quotient(roundedUpBy: 5)
    return .milliseconds(round * 1_000_000 - nanoseconds < 2_000_000 ? round : milliseconds)
  }
}

extension Int64 {
  fileprivate func quotient(roundedUpBy divisor: Int64) -> Int64 {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    return rest > 0 ? quotient + 1 : quotient
  }
}
