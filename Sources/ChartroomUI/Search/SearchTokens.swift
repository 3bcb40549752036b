nonisolated extension View {
  /// Adds a search field with tokens; see `searchable(text:placement:prompt:)`.
  ///
  /// - Note: Unlike in SwiftUI, tokens are not displayed.
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - tokens: A binding to the tokens.
  ///   - placement: The place of the field, which is always below the title.
  ///   - prompt: The text of an empty field; `nil`, the default, selects "Search".
  ///   - token: A closure that returns the view of a token, which is not called.
  /// - Returns: The view.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Adds a search field with tokens; see `searchable(text:placement:prompt:)`.
  ///
  /// - Note: Unlike in SwiftUI, tokens are not displayed.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Adds a search field with tokens; see `searchable(text:isPresented:placement:prompt:)`.
  ///
  /// - Note: Unlike in SwiftUI, tokens are not displayed.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
  }

  /// Adds a search field with tokens and suggestions of tokens; see `searchable(text:placement:prompt:)`.
  ///
  /// - Note: Unlike in SwiftUI, tokens are not displayed.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Adds a search field with tokens and suggestions of tokens; see `searchable(text:placement:prompt:)`.
  ///
  /// - Note: Unlike in SwiftUI, tokens are not displayed.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Adds a search field with tokens that people edit; see `searchable(text:placement:prompt:)`.
  ///
  /// - Note: Unlike in SwiftUI, tokens are not displayed.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
    text: Binding<String>, editableTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }
}
