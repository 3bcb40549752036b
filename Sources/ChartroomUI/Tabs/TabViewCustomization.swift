public import Foundation

/// The changes that the user has made to the tabs of a tab view.
///
/// The changes are kept for the app and change no tabs, because there is no sidebar.
public struct TabViewCustomization: Hashable, Codable, Sendable {
  /// The changes of a section of tabs.
  public struct SectionCustomization: Hashable, Codable, Sendable {
    /// The identities of the tabs in their order; `nil` for the order of the source.
    public var tabOrder: [String]?
  }

  /// The changes of a tab.
  public struct TabCustomization: Hashable, Codable, Sendable {
    /// The visibility in the sidebar.
    public var sidebarVisibility: TabVisibility = .automatic
    /// The visibility in the bar.
    public var tabBarVisibility: TabVisibility = .automatic
  }

  /// The visibility of a tab.
  public enum TabVisibility: String, Hashable, Codable, Sendable {
    /// The visibility of the source.
    case automatic
    /// The tab is visible.
    case visible
    /// The tab is hidden.
    case hidden
  }

  private var sections: [String: SectionCustomization] = [:]
  private var tabs: [String: TabCustomization] = [:]

  /// Creates a value without changes.
  public init() {}

  /// The changes of the section with an identity.
  public subscript(section id: String) -> SectionCustomization? {
    get { sections[id] }
    set { sections[id] = newValue }
  }

  /// The changes of the tab with an identity.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue }
  }

  /// Restores the order of the tabs.
  public mutating func resetSectionOrder() { sections.removeAll() }

  /// Restores the visibility of the tabs.
  public mutating func resetVisibility() { tabs.removeAll() }
}

/// When the bar of a tab view becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// The behaviour that suits the device.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// The bar becomes small when the content scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// The bar becomes small when the content scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// The bar keeps its size.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// The place of the items of a tab view.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  /// A bar at the bottom.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// A bar at the top.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// A sidebar.
  public static let sidebar = TabBarPlacement(name: "sidebar")
}

nonisolated extension View {
  /// Sets the changes that the user has made to the tabs; `nil` forbids them.
  ///
  /// Accepted, and has no effect: there is no sidebar.
  public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }

  /// Sets where the tabs of adaptable tab views are displayed at first.
  ///
  /// Accepted, and has no effect: there is no sidebar.
  public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }

  /// Sets when the bar of a tab view becomes small.
  ///
  /// Accepted, and has no effect: the bar keeps its size.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

private enum TabBarPlacementKey: EnvironmentKey {
  static var defaultValue: TabBarPlacement? { nil }
}

extension EnvironmentValues {
  /// The place of the items of the tab view around the view; `nil` outside of tab views and in pages.
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }
}

extension AppStorage where Value == TabViewCustomization {
  /// Creates a property for the changes that the user has made to the tabs of a tab view.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value; no changes by default.
  ///   - key: The key.
  ///   - store: The user defaults with the initial value; `nil`, the default, for those of `defaultAppStorage`.
  public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) {
    self.init(key, store, missing: wrappedValue, .customization)
  }
}

extension SceneStorage where Value == TabViewCustomization {
  /// Creates a property for the changes that the user has made to the tabs of a tab view.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value; no changes by default.
  ///   - key: The key.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String) {
    self.init(key, missing: wrappedValue, .customization)
  }
}

extension StorageCoding where Value == TabViewCustomization {
  /// The conversion to JSON with sorted keys.
  fileprivate static var customization: Self {
    StorageCoding(
      stored: { value in
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(value)).map { .data($0) }
      },
      value: {
        guard case .data(let data) = $0 else { return nil }
        return try? JSONDecoder().decode(TabViewCustomization.self, from: data)
      })
  }
}
