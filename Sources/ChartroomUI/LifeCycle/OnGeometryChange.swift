nonisolated extension View {
  /// Performs an action when a value computed from the geometry of the view changes.
  ///
  /// The value is computed after each layout. The action also runs after the first layout.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: A closure that computes the value from the size and the frames of the view.
  ///   - action: The action, which receives the new value.
  /// - Returns: The view with the action.
  @preconcurrency
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping @MainActor (_ newValue: T) -> Void
  ) -> some View {
    GeometryActionView(content: self, transform: transform) { _, new in action(new) }
  }

  /// Performs an action when a value computed from the geometry of the view changes.
  ///
  /// The value is computed after each layout. The action also runs after the first layout, with the first
  /// value as both arguments.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: A closure that computes the value from the size and the frames of the view.
  ///   - action: The action, which receives the old and the new value.
  /// - Returns: The view with the action.
  @preconcurrency
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    GeometryActionView(content: self, transform: transform, action: action)
  }
}

struct GeometryActionView<Content: View, Value: Equatable> {
  let content: Content
  let transform: (GeometryProxy) -> Value
  let action: @MainActor (Value, Value) -> Void
}

extension GeometryActionView: ContentView {
  func makeNode(_ context: NodeContext) -> Node { GeometryActionNode(self, context) }
}

/// The node of a view with an action for the changes of its geometry.
final class GeometryActionNode<Content: View, Value: Equatable>:
  ContentNode<GeometryActionView<Content, Value>>
{
  /// The value after the last layout.
  private var current: Value?
  /// The value for which the action last ran.
  private var known: Value?

  override init(_ view: GeometryActionView<Content, Value>, _ context: NodeContext) {
    super.init(view, context)
    core.addAnchor(self)
  }

  override func update(
    _ view: GeometryActionView<Content, Value>, environment: EnvironmentValues
  ) {
    super.update(view, environment: environment)
    // The closure may make another value.
    core.needsLayout = true
  }

  override func layoutDidChange() {
    guard let element = elements.first, element.isPlaced, element.displayState.isDisplayed
    else { return }
    let value = view.transform(GeometryProxy(GeometryPlace(of: element)))
    current = value
    if value != known { core.actions.add(self) }
  }

  override func performActions() {
    guard let current, current != known else { return }
    let old = known ?? current
    known = current
    view.action(old, current)
  }
}
