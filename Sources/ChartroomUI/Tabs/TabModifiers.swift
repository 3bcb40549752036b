import Foundation

nonisolated extension TabContent {
  /// Sets the number on the items of the tabs; 0 for none.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(count, format: .number))
  }

  /// Sets the text on the items of the tabs; `nil` for none.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    changingTabs { $0.item?.badge = label }
  }

  /// Sets the text on the items of the tabs; `nil` for none.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  /// Sets the text on the items of the tabs, which is not localised; `nil` for none.
  @_disfavoredOverload
  public func badge<Content: StringProtocol>(_ label: Content?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }

  /// Removes the tabs, unless `hidden` is `false`.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _ChangedTabs(content: hidden ? nil : self) { _ in }
  }

  /// Sets whether the tabs can be selected.
  ///
  /// - Parameter disabled: Whether a tap on an item has no effect.
  /// - Returns: The tabs.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    changingTabs { $0.isDisabled = $0.isDisabled || disabled }
  }

  /// Sets the identity of the tabs when the user customises a sidebar.
  ///
  /// Accepted, and has no effect: there is no sidebar.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Sets how the user can customise the tabs.
  ///
  /// Accepted, and has no effect: there is no sidebar.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Sets whether the tabs are visible before the user customises them.
  ///
  /// Accepted, and has no effect: there is no sidebar.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Sets where the tabs are displayed.
  ///
  /// Accepted, and has no effect: there is no sidebar.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
}

/// The ways in which the user can customise a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// The behaviour of the context.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// The tab can be moved.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// The tab stays as it is.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// The place of the tabs of a tab view that adapts to the screen.
public enum AdaptableTabBarPlacement: Hashable, Sendable {
  /// The place of the context.
  case automatic
  /// A bar.
  case tabBar
  /// A sidebar.
  case sidebar
}

/// The place of a tab.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// The place of the context.
  public static let automatic = TabPlacement(name: "automatic")
  /// The bar and the sidebar.
  public static let pinned = TabPlacement(name: "pinned")
  /// The sidebar.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

extension TabView {
  /// Creates a tab view with a selection.
  ///
  /// - Parameters:
  ///   - selection: A binding to the value of the selected tab. Without a tab for the value, the first one is selected.
  ///   - content: The tabs.
  public init<Tabs: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Tabs
  ) where Content == TabContentBuilder<SelectionValue>.Content<Tabs> {
    let tabs = content()
    self.init(selection: selection) { TabEntry.all(of: tabs) }
  }

  /// Creates a tab view, which shows the first tab at first.
  ///
  /// - Parameter content: The tabs.
  public init<Tabs: TabContent>(@TabContentBuilder<Never> content: () -> Tabs)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<Tabs> {
    let tabs = content()
    self.init(selection: nil) { TabEntry.all(of: tabs) }
  }
}

extension TabEntry {
  /// Returns some tabs, in order.
  @MainActor
  static func all(of content: some TabContent) -> [TabEntry] { content._tabs.map(\.entry) }
}
