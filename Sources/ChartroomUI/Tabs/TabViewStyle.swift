/// The appearance of tab views.
///
/// Apps use the styles of this module and declare none.
public protocol TabViewStyle: Sendable {
  /// The appearance.
  ///
  /// This property is an implementation detail. Do not read or implement it.
  var _kind: _TabViewKind { get }
}

/// The kind of the appearance of tab views.
///
/// This type is an implementation detail. Do not use it.
public enum _TabViewKind: Sendable {
  case bar
  case pages(dots: PageTabViewStyle.IndexDisplayMode)

  /// The place of the items; `nil` for pages, which have none.
  var tabBarPlacement: TabBarPlacement? {
    switch self {
    case .bar: .bottomBar
    case .pages: nil
    }
  }
}

/// The style that is used unless another one is set, with a bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  /// The appearance.
  public var _kind: _TabViewKind { .bar }
}

/// A style whose tabs are pages side by side, which a horizontal drag turns.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether dots show the number of the page.
  public struct IndexDisplayMode: Hashable, Sendable {
    let showsDots: Bool
    let showsOne: Bool

    /// Dots for more than one page.
    public static let automatic = IndexDisplayMode(showsDots: true, showsOne: false)
    /// Dots for any number of pages.
    public static let always = IndexDisplayMode(showsDots: true, showsOne: true)
    /// No dots.
    public static let never = IndexDisplayMode(showsDots: false, showsOne: false)
  }

  private let mode: IndexDisplayMode

  /// Creates the style.
  ///
  /// - Parameter indexDisplayMode: Whether dots show the number of the page; `.automatic` by default.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

  /// The appearance.
  public var _kind: _TabViewKind { .pages(dots: mode) }
}

/// A style with a bar at the bottom.
///
/// - Note: Unlike in SwiftUI, the tabs have no sidebar on wide screens.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  /// The appearance.
  public var _kind: _TabViewKind { .bar }
}

/// A style with a bar at the bottom.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  /// The appearance.
  public var _kind: _TabViewKind { .bar }
}

/// A style with a bar at the bottom.
public struct GroupedTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  /// The appearance.
  public var _kind: _TabViewKind { .bar }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar at the bottom.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages side by side.
  ///
  /// - Parameter indexDisplayMode: Whether dots show the number of the page.
  /// - Returns: The style.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar at the bottom.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar at the bottom.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A bar at the bottom.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// The appearance of the dots that show the number of a page.
///
/// Apps use the styles of this module and declare none.
public protocol IndexViewStyle: Sendable {
  /// Whether the dots have a background.
  ///
  /// This property is an implementation detail. Do not read or implement it.
  var _hasBackground: Bool { get }
}

/// White dots.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether the dots have a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    let hasBackground: Bool

    /// No background.
    public static let automatic = BackgroundDisplayMode(hasBackground: false)
    /// A background.
    public static let always = BackgroundDisplayMode(hasBackground: true)
    /// A background while the dots are touched, and thus none.
    public static let interactive = BackgroundDisplayMode(hasBackground: false)
    /// No background.
    public static let never = BackgroundDisplayMode(hasBackground: false)
  }

  private let mode: BackgroundDisplayMode

  /// Creates the style.
  ///
  /// - Parameter backgroundDisplayMode: Whether the dots have a background; `.automatic` by default.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }

  /// Whether the dots have a background.
  public var _hasBackground: Bool { mode.hasBackground }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// White dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// White dots.
  ///
  /// - Parameter backgroundDisplayMode: Whether the dots have a background.
  /// - Returns: The style.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

nonisolated extension View {
  /// Sets the style of the tab views in the view.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    environment(\.tabViewKind, style._kind)
  }

  /// Sets the style of the dots of the tab views in the view.
  public func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View {
    environment(\.indexViewHasBackground, style._hasBackground)
  }
}

private enum TabViewKindKey: EnvironmentKey { static var defaultValue: _TabViewKind { .bar } }
private enum IndexBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var tabViewKind: _TabViewKind {
    get { self[TabViewKindKey.self] }
    set { self[TabViewKindKey.self] = newValue }
  }

  var indexViewHasBackground: Bool {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }
}
