nonisolated extension View {
  /// Performs an action when a value changes.
  ///
  /// The action runs after the layout that follows the change. Several changes before that layout count as
  /// one, and a value that has returned to its previous value counts as unchanged.
  ///
  /// - Parameters:
  ///   - value: The value, compared with `==`.
  ///   - initial: Whether the action also runs when the view appears, with the value as both arguments;
  ///     `false` by default.
  ///   - action: The action, which receives the old and the new value.
  /// - Returns: The view with the action.
  @preconcurrency
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial, action: action)
  }

  /// Performs an action when a value changes.
  ///
  /// The action runs after the layout that follows the change. Several changes before that layout count as
  /// one, and a value that has returned to its previous value counts as unchanged.
  ///
  /// - Parameters:
  ///   - value: The value, compared with `==`.
  ///   - initial: Whether the action also runs when the view appears; `false` by default.
  ///   - action: The action to perform.
  /// - Returns: The view with the action.
  @preconcurrency
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Performs an action when a value changes.
  ///
  /// This is the iOS 14 form of the modifier. The action runs after the layout that follows the change.
  ///
  /// - Parameters:
  ///   - value: The value, compared with `==`.
  ///   - action: The action, which receives the new value.
  /// - Returns: The view with the action.
  @preconcurrency
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (Value) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }
}

struct ChangeView<Content: View, Value: Equatable> {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: @MainActor (Value, Value) -> Void
}

extension ChangeView: ContentView {
  func makeNode(_ context: NodeContext) -> Node { ChangeNode(self, context) }
}

/// The node of a view with an action for the changes of a value.
final class ChangeNode<Content: View, Value: Equatable>: ContentNode<ChangeView<Content, Value>> {
  /// The value for which the action last ran, or the first one.
  private var known: Value
  private var isFirst: Bool

  override init(_ view: ChangeView<Content, Value>, _ context: NodeContext) {
    known = view.value
    isFirst = view.isInitial
    super.init(view, context)
    if isFirst { core.actions.add(self) }
  }

  override func update(_ view: ChangeView<Content, Value>, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    if view.value != known { core.actions.add(self) }
  }

  override func performActions() {
    let old = known
    known = view.value
    guard isFirst || old != known else { return }
    isFirst = false
    view.action(old, known)
  }
}
