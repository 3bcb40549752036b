nonisolated extension View {
  /// Performs an action when the value of a preference set by the view's descendants changes.
  ///
  /// The action runs after the layout. If a descendant sets the preference, it also runs after the first
  /// layout.
  ///
  /// - Parameters:
  ///   - key: The type that identifies the preference.
  ///   - action: The action, which receives the combined value of the descendants, or the default value if
  ///     they no longer set any.
  /// - Returns: The view with the action.
  @preconcurrency
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping @MainActor (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceActionView<Self, Key>(content: self, action: action)
  }
}

struct PreferenceActionView<Content: View, Key: PreferenceKey> where Key.Value: Equatable {
  let content: Content
  let action: @MainActor (Key.Value) -> Void
}

extension PreferenceActionView: ContentView {
  func makeNode(_ context: NodeContext) -> Node { PreferenceActionNode(self, context) }
}

/// The node of a view with an action for the changes of a preference.
final class PreferenceActionNode<Content: View, Key: PreferenceKey>:
  ContentNode<PreferenceActionView<Content, Key>>
where Key.Value: Equatable {
  /// The value for which the action last ran.
  private var known: Key.Value?

  override init(_ view: PreferenceActionView<Content, Key>, _ context: NodeContext) {
    super.init(view, context)
    preferencesDidChange()
  }

  override func preferencesDidChange() { core.readPreferencesLater(self) }

  /// The value, if a descendant sets it or has set it.
  private var value: Key.Value? {
    childPreference(Key.self) ?? (known == nil ? nil : Key.defaultValue)
  }

  override func readPreferences() { if value != known { core.actions.add(self) } }

  override func performActions() {
    guard let value, value != known else { return }
    known = value
    view.action(value)
  }
}
