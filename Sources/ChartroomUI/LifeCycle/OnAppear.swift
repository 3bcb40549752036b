nonisolated extension View {
  /// Performs an action when the view appears.
  ///
  /// The action runs after the first layout with the view, and before a draw list is returned. The actions of
  /// a view run before those of its ancestors. If the modifier is applied to several views, such as those of
  /// a `Group`, the action runs for each of them.
  ///
  /// - Parameter action: The action; `nil`, the default, for none.
  /// - Returns: The view with the action.
  @preconcurrency
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    AppearanceView(content: self, appear: action, disappear: nil)
  }

  /// Performs an action when the view disappears.
  ///
  /// The action runs after the first layout without the view, and after the actions of views that appear.
  ///
  /// - Parameter action: The action; `nil`, the default, for none.
  /// - Returns: The view with the action.
  @preconcurrency
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    AppearanceView(content: self, appear: nil, disappear: action)
  }
}

struct AppearanceView<Content: View> {
  let content: Content
  let appear: (@MainActor () -> Void)?
  let disappear: (@MainActor () -> Void)?
}

extension AppearanceView: ContentView {
  func makeNode(_ context: NodeContext) -> Node { AppearanceNode(self, context) }
}

/// The node of a view with actions for its appearance.
final class AppearanceNode<Content: View>: ContentNode<AppearanceView<Content>> {
  private var presence = Presence()

  override func collectElements() -> ElementList {
    core.actions.add(self)
    return super.collectElements()
  }

  override func performActions() {
    let change = presence.update(for: self)
    if let appear = view.appear { for _ in 0..<change.arrivals { appear() } }
    depart(change.departures)
  }

  override func dispose() {
    depart(presence.count)
    presence.removeAll()
    super.dispose()
  }

  private func depart(_ count: Int) {
    guard let disappear = view.disappear else { return }
    for _ in 0..<count { core.actions.addDeparture(disappear) }
  }
}
