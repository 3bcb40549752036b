nonisolated extension View {
  /// Adds a search field below the title of the screen.
  ///
  /// The field shows the text, or the prompt if that is empty. A tap gives it the focus and begins a search, which the
  /// button "Cancel" ends. In a compact width, the title and the buttons of the bar are hidden during the search; see
  /// `searchPresentationToolbarBehavior(_:)`. `Stage.send(_:)` then delivers the input of a keyboard, which is added at
  /// the end of the text; Return starts the actions of `onSubmit(of: .search)`. The button at the trailing edge removes
  /// the text. On a `NavigationStack` or a `NavigationSplitView`, the field is that of its first screen. Outside of
  /// stacks there is none.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - placement: The place of the field, which is always below the title.
  ///   - prompt: The text of an empty field; `nil`, the default, selects "Search".
  /// - Returns: The view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchField(SearchField(text: text, prompt: prompt, isPresented: nil))
  }

  /// Adds a search field below the title of the screen; see `searchable(text:placement:prompt:)`.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field below the title of the screen; see `searchable(text:placement:prompt:)`.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field below the title of the screen, with a binding to whether the user searches.
  ///
  /// Writing `true` to the binding gives the field the focus, and `false` ends the search.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - isPresented: A binding that is `true` while the user searches.
  ///   - placement: The place of the field, which is always below the title.
  ///   - prompt: The text of an empty field; `nil`, the default, selects "Search".
  /// - Returns: The view.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchField(SearchField(text: text, prompt: prompt, isPresented: isPresented))
  }

  /// Adds a search field below the title of the screen, with a binding to whether the user searches.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field below the title of the screen, with a binding to whether the user searches.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field below the title of the screen, with suggestions; see `searchSuggestions(_:)`.
  @available(
    *, deprecated, message: "Use searchSuggestions(_:) after searchable(text:placement:prompt:)."
  )
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

}

nonisolated extension View {
  /// Adds a search field to the screen around the view or, if the view is a stack, to its first screen.
  private func searchField(_ field: SearchField) -> some View {
    modifier(SearchableModifier(field: field))
  }
}

/// A modifier that passes a search field, with the submission actions around it, to its screen.
private struct SearchableModifier {
  let field: SearchField
  @Environment(\.submitActions) private var submitActions
  @Environment(\.searchFocusLinks) private var focusLinks
  @Environment(\.searchTokens) private var tokens
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.hidesSearchSuggestions) private var hidesSuggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchToolbarPresentation) private var toolbarPresentation
  @Environment(\.self) private var environment

  init(field: SearchField) { self.field = field }
}

extension SearchableModifier: ViewModifier {
  func body(content: Content) -> some View {
    var field = field.starting(
      submitActions, focus: focusLinks, tokens: tokens,
      suggestions: hidesSuggestions
        ? nil : (suggestions ?? tokens?.suggestions)?.inheriting(environment),
      scopes: scopes)
    field.keepsContent = toolbarPresentation == .avoidHidingContent
    return
      content
      // The states follow this field, and none of those further inside.
      .environment(\.searchFocusLinks, [])
      .environment(\.searchTokens, nil)
      .environment(\.searchSuggestions, nil)
      .environment(\.hidesSearchSuggestions, false)
      .environment(\.searchScopes, nil)
      .environment(\.searchToolbarPresentation, .automatic)
      .background(
        BarPreference(
          bar: NavigationBar(search: field),
          shape: NavigationBarShape(
            hasSearch: true, hasScopes: field.activatesScopes, keepsContent: field.keepsContent))
      )
      .transformEnvironment(\.screenSurroundings) { [field] in $0.search = field }
  }
}

/// The place of a search field.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// Whether a search field in the drawer of a bar scrolls away.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// The field scrolls away.
    case automatic
    /// The field stays.
    case always
  }

  private let name: String

  /// The place of the context.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// The toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// The sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "drawer")

  /// Below the title.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }
}

/// When the scopes of a search are displayed.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String

  /// The time of the context.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// When text is entered.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// When the search begins.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// The place of the suggestions of a search.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  /// Places of suggestions.
  public struct Set: OptionSet, Sendable {
    /// The bit mask of the set.
    public let rawValue: Int

    /// Creates a set from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A menu.
    public static let menu = Set(rawValue: 1)
    /// The content of the screen.
    public static let content = Set(rawValue: 2)
  }

  private let name: String

  /// The place of the context.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// A menu.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// The content of the screen.
  public static let content = SearchSuggestionsPlacement(name: "content")
}
