/// The stage and the task that code runs in, which tasks inherit from the code that starts them.
///
/// The scope of a task exists until the task and all tasks that inherit the scope have finished.
package final class TaskScope: Sendable {
  /// The scope of the current task, or of the action or body that runs; `nil` outside of a stage.
  @TaskLocal package static var current: TaskScope?

  package let tasks: StageTasks
  /// The number of the task; `nil` for code that does not run in a task.
  package let number: Int?
  /// The name of the view that started the task; `nil` if none did.
  package let view: String?

  /// Creates the scope of a new task.
  package init(tasks: StageTasks, view: String?) {
    self.tasks = tasks
    self.view = view
    number = tasks.begin(for: view)
  }

  /// Creates a scope for code of a stage that does not run in a task.
  package init(outsideOf tasks: StageTasks) {
    self.tasks = tasks
    number = nil
    view = nil
  }

  deinit { if let number { tasks.end(number) } }

  /// Calls a closure that starts a task, which becomes a task of the stage.
  package static func starting<Result>(_ body: () -> Result) -> Result {
    guard let scope = current else { return body() }
    return $current.withValue(TaskScope(tasks: scope.tasks, view: scope.view)) { body() }
  }

  /// The current scope if its stage exists; `nil` otherwise.
  package static var ofStage: TaskScope? {
    guard let scope = current, !scope.tasks.clock.isClosed else { return nil }
    return scope
  }

  /// Suspends the current task until the virtual clock of the stage has advanced by a duration.
  nonisolated(nonsending) func sleep(for duration: Duration) async throws {
    try await tasks.sleep(for: duration, in: number)
  }
}
