public import Foundation

extension Stage {
  /// Advances the virtual clock to a time, and runs the tasks of the views until then.
  ///
  /// The clock stops at the end of each sleep and at each action that is due, in the order of their times. At
  /// each stop, the stage waits until every task has finished or sleeps again. The layout is updated in
  /// between. If tasks wait only for sleeps and for each other, they see the same times in every run.
  ///
  ///     .task {
  ///       try? await Task.sleep(for: .seconds(2))
  ///       isLoaded = true
  ///     }
  ///     …
  ///     try await stage.runTasks(until: 3)
  ///
  /// The tasks of a stage are started by `task(priority:_:)`, or by `Task` in an action, in a body or in
  /// another task of the stage. A task with child tasks sleeps while one of them does, so that the clock advances
  /// while other child tasks work: a child task that sleeps as a time limit does not wait for them. The stage does
  /// not wait for a cancelled task that keeps sleeping.
  ///
  /// `advance(to:)` also ends the sleeps of tasks. The tasks continue after it has returned, when the main
  /// actor is free.
  ///
  /// - Parameters:
  ///   - time: The virtual time, in seconds. For an earlier time, the tasks run, but the clock does not move.
  ///   - limit: The real time for which the stage waits for a task that neither finishes nor sleeps, such as one
  ///     that reads from a network; 10 seconds by default. Time in which the main actor is busy with other work
  ///     hardly counts.
  /// - Throws: `WaitingTaskError`, with the name of a view, if a task waits for longer. The stage no longer waits
  ///   for this task, unless it sleeps later. `CancellationError` if the current task is cancelled.
  /// - Note: `Task.sleep` and the clocks of the system are virtual in source files that import SwiftUI. In other
  ///   files they take real time.
  public func runTasks(
    until time: TimeInterval, waitingAtMost limit: Duration = .seconds(10)
  ) async throws {
    try await settleTasks(waitingAtMost: limit)
    while core.timers.hasDue(by: time) {
      inStage { core.timers.fireNext(by: time) }
      try await settleTasks(waitingAtMost: limit)
    }
    core.timers.advance(to: time)
    layout()
  }

  /// Waits until every task of the stage has finished or sleeps, and updates the layout.
  ///
  /// The virtual clock does not move, so that no sleep ends; see `runTasks(until:waitingAtMost:)`. Tasks that
  /// start in the meantime are included. If a task neither finishes nor sleeps, this method never returns, unless
  /// the current task is cancelled.
  public func finishTasks() async { try? await settleTasks(waitingAtMost: nil) }

  /// Waits until every task of the stage has finished or sleeps, and updates the layout.
  ///
  /// - Parameter limit: The real time to wait for tasks; `nil` for no limit.
  /// - Throws: `WaitingTaskError` after that time; `CancellationError` if the current task is cancelled.
  private func settleTasks(waitingAtMost limit: Duration?) async throws {
    let tasks = core.tasks
    let clock = ContinuousClock()
    layout()
    // Since the last change.
    var waited = Duration.zero
    var lastLook = clock._Concurrency::now
    var count = tasks.changeCount
    var rounds = 0
    while true {
      try Task.checkCancellation()
      if rounds < Self.mostYields {
        await Task.yield()
      } else {
        try await clock._Concurrency::sleep(until: clock._Concurrency::now + Self.pause)
      }
      rounds += 1
      let now = clock._Concurrency::now
      // In a long round, the main actor was busy with other work, behind which the tasks waited as well.
      waited += min(now - lastLook, limit.map { min($0 / 4, Self.longestRound) } ?? .zero)
      lastLook = now
      // An update between two writes of a task would depend on the speed of other threads. It is made when
      // all tasks are suspended, or if they do not seem to proceed without it.
      let areRunning = tasks.areRunning
      if !areRunning || rounds >= Self.mostYields { layout() }
      if tasks.changeCount != count {
        (count, rounds) = (tasks.changeCount, 0)
        waited = .zero
      } else if !areRunning, rounds >= Self.fewestYields {
        return
      } else if let limit, areRunning, waited > limit {
        throw WaitingTaskError(view: tasks.ignoreRunning(), limit: limit)
      }
    }
  }

  /// The number of times that the main actor is yielded after the last change of a task, for child tasks.
  private static var fewestYields: Int { 4 }
  /// The number of times that the main actor is yielded before the stage waits in real time.
  private static var mostYields: Int { 100 }
  /// The time to wait before the stage looks again whether a task has proceeded.
  private static var pause: Duration { .microseconds(500) }
  /// The most time of a round that counts as waiting, unless it is more than a quarter of the limit.
  private static var longestRound: Duration { .milliseconds(50) }
}
