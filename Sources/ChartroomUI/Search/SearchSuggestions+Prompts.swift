nonisolated extension View {
  /// Adds a search field with suggestions; see `searchSuggestions(_:)`.
  @available(
    *, deprecated, message: "Use searchSuggestions(_:) after searchable(text:placement:prompt:)."
  )
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a search field with suggestions; see `searchSuggestions(_:)`.
  @available(
    *, deprecated, message: "Use searchSuggestions(_:) after searchable(text:placement:prompt:)."
  )
  @_disfavoredOverload
  public func searchable<Suggestions: View, Prompt: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Accepted, and has no effect: the search field has no selection.
  public func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }
}

extension SearchFieldPlacement {
  /// The centre of the toolbar; the field is drawn below the bar.
  public static let toolbarPrincipal = SearchFieldPlacement.toolbar
}
