import Foundation
import Graphics

/// The search field of a screen.
struct SearchField {
  let text: Binding<String>
  let prompt: Text?
  /// Whether the user searches; `nil` if the screen keeps this itself.
  let isPresented: Binding<Bool>?
  /// The actions around the view with the field, which a submission starts.
  private(set) var submitActions: SubmitActions?
  /// The focus states that follow the field.
  private(set) var focusLinks: [FocusLink] = []
  /// The tokens before the text.
  private(set) var tokens: SearchTokenList?
  /// The suggestions; `nil` for none.
  private(set) var suggestions: SearchSuggestionRows?
  /// The scopes; `nil` for none.
  private(set) var scopes: SearchScopes?
  /// Whether the title and the buttons of the screen stay while the user searches.
  var keepsContent = false

  /// Returns the field with the actions that a submission starts, the focus states that follow it, tokens, suggestions
  /// and scopes.
  func starting(
    _ actions: SubmitActions?, focus links: [FocusLink], tokens: SearchTokenList?,
    suggestions: SearchSuggestionRows?, scopes: SearchScopes?
  ) -> SearchField {
    var field = self
    field.submitActions = actions
    field.focusLinks = links
    field.tokens = tokens
    field.suggestions = suggestions
    field.scopes = scopes
    return field
  }

  /// Whether there is neither a text nor a token.
  var isEmpty: Bool { text.wrappedValue.isEmpty && tokens?.tokens.isEmpty ?? true }

  /// Whether the scopes are displayed while the user searches.
  var activatesScopes: Bool {
    guard let scopes else { return false }
    return scopes.activation == .onSearchPresentation || !isEmpty
  }

  /// Replaces the text by a completion.
  @MainActor
  func complete(_ completion: SearchCompletion) {
    switch completion {
    case .text(let completion): text.wrappedValue = completion
    case .token(let token):
      guard let tokens, tokens.append(token) else { return }
      text.wrappedValue = ""
    }
  }

  /// Removes the text and the tokens.
  @MainActor
  func clear() {
    text.wrappedValue = ""
    tokens?.removeAll()
  }
}

/// A search field below the title of a screen.
struct SearchBar {
  let field: SearchField
  /// Whether the user searches, as the screen keeps it.
  let isSearching: Binding<Bool>
  /// Whether there is no title above the field.
  let isAlone: Bool
  @FocusState private var isFocused: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  init(field: SearchField, isSearching: Binding<Bool>, isAlone: Bool) {
    self.field = field
    self.isAlone = isAlone
    self.isSearching = isSearching
  }
}

extension SearchBar: View {
  var body: some View {
    HStack(spacing: 12) {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
        if let tokens = field.tokens { SearchTokenViews(tokens: tokens.tokens) }
        FieldContent(
          FieldConfiguration(
            label: _StylePart(prompt), prompt: field.isEmpty ? nil : Text(verbatim: ""),
            source: FieldSource(field.text), trigger: .search,
            onEditingChanged: { if $0 { setSearching(true) } },
            onDeleteBeforeText: field.tokens?.removeLast)
        )
        .focused($isFocused)
        .transformEnvironment(\.focusLinks) { $0 += field.focusLinks }
        .environment(\.submitActions, field.submitActions)
        if !field.isEmpty {
          Button {
            field.clear()
          } label: {
            Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
          }
          .buttonStyle(.plain)
        }
      }
      .lineLimit(1)
      .padding(.horizontal, 8)
      .frame(height: NavigationMetrics.searchField(in: dynamicTypeSize))
      .background(Color.tertiaryFill, in: RoundedRectangle(cornerRadius: 10))
      .contentShape(Rectangle())
      .gesture(TapGesture().onEnded { isFocused = true }, isEnabled: isEnabled)
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isSearchField)
      if field.isPresented?.wrappedValue ?? isSearching.wrappedValue {
        Button("Cancel") {
          field.clear()
          setSearching(false)
        }
      }
    }
    .padding(.horizontal, NavigationMetrics.margin)
    .frame(
      height: NavigationMetrics.searchBar(in: dynamicTypeSize), alignment: isAlone ? .center : .top
    )
    .onChange(of: field.isPresented?.wrappedValue ?? false, initial: true) { _, isPresented in
      if field.isPresented != nil { isSearching.wrappedValue = isPresented }
    }
    .onChange(of: isSearching.wrappedValue) { _, isSearching in
      isFocused = isSearching
      if !isSearching { field.isPresented?.wrappedValue = false }
    }
  }

  private var prompt: some View {
    (field.prompt ?? Text("Search")).foregroundStyle(Color.secondary)
  }

  private func setSearching(_ value: Bool) {
    isSearching.wrappedValue = value
    field.isPresented?.wrappedValue = value
  }
}

/// An action that ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction {
  private let action: @MainActor () -> Void

  nonisolated init(_ action: @escaping @MainActor () -> Void = {}) { self.action = action }

  /// Ends the search of the screen, and keeps its text.
  public func callAsFunction() { action() }
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction() }
}

extension EnvironmentValues {
  /// Whether the user searches in the screen, which a tap on its search field begins.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// An action that ends the search of the screen.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}
