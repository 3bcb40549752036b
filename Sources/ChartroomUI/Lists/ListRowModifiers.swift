public import Graphics

nonisolated extension View {
  /// Sets the distances of the content of a list's row from the edges of the row; `nil` selects those of the list.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: ListRowInsetsKey.self, value: insets)
  }

  /// Sets the background of a list's row; `nil` selects that of the list.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    preference(key: ListRowBackgroundKey.self, value: view.map { ListRowBackground($0) })
  }

  /// Sets whether a list's row has separators.
  ///
  /// - Parameters:
  ///   - visibility: `.hidden` hides the separators.
  ///   - edges: The separators; both by default.
  /// - Returns: The row.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    layoutValue(key: ListRowSeparatorKey.self, value: visibility == .hidden ? edges : [])
  }

  /// Leaves the row as it is.
  ///
  /// - Note: Unlike in SwiftUI, separators keep their colour.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Leaves the section as it is.
  ///
  /// - Note: Unlike in SwiftUI, separators stay as they are.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
}

enum ListRowInsetsKey: LayoutValueKey { static var defaultValue: EdgeInsets? { nil } }
enum ListRowSeparatorKey: LayoutValueKey { static var defaultValue: VerticalEdge.Set? { nil } }

/// The background that a row sets.
struct ListRowBackground {
  let view: AnyView

  nonisolated init(_ view: some View) { self.view = AnyView(view) }
}

enum ListRowBackgroundKey: PreferenceKey {
  static var defaultValue: ListRowBackground? { nil }

  static func reduce(value: inout ListRowBackground?, nextValue: () -> ListRowBackground?) {
    value = value ?? nextValue()
  }
}
