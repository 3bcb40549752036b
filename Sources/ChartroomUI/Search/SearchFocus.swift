nonisolated extension View {
  /// Makes a state follow whether the search field of the view has the focus, and moves the focus when the state
  /// changes.
  ///
  /// The modifier follows `searchable(text:placement:prompt:)`.
  ///
  /// - Parameter binding: A binding to the state.
  /// - Returns: The view with the state.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(binding, equals: true)
  }

  /// Makes a state follow whether the search field of the view has the focus, and moves the focus when the state
  /// changes.
  ///
  /// - Parameters:
  ///   - binding: A binding to the state.
  ///   - value: The value of the state while the field has the focus.
  /// - Returns: The view with the state.
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    transformEnvironment(\.searchFocusLinks) { links in
      if let link = binding.link(value) { links.append(link) }
    }
  }

  /// Sets whether the title and the buttons of the bar stay during a search.
  ///
  /// The modifier follows `searchable(text:placement:prompt:)`.
  ///
  /// - Parameter behavior: The behaviour; by default, they are hidden in a compact width. Without a horizontal size
  ///   class, a width of less than 500 points is compact.
  /// - Returns: The view.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { environment(\.searchToolbarPresentation, behavior) }

  /// Sets whether the search field in a toolbar is a button at first.
  ///
  /// Accepted, and has no effect: search fields are below the title.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}

/// Whether the title and the toolbar stay during a search.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// They are hidden in a compact width.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// They stay.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent")
}

/// Whether the search field in a toolbar is a button at first.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// The behaviour of the device.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// The field is a button until it is tapped.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

private enum SearchToolbarPresentationKey: EnvironmentKey {
  static var defaultValue: SearchPresentationToolbarBehavior { .automatic }
}

private enum SearchFocusLinksKey: EnvironmentKey { static var defaultValue: [FocusLink] { [] } }

extension EnvironmentValues {
  /// The focus states that follow the search field of the view, outermost first.
  var searchFocusLinks: [FocusLink] {
    get { self[SearchFocusLinksKey.self] }
    set { self[SearchFocusLinksKey.self] = newValue }
  }

  /// Whether the title and the toolbar stay during a search with the field of the view.
  var searchToolbarPresentation: SearchPresentationToolbarBehavior {
    get { self[SearchToolbarPresentationKey.self] }
    set { self[SearchToolbarPresentationKey.self] = newValue }
  }

  /// The place of the suggestions of a search: `.automatic`.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
}
