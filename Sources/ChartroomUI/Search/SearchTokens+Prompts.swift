// The searches with tokens whose prompt is a title, or whose presentation is a binding.

nonisolated extension View {
  /// Adds a search field with tokens before its text; see `searchable(text:placement:prompt:)`.
  @_disfavoredOverload
  public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View, Prompt: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchTokens(tokens, label: token)
  }

  /// Adds a search field with tokens before its text; see `searchable(text:isPresented:placement:prompt:)`.
  public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, tokens: Binding<Tokens>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
      .searchTokens(tokens, label: token)
  }

  /// Adds a search field with tokens before its text; see `searchable(text:isPresented:placement:prompt:)`.
  @_disfavoredOverload
  public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View, Prompt: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<Tokens>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
      .searchTokens(tokens, label: token)
  }

  /// Adds a search field with tokens before its text; see `searchable(text:placement:prompt:)`.
  @_disfavoredOverload
  public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View, Prompt: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchTokens(tokens, suggested: suggestedTokens, label: token)
  }

  /// Adds a search field with tokens before its text; see `searchable(text:isPresented:placement:prompt:)`.
  public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
      .searchTokens(tokens, suggested: suggestedTokens, label: token)
  }

  /// Adds a search field with tokens before its text; see `searchable(text:isPresented:placement:prompt:)`.
  public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
      .searchTokens(tokens, suggested: suggestedTokens, label: token)
  }

  /// Adds a search field with tokens before its text; see `searchable(text:isPresented:placement:prompt:)`.
  @_disfavoredOverload
  public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View, Prompt: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
      .searchTokens(tokens, suggested: suggestedTokens, label: token)
  }

  /// Adds a search field with tokens before its text; see `searchable(text:placement:prompt:)`.
  public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, editableTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchTokens(editing: editableTokens, label: token)
  }

  /// Adds a search field with tokens before its text; see `searchable(text:placement:prompt:)`.
  @_disfavoredOverload
  public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View, Prompt: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchTokens(editing: editableTokens, label: token)
  }

  /// Adds a search field with tokens before its text; see `searchable(text:isPresented:placement:prompt:)`.
  public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, editableTokens: Binding<Tokens>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
      .searchTokens(editing: editableTokens, label: token)
  }

  /// Adds a search field with tokens before its text; see `searchable(text:isPresented:placement:prompt:)`.
  public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, editableTokens: Binding<Tokens>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
      .searchTokens(editing: editableTokens, label: token)
  }

  /// Adds a search field with tokens before its text; see `searchable(text:isPresented:placement:prompt:)`.
  @_disfavoredOverload
  public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View, Prompt: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<Tokens>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
      .searchTokens(editing: editableTokens, label: token)
  }
}
