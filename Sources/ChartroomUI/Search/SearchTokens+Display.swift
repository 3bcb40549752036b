import Foundation
import Graphics

/// The tokens before the text of a search field.
struct SearchTokenList {
  /// The view of a token, with its identity.
  struct Token {
    let id: AnyHashable
    let label: AnyView
  }

  let tokens: [Token]
  /// The suggestions of tokens; `nil` for none.
  let suggestions: SearchSuggestionRows?
  let removeAll: @MainActor () -> Void
  /// Removes the last token, if there is one.
  let removeLast: @MainActor () -> Void
  /// Adds a token at the end; returns `false` for one of another type.
  let append: @MainActor (Any) -> Bool
}

nonisolated extension View {
  /// Sets the tokens of the search field that the view adds, and the suggestions of others.
  func searchTokens<Tokens: RandomAccessCollection & RangeReplaceableCollection, Label: View>(
    _ tokens: Binding<Tokens>, suggested: Binding<Tokens>? = nil,
    label: @escaping (Tokens.Element) -> Label
  ) -> some View where Tokens.Element: Identifiable {
    modifier(
      SearchTokensModifier(
        tokens: tokens, label: { label($0[$1]) },
        suggestions: suggested.map { suggested in
          {
            SearchSuggestionRows(
              base: ForEach(suggested.wrappedValue) { label($0).searchCompletion($0) })
          }
        }))
  }

  /// Sets the tokens of the search field that the view adds, whose views change them.
  func searchTokens<Tokens: RandomAccessCollection & RangeReplaceableCollection, Label: View>(
    editing tokens: Binding<Tokens>, label: @escaping (Binding<Tokens.Element>) -> Label
  ) -> some View where Tokens.Element: Identifiable {
    modifier(
      SearchTokensModifier(
        tokens: tokens,
        label: { _, index in
          label(
            tokens.element(at: index) { all, new in
              all.replaceSubrange(index..<all.index(after: index), with: CollectionOfOne(new))
            })
        }, suggestions: nil))
  }
}

/// The modifier that passes tokens to the search field that its content adds.
private struct SearchTokensModifier<
  Tokens: RandomAccessCollection & RangeReplaceableCollection, Label: View
> where Tokens.Element: Identifiable {
  let tokens: Binding<Tokens>
  let label: (Tokens, Tokens.Index) -> Label
  let suggestions: (() -> SearchSuggestionRows)?
}

extension SearchTokensModifier: ViewModifier {
  func body(content: Content) -> some View {
    let all = tokens.wrappedValue
    let list = SearchTokenList(
      tokens: all.indices.map {
        SearchTokenList.Token(id: AnyHashable(all[$0].id), label: AnyView(label(all, $0)))
      },
      suggestions: suggestions?(), removeAll: { tokens.wrappedValue.removeAll() },
      removeLast: {
        guard let last = tokens.wrappedValue.indices.last else { return }
        tokens.wrappedValue.remove(at: last)
      },
      append: { token in
        guard let token = token as? Tokens.Element else { return false }
        tokens.wrappedValue.append(token)
        return true
      })
    content.environment(\.searchTokens, list)
  }
}

/// The views of tokens, side by side.
struct SearchTokenViews {
  let tokens: [SearchTokenList.Token]
}

extension SearchTokenViews: View {
  var body: some View {
    ForEach(tokens, id: \.id) { token in
      token.label
        .padding(.horizontal, 6)
        .frame(height: 24)
        .background(Color.fill, in: RoundedRectangle(cornerRadius: 6))
        .layoutPriority(1)
    }
  }
}

private enum SearchTokensKey: EnvironmentKey { static var defaultValue: SearchTokenList? { nil } }

extension EnvironmentValues {
  /// The tokens of the search field that a view adds; `nil` for none.
  var searchTokens: SearchTokenList? {
    get { self[SearchTokensKey.self] }
    set { self[SearchTokensKey.self] = newValue }
  }
}
