nonisolated extension View {
  /// Sets the item of the tab bar that selects this view of a `TabView`.
  ///
  /// The bar displays the first `Image` of the label in its own size, above the first `Text`. Their fonts, colours and
  /// frames are ignored, and symbols are filled.
  ///
  /// - Parameter label: The item: a `Label`, or an `Image`, a `Text` or both, which can be nested in other views.
  /// - Returns: The view with the item.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    TabItemView(content: self, label: label())
  }
}

/// A view with the item of a tab bar.
struct TabItemView<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension TabItemView: View {
  // The preference reports items in the body of a tab, which the traits of its row do not include.
  var body: some View {
    content.transformPreference(TabItemsKey.self) { $0 = [TabItem(label: label)] }
  }
}

extension TabItemView: RowWrapper, TabItemRow {
  var wrappedRow: (any View)? { content }
  var tabLabel: any View { label }
}

/// A view whose type can carry the item of a tab bar.
@MainActor
protocol TabItemRow {
  /// The label of the outermost item of the view.
  var tabLabel: any View { get }
}

/// The item of a tab bar.
struct TabItem {
  let label: any View
  var badge: Text?
  /// The tab that the item selects; `nil` until its tab view is reached.
  var tab: AnyHashable?

  nonisolated init(label: any View, badge: Text? = nil) {
    self.label = label
    self.badge = badge
  }
}

/// The items in the bodies of tabs.
enum TabItemsKey: PreferenceKey {
  static var defaultValue: [TabItem] { [] }

  static func reduce(value: inout [TabItem], nextValue: () -> [TabItem]) { value += nextValue() }
}
