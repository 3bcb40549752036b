nonisolated extension View {
  /// Sets the value of a preference, which replaces the values set by the view's descendants.
  ///
  /// - Parameters:
  ///   - key: The type that identifies the preference.
  ///   - value: The value to set.
  /// - Returns: The view with the preference.
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value)
    -> some View
  {
    PreferenceView<Self, Key>(content: self, value: value)
  }

  /// Modifies the value of a preference set by the view's descendants.
  ///
  /// - Parameters:
  ///   - key: The type that identifies the preference.
  ///   - change: A closure that modifies the combined value of the descendants, or the default value if they
  ///     set none.
  /// - Returns: The view with the modified preference.
  @preconcurrency
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ change: @escaping @MainActor (inout Key.Value) -> Void
  ) -> some View {
    PreferenceChangeView<Self, Key>(content: self, change: change)
  }
}

struct PreferenceView<Content: View, Key: PreferenceKey> {
  let content: Content
  let value: Key.Value
}

extension PreferenceView: ContentView {
  func makeNode(_ context: NodeContext) -> Node { PreferenceNode(self, context) }
}

/// The node of a view that sets a preference.
final class PreferenceNode<Content: View, Key: PreferenceKey>:
  ContentNode<PreferenceView<Content, Key>>
{
  private lazy var comparison = Comparison(of: Key.Value.self)

  override init(_ view: PreferenceView<Content, Key>, _ context: NodeContext) {
    super.init(view, context)
    holdPreferences()
  }

  override func update(_ view: PreferenceView<Content, Key>, environment: EnvironmentValues) {
    let old = self.view.value
    super.update(view, environment: environment)
    if comparison.mayDiffer(old, view.value) { invalidatePreferences() }
  }

  override func combinedPreference<Wanted: PreferenceKey>(_ key: Wanted.Type) -> Wanted.Value? {
    guard key == Key.self else { return childPreference(key) }
    return unsafeBitCast(view.value, to: Wanted.Value.self)
  }
}

struct PreferenceChangeView<Content: View, Key: PreferenceKey> {
  let content: Content
  let change: @MainActor (inout Key.Value) -> Void
}

extension PreferenceChangeView: ContentView {
  func makeNode(_ context: NodeContext) -> Node { PreferenceChangeNode(self, context) }
}

/// The node of a view that changes a preference of its content.
final class PreferenceChangeNode<Content: View, Key: PreferenceKey>:
  ContentNode<PreferenceChangeView<Content, Key>>
{
  override init(_ view: PreferenceChangeView<Content, Key>, _ context: NodeContext) {
    super.init(view, context)
    holdPreferences()
  }

  override func update(
    _ view: PreferenceChangeView<Content, Key>, environment: EnvironmentValues
  ) {
    super.update(view, environment: environment)
    // The closure may change the value differently.
    invalidatePreferences()
  }

  override func combinedPreference<Wanted: PreferenceKey>(_ key: Wanted.Type) -> Wanted.Value? {
    guard key == Key.self else { return childPreference(key) }
    var value = childPreference(Key.self) ?? Key.defaultValue
    view.change(&value)
    return unsafeBitCast(value, to: Wanted.Value.self)
  }
}
