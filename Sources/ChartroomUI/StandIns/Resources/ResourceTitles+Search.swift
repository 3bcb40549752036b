// The titles of `LocalizedStringResource` of search.

nonisolated extension View {
  /// Adds a search field with suggestions; see `searchSuggestions(_:)`.
  @available(
    *, deprecated, message: "Use searchSuggestions(_:) after searchable(text:placement:prompt:)."
  )
  @_disfavoredOverload
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt promptResource: LocalizedStringResource, @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(
      text: text, placement: placement, prompt: promptResource.stringKey, suggestions: suggestions)
  }

  /// Adds a search field with tokens; see `searchable(text:isPresented:placement:promptResource:)`.
  @_disfavoredOverload
  public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, tokens: Binding<Tokens>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt promptResource: LocalizedStringResource,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement,
      prompt: promptResource.stringKey, token: token)
  }

  /// Adds a search field with tokens; see `searchable(text:isPresented:placement:promptResource:)`.
  @_disfavoredOverload
  public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt promptResource: LocalizedStringResource,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
      placement: placement, prompt: promptResource.stringKey, token: token)
  }

  /// Adds a search field with tokens; see `searchable(text:placement:promptResource:)`.
  @_disfavoredOverload
  public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, editableTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt promptResource: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text: text, editableTokens: editableTokens, placement: placement,
      prompt: promptResource.stringKey, token: token)
  }

  /// Adds a search field with tokens; see `searchable(text:isPresented:placement:promptResource:)`.
  @_disfavoredOverload
  public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, editableTokens: Binding<Tokens>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt promptResource: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text: text, editableTokens: editableTokens, isPresented: isPresented, placement: placement,
      prompt: promptResource.stringKey, token: token)
  }

  /// Adds a search field with tokens; see `searchable(text:placement:promptResource:)`.
  @_disfavoredOverload
  public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, tokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic,
    prompt promptResource: LocalizedStringResource,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, placement: placement, prompt: promptResource.stringKey,
      token: token)
  }

  /// Adds a search field with tokens and suggestions of tokens; see `searchable(text:placement:promptResource:)`.
  @_disfavoredOverload
  public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt promptResource: LocalizedStringResource,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
      prompt: promptResource.stringKey, token: token)
  }

  /// Adds a search field below the title of the screen; see `searchable(text:placement:promptResource:)`.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt promptResource: LocalizedStringResource
  ) -> some View {
    searchable(text: text, placement: placement, prompt: promptResource.stringKey)
  }

  /// Adds a search field below the title of the screen, with a binding to whether the user searches.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt promptResource: LocalizedStringResource
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: promptResource.stringKey)
  }
}
