nonisolated extension View {
  /// Sets the scopes of the search field that the view adds.
  ///
  /// They are segments below the field, while the user searches and the field has a text or tokens.
  ///
  /// - Parameters:
  ///   - scope: A binding to the chosen scope.
  ///   - scopes: The views of the scopes, each with its `tag(_:)`.
  /// - Returns: The view.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> Scopes
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Sets the scopes of the search field that the view adds.
  ///
  /// - Parameters:
  ///   - scope: A binding to the chosen scope.
  ///   - activation: When the scopes are displayed.
  ///   - scopes: The views of the scopes, each with its `tag(_:)`.
  /// - Returns: The view.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> Scopes
  ) -> some View {
    environment(
      \.searchScopes,
      SearchScopes(
        activation: activation,
        picker: AnyView(
          Picker(selection: scope, content: scopes, label: { Text("Scope") })
            .pickerStyle(.segmented))))
  }
}

/// The scopes of a search field.
struct SearchScopes {
  let activation: SearchScopeActivation
  /// The segments with which a scope is chosen.
  let picker: AnyView
}

private enum SearchScopesKey: EnvironmentKey { static var defaultValue: SearchScopes? { nil } }

extension EnvironmentValues {
  /// The scopes of the search field that a view adds; `nil` for none.
  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
}
