/// A tab of a `TabView`, with its item in the bar.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  private let value: Value?
  private let content: Content
  private let label: Label

  private init(tag value: Value?, content: Content, label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }
}

extension Tab: TabContent {
  /// The type of the value that identifies the tab.
  public typealias TabValue = Value
  /// The type of the tabs that the tab consists of, which is not built from others.
  public typealias Body = Never
  /// The tab.
  public var _tabs: [_TabEntry] {
    [
      _TabEntry(
        entry: TabEntry(
          id: AnyHashable(0), tag: value.map { RowTag(value: AnyHashable($0)) },
          item: TabItem(label: label), content: AnyView(content)))
    ]
  }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// A tab for searching.
  public static let search = TabRole(name: "search")
}

/// The label of a tab that is created with a title.
public struct DefaultTabLabel {
  private let title: Text
  private let icon: Image

  fileprivate nonisolated init(title: Text, icon: Image) {
    self.title = title
    self.icon = icon
  }
}

extension DefaultTabLabel: View {
  /// The icon and the title.
  public var body: some View {
    ChartroomUI.Label {
      title
    } icon: {
      icon
    }
  }
}

extension Tab {
  /// Creates a tab that is identified by a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - role: The purpose, which does not affect the tab.
  ///   - content: The views of the tab.
  ///   - label: The label of the item: a `Label`, or an `Image`, a `Text` or both.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(tag: value, content: content(), label: label())
  }

  /// Creates a tab of a tab view without a selection.
  ///
  /// - Parameters:
  ///   - role: The purpose, which does not affect the tab.
  ///   - content: The views of the tab.
  ///   - label: The label of the item: a `Label`, or an `Image`, a `Text` or both.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == Never {
    self.init(tag: nil, content: content(), label: label())
  }
}

extension Tab where Label == EmptyView {
  /// Creates a tab without a label that is identified by a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - content: The views of the tab.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(tag: value, content: content(), label: EmptyView())
  }

  /// Creates a tab without a label, of a tab view without a selection.
  ///
  /// - Parameter content: The views of the tab.
  public init(@ViewBuilder content: () -> Content) where Value == Never {
    self.init(tag: nil, content: content(), label: EmptyView())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a localised title and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - systemImage: The name of the symbol, which is filled.
  ///   - value: The value that identifies the tab.
  ///   - role: The purpose, which does not affect the tab.
  ///   - content: The views of the tab.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: value, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), icon: Image(systemName: systemImage)))
  }

  /// Creates a tab with a title and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The title, which is not localised.
  ///   - systemImage: The name of the symbol, which is filled.
  ///   - value: The value that identifies the tab.
  ///   - role: The purpose, which does not affect the tab.
  ///   - content: The views of the tab.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: value, content: content(),
      label: DefaultTabLabel(title: Text(title), icon: Image(systemName: systemImage)))
  }

  /// Creates a tab with a localised title and an image of the asset catalog.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The name of the image.
  ///   - value: The value that identifies the tab.
  ///   - role: The purpose, which does not affect the tab.
  ///   - content: The views of the tab.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: value, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), icon: Image(image)))
  }

  /// Creates a tab with a title and an image of the asset catalog.
  ///
  /// - Parameters:
  ///   - title: The title, which is not localised.
  ///   - image: The name of the image.
  ///   - value: The value that identifies the tab.
  ///   - role: The purpose, which does not affect the tab.
  ///   - content: The views of the tab.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: value, content: content(),
      label: DefaultTabLabel(title: Text(title), icon: Image(image)))
  }

  /// Creates a tab for searching, with a magnifying glass and the title "Search".
  ///
  /// - Parameters:
  ///   - value: The value that identifies the tab.
  ///   - role: The purpose.
  ///   - content: The views of the tab.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(tag: value, content: content(), label: .search)
  }
}

extension DefaultTabLabel {
  /// The label of a tab for searching.
  fileprivate static nonisolated var search: DefaultTabLabel {
    DefaultTabLabel(title: Text("Search"), icon: Image(systemName: "magnifyingglass"))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a localised title and a system symbol, of a tab view without a selection.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - systemImage: The name of the symbol, which is filled.
  ///   - role: The purpose, which does not affect the tab.
  ///   - content: The views of the tab.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), icon: Image(systemName: systemImage)))
  }

  /// Creates a tab with a title and a system symbol, of a tab view without a selection.
  ///
  /// - Parameters:
  ///   - title: The title, which is not localised.
  ///   - systemImage: The name of the symbol, which is filled.
  ///   - role: The purpose, which does not affect the tab.
  ///   - content: The views of the tab.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), icon: Image(systemName: systemImage)))
  }

  /// Creates a tab with a localised title and an image of the asset catalog, of a tab view without a selection.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The name of the image.
  ///   - role: The purpose, which does not affect the tab.
  ///   - content: The views of the tab.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), icon: Image(image)))
  }

  /// Creates a tab with a title and an image of the asset catalog, of a tab view without a selection.
  ///
  /// - Parameters:
  ///   - title: The title, which is not localised.
  ///   - image: The name of the image.
  ///   - role: The purpose, which does not affect the tab.
  ///   - content: The views of the tab.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), icon: Image(image)))
  }

  /// Creates a tab for searching, with a magnifying glass and the title "Search".
  ///
  /// - Parameters:
  ///   - role: The purpose.
  ///   - content: The views of the tab.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(tag: nil, content: content(), label: .search)
  }
}
