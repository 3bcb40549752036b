nonisolated extension View {
  /// Starts an asynchronous task when the view appears, and cancels it when the view disappears.
  ///
  /// Tasks start after all actions of `onAppear` and `onChange`. The part of a task before its first
  /// suspension runs before a draw list is returned. The rest runs while the main actor is free; see
  /// `Stage.runTasks(until:waitingAtMost:)`. Sleeps follow the virtual clock of the stage.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task; `.userInitiated` by default.
  ///   - action: The work of the task.
  /// - Returns: The view with the task.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    TaskView(content: self, id: 0, priority: priority, action: action)
  }

  /// Starts an asynchronous task when the view appears and whenever a value changes.
  ///
  /// The previous task is cancelled when the value changes or the view disappears. Tasks start after all
  /// actions of `onAppear` and `onChange`; see `task(priority:_:)`.
  ///
  /// - Parameters:
  ///   - value: The value, compared with `==`.
  ///   - priority: The priority of the tasks; `.userInitiated` by default.
  ///   - action: The work of a task.
  /// - Returns: The view with the task.
  public func task<Value: Equatable>(
    id value: Value, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    TaskView(content: self, id: value, priority: priority, action: action)
  }
}

struct TaskView<Content: View, ID: Equatable> {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void
}

extension TaskView: ContentView {
  func makeNode(_ context: NodeContext) -> Node { TaskNode(self, context) }
}

/// The node of a view with a task.
final class TaskNode<Content: View, ID: Equatable>: ContentNode<TaskView<Content, ID>> {
  private var presence = Presence()
  private var task: Task<Void, Never>?
  /// The value for which the task was started.
  private var startedID: ID?

  override func collectElements() -> ElementList {
    core.actions.add(self)
    return super.collectElements()
  }

  override func update(_ view: TaskView<Content, ID>, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    if view.id != startedID { core.actions.add(self) }
  }

  override func performActions() {
    _ = presence.update(for: self)
    if presence.count == 0 {
      cancel()
    } else if startedID != view.id {
      core.actions.addTask(of: self)
    }
  }

  override func startTask() {
    guard presence.count > 0, startedID != view.id else { return }
    cancel()
    startedID = view.id
    task = core.tasks.start(for: ownerName, priority: view.priority, view.action)
  }

  /// The name of the view whose body has the task, for errors.
  private var ownerName: String {
    var node = parent
    while let current = node {
      if current is any BodyOwner { return current.viewName }
      node = current.parent
    }
    return "\(Content.self)"
  }

  override func dispose() {
    cancel()
    super.dispose()
  }

  private func cancel() {
    task?.cancel()
    task = nil
    startedID = nil
  }
}
