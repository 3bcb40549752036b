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

  /// Sets the colour of the separators of a list's row; `nil` selects that of the list.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - edges: The separators; both by default.
  /// - Returns: The row.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    transformPreference(ListRowTraitsKey.self) { $0.row.add(.init(color, edges)) }
  }

  /// Sets whether a section of a list has separators above its first row and below its last one.
  ///
  /// - Parameters:
  ///   - visibility: `.hidden` hides the separators.
  ///   - edges: The separators; both by default.
  /// - Returns: The section.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    layoutValue(key: ListSectionSeparatorKey.self, value: visibility == .hidden ? edges : [])
  }

  /// Sets the colour of the separators above the first row of a section and below the last one; `nil` selects that of
  /// the list.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - edges: The separators; both by default.
  /// - Returns: The section.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    transformPreference(ListRowTraitsKey.self) { $0.section.add(.init(color, edges)) }
  }
}

enum ListRowInsetsKey: LayoutValueKey { static var defaultValue: EdgeInsets? { nil } }
enum ListRowSeparatorKey: LayoutValueKey { static var defaultValue: VerticalEdge.Set? { nil } }
enum ListSectionSeparatorKey: LayoutValueKey {
  static var defaultValue: VerticalEdge.Set? { nil }
}

/// The colours of the separators of a row, its swipe actions and its restrictions, which its modifiers set.
struct ListRowTraits: Equatable {
  /// The colours at both edges; `nil` for that of the list.
  struct Edges: Equatable {
    var top: Color?
    var bottom: Color?

    init(_ color: Color? = nil, _ edges: VerticalEdge.Set = []) {
      if edges.contains(.top) { top = color }
      if edges.contains(.bottom) { bottom = color }
    }

    mutating func add(_ other: Edges) {
      top = top ?? other.top
      bottom = bottom ?? other.bottom
    }
  }

  var row = Edges()
  /// The colours at the ends of a section, which precede those of the row there.
  var section = Edges()
  var swipes: [SwipeActions] = []
  var restrictions: RowRestrictions = []
}

enum ListRowTraitsKey: PreferenceKey {
  static var defaultValue: ListRowTraits { ListRowTraits() }

  static func reduce(value: inout ListRowTraits, nextValue: () -> ListRowTraits) {
    let next = nextValue()
    value.row.add(next.row)
    value.section.add(next.section)
    value.swipes += next.swipes
    value.restrictions.formUnion(next.restrictions)
  }
}

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
