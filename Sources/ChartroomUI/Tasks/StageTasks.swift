import Foundation
import Synchronization

/// The tasks of a stage that are not finished, and their sleeps; safe to access from any thread.
///
/// A task belongs to a stage if it was started by `task(priority:_:)`, or by code that runs in an action, in a
/// body or in another task of the stage. `TaskScope` identifies it.
package final class StageTasks: Sendable {
  /// A task that is not finished.
  private struct Entry {
    /// The name of the view that started the task; `nil` if none did.
    let view: String?
    /// The number of sleeps of the task and of its child tasks.
    var sleeps = 0
    /// Whether the stage no longer waits for the task until it sleeps again.
    var isIgnored = false
    /// The number of sleeps that began after the cancellation of the task.
    var cancelledSleeps = 0

    var isRunning: Bool { sleeps == 0 && !isIgnored }
  }

  private struct State {
    private(set) var tasks: [Int: Entry] = [:]
    /// The number of tasks that are running.
    private(set) var runningCount = 0
    /// The tasks that the stage cancels in the end.
    var owned: [Int: Task<Void, Never>] = [:]
    var startedCount = 0
    /// The number of tasks and sleeps that have begun or ended.
    var changeCount = 0

    /// Adds, changes or removes a task.
    ///
    /// - Parameters:
    ///   - number: The number of the task.
    ///   - change: A closure that changes the task, which is `nil` before it is added and after it is removed.
    mutating func change(_ number: Int, _ change: (inout Entry?) -> Void) {
      if tasks[number]?.isRunning == true { runningCount -= 1 }
      change(&tasks[number])
      if tasks[number]?.isRunning == true { runningCount += 1 }
    }
  }

  private let state = Mutex(State())
  package let clock = SleepClock()
  /// The values and the closures that other code has for the main actor.
  let inbox = Inbox()
  /// The looks of views of UIKit in the stage.
  let looks = Looks()

  private let formats = Mutex<(locale: Locale, calendar: Calendar)?>(nil)

  package init() {}

  /// The settings of formatted values; `nil` before `setFormats(of:)`.
  var formatting: TextFormatting? {
    formats.withLock(\.self).map { TextFormatting(locale: $0.locale, calendar: $0.calendar) }
  }

  /// Sets the settings of formatted values to those of the stage's environment.
  func setFormats(of environment: EnvironmentValues) {
    let formatting = TextFormatting(in: environment)
    formats.withLock { $0 = (formatting.locale, formatting.calendar) }
  }

  /// Adds a task.
  ///
  /// - Parameter view: The name of the view that starts the task; `nil` if none does.
  /// - Returns: The number of the task, for `end(_:)`.
  package func begin(for view: String?) -> Int {
    state.withLock { state in
      state.startedCount += 1
      state.changeCount += 1
      state.change(state.startedCount) { $0 = Entry(view: view) }
      return state.startedCount
    }
  }

  /// Removes a finished task.
  package func end(_ task: Int) {
    state.withLock { state in
      state.change(task) { $0 = nil }
      state.owned[task] = nil
      state.changeCount += 1
    }
  }

  /// Starts the task of a view, and returns after the part before its first suspension.
  @MainActor
  func start(
    for view: String, priority: TaskPriority,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never> {
    let scope = TaskScope(tasks: self, view: view)
    let task = TaskScope.$current.withValue(scope) {
      Task.immediate(priority: priority) { @MainActor in await action() }
    }
    if let number = scope.number {
      state.withLock { if $0.tasks[number] != nil { $0.owned[number] = task } }
    }
    return task
  }

  /// Cancels the tasks of views, and ends all sleeps with an error.
  package func cancelAll() {
    for task in state.withLock({ Array($0.owned.values) }) { task.cancel() }
    clock.close()
  }

  /// Suspends the current task until the virtual clock has advanced by a duration.
  ///
  /// - Parameters:
  ///   - duration: The duration. The task continues immediately if it is not positive.
  ///   - number: The number of the task; `nil` if it is unknown.
  /// - Throws: `CancellationError` when the task is cancelled, or when the stage is released.
  package nonisolated(nonsending) func sleep(for duration: Duration, in number: Int?) async throws {
    guard duration > .zero else {
      // A loop of such sleeps counts as a running task.
      try Task.checkCancellation()
      return await Task.yield()
    }
    guard !Task.isCancelled else {
      // A loop that ignores its cancellation must neither block the main actor nor the stage.
      addCancelledSleep(of: number)
      await Task.yield()
      throw CancellationError()
    }
    try await clock.sleep(for: duration) { [self] in adjust(number, by: $0) }
  }

  /// Schedules an action on the virtual clock.
  ///
  /// A task that schedules an action counts as one that sleeps until then, because it can wait for the action.
  ///
  /// - Parameters:
  ///   - delay: The time until the action is due.
  ///   - number: The number of the task that schedules it; `nil` if it is unknown.
  ///   - action: The action.
  func schedule(
    after delay: Duration, in number: Int?, _ action: @escaping @Sendable () -> Void
  ) {
    clock.schedule(after: delay, count: { [self] in adjust(number, by: $0) }, action)
  }

  private func adjust(_ number: Int?, by difference: Int) {
    state.withLock { state in
      state.changeCount += 1
      guard let number else { return }
      state.change(number) { task in
        task?.sleeps += difference
        task?.isIgnored = false
      }
    }
  }

  /// Records a sleep of a cancelled task, and ignores the task after many of them.
  private func addCancelledSleep(of number: Int?) {
    guard let number else { return }
    state.withLock { state in
      state.change(number) { task in
        task?.cancelledSleeps += 1
        if let count = task?.cancelledSleeps, count > Self.mostCancelledSleeps {
          task?.isIgnored = true
        }
      }
    }
  }

  /// The number of sleeps after which a cancelled task counts as one that ignores its cancellation.
  private static var mostCancelledSleeps: Int { 100 }

  /// The number of tasks and sleeps that have begun or ended so far.
  package var changeCount: Int { state.withLock(\.changeCount) }

  /// Whether a task neither sleeps nor is ignored.
  ///
  /// - Complexity: O(1).
  package var areRunning: Bool { state.withLock { $0.runningCount > 0 } }

  /// Ignores all running tasks until they sleep.
  ///
  /// - Returns: The name of the view with the oldest of them; `nil` if it was not started by a view.
  package func ignoreRunning() -> String? {
    state.withLock { state in
      let running = state.tasks.filter(\.value.isRunning)
      for number in running.keys { state.change(number) { $0?.isIgnored = true } }
      return running.min { $0.key < $1.key }?.value.view
    }
  }
}
