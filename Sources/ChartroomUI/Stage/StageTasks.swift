/// The running tasks of the views of a stage.
@MainActor
final class StageTasks {
  private var running: [Int: Task<Void, Never>] = [:]
  private var startedCount = 0

  /// Starts a task, and returns after the part before its first suspension.
  func start(
    priority: TaskPriority, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never> {
    startedCount += 1
    let number = startedCount
    var isFinished = false
    let task = Task.immediate(priority: priority) { @MainActor in
      await action()
      isFinished = true
      self.running[number] = nil
    }
    if !isFinished { running[number] = task }
    return task
  }

  func cancelAll() { for task in running.values { task.cancel() } }

  /// A task that is not finished, the oldest first.
  var oldest: Task<Void, Never>? { running.min { $0.key < $1.key }?.value }
}
