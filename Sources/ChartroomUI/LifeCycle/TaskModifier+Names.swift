nonisolated extension View {
  /// Starts a task with a name when the view appears; see `task(priority:_:)`.
  ///
  /// - Parameters:
  ///   - name: The name, which has no effect.
  ///   - priority: The priority of the task.
  ///   - action: The task.
  /// - Returns: The view with the task.
  public func task(
    name: String?, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    task(priority: priority, action)
  }

  /// Starts a task with a name when the view appears, and when a value changes; see `task(id:priority:_:)`.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - name: The name, which has no effect.
  ///   - priority: The priority of the task.
  ///   - action: The task.
  /// - Returns: The view with the task.
  public func task<Value: Equatable>(
    id value: Value, name: String?, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    task(id: value, priority: priority, action)
  }

  /// Starts a task when the view appears, with an executor; see `task(priority:_:)`.
  ///
  /// - Parameters:
  ///   - name: The name, which has no effect; `nil` by default.
  ///   - taskExecutor: An executor, which has no effect.
  ///   - priority: The priority of the task.
  ///   - action: The task.
  /// - Returns: The view with the task.
  /// - Note: Unlike in SwiftUI, the task runs on the main actor, as other tasks do.
  public func task(
    name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    task(priority: priority, action)
  }

  /// Starts a task when the view appears, and when a value changes, with an executor; see `task(id:priority:_:)`.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - name: The name, which has no effect; `nil` by default.
  ///   - taskExecutor: An executor, which has no effect.
  ///   - priority: The priority of the task.
  ///   - action: The task.
  /// - Returns: The view with the task.
  /// - Note: Unlike in SwiftUI, the task runs on the main actor, as other tasks do.
  public func task<Value: Equatable>(
    id value: Value, name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    task(id: value, priority: priority, action)
  }
}
