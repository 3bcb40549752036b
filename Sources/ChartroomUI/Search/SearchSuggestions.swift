import Foundation
import Graphics

nonisolated extension View {
  /// Sets the suggestions of the search field that the view adds.
  ///
  /// While the user searches, they are a list in place of the content of the screen. If the closure returns no view,
  /// the content stays; a view of an app is one, whatever its body.
  ///
  /// - Parameter suggestions: The rows, of which those with `searchCompletion(_:)` complete the search by a tap.
  /// - Returns: The view.
  public func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View {
    environment(\.searchSuggestions, SearchSuggestionRows(base: suggestions()))
  }

  /// Sets where suggestions are displayed.
  ///
  /// - Parameters:
  ///   - visibility: Whether suggestions are displayed.
  ///   - placements: The places; only that of `.content` has an effect.
  /// - Returns: The view.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.hidesSearchSuggestions) { hides in
      if placements.contains(.content) { hides = visibility == .hidden }
    }
  }

  /// Makes the view a suggestion that replaces the text of the search field.
  ///
  /// Outside of `searchSuggestions(_:)`, a tap has no effect.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: .text(completion)))
  }

  /// Makes the view a suggestion that replaces the text of the search field by a token.
  ///
  /// Outside of `searchSuggestions(_:)`, and for a token of another type than those of the field, a tap has no effect.
  public func searchCompletion<Token: Identifiable>(_ token: Token) -> some View {
    modifier(SearchCompletionModifier(completion: .token(token)))
  }
}

/// The text or the token that a suggestion enters in a search field.
enum SearchCompletion {
  case text(String)
  case token(Any)
}

/// The modifier that makes a view a suggestion.
private struct SearchCompletionModifier {
  let completion: SearchCompletion
  @Environment(\.completeSearch) private var complete

  init(completion: SearchCompletion) { self.completion = completion }
}

extension SearchCompletionModifier: ViewModifier {
  func body(content: Content) -> some View {
    if let complete {
      Button {
        complete(completion)
      } label: {
        content.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    } else {
      content
    }
  }
}

/// The suggestions of a search field, of which each is a row.
struct SearchSuggestionRows {
  let base: any View

  /// Returns the suggestions with the app's values in an environment.
  func inheriting(_ environment: EnvironmentValues) -> SearchSuggestionRows {
    func inheriting(_ view: some View) -> any View {
      BarContent(content: view, inherited: environment)
    }
    return SearchSuggestionRows(base: inheriting(base))
  }
}

extension SearchSuggestionRows: View {
  var body: some View { AnyView(erasing: base) }
}

extension SearchSuggestionRows: RowContainer {
  func appendRows(to list: inout RowList) { list.append(base) }
}

/// The suggestions of a search field, in place of the content of its screen.
struct SearchSuggestionList {
  let field: SearchField
  let suggestions: SearchSuggestionRows
}

extension SearchSuggestionList: View {
  var body: some View {
    List { suggestions }
      .listStyle(.plain)
      .environment(\.completeSearch) { field.complete($0) }
  }
}

private enum SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: SearchSuggestionRows? { nil }
}
private enum HidesSuggestionsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum CompleteSearchKey: EnvironmentKey {
  static var defaultValue: (@MainActor (SearchCompletion) -> Void)? { nil }
}

extension EnvironmentValues {
  /// The suggestions of the search field that a view adds; `nil` for none.
  var searchSuggestions: SearchSuggestionRows? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  /// Whether screens display no suggestions.
  var hidesSearchSuggestions: Bool {
    get { self[HidesSuggestionsKey.self] }
    set { self[HidesSuggestionsKey.self] = newValue }
  }

  /// The action that applies a completion to the search field; `nil` outside of suggestions.
  var completeSearch: (@MainActor (SearchCompletion) -> Void)? {
    get { self[CompleteSearchKey.self] }
    set { self[CompleteSearchKey.self] = newValue }
  }
}
