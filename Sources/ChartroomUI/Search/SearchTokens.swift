nonisolated extension View {
  /// Adds a search field with tokens; see `searchable(text:placement:prompt:)`.
  ///
  /// The tokens are displayed before the text, and the buttons of the field that remove the text remove them too.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - tokens: A binding to the tokens.
  ///   - placement: The place of the field, which is always below the title.
  ///   - prompt: The text of an empty field; `nil`, the default, selects "Search".
  ///   - token: A closure that returns the view of a token.
  /// - Returns: The view.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchTokens(tokens, label: token)
  }

  /// Adds a search field with tokens; see `searchable(text:placement:prompt:)`.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchTokens(tokens, label: token)
  }

  /// Adds a search field with tokens; see `searchable(text:isPresented:placement:prompt:)`.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
      .searchTokens(tokens, label: token)
  }

  /// Adds a search field with tokens and suggested ones; see `searchable(text:placement:prompt:)`.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchTokens(tokens, suggested: suggestedTokens, label: token)
  }

  /// Adds a search field with tokens and suggested ones; see `searchable(text:placement:prompt:)`.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchTokens(tokens, suggested: suggestedTokens, label: token)
  }

  /// Adds a search field with tokens that people edit; see `searchable(text:placement:prompt:)`.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
    text: Binding<String>, editableTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchTokens(editing: editableTokens, label: token)
  }
}
