import Foundation

/// A gap between items of a bar.
public struct ToolbarSpacer {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates a gap.
  ///
  /// - Parameters:
  ///   - sizing: Whether the gap takes the free space, which it does by default in the bar at the bottom. In other
  ///     bars, gaps have a fixed width.
  ///   - placement: The position; `.automatic` by default.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }
}

extension ToolbarSpacer: ToolbarContent {
  /// The type of the parts of a gap, which has none.
  public typealias Body = Never
  /// The gap as an item.
  public var _entries: [_ToolbarEntry] {
    let isFlexible = sizing == .flexible && placement.region == .bottom
    return [
      _ToolbarEntry(
        placement: placement,
        content: isFlexible ? AnyView(Spacer(minLength: 0)) : AnyView(Spacer().frame(width: 8)))
    ]
  }
}

/// Whether a gap takes the free space.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  /// The gap takes the free space.
  public static let flexible = SpacerSizing(name: "flexible")
  /// The gap has a fixed width.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// A menu that the title of a screen opens while it is in the bar.
///
/// - Note: Unlike in SwiftUI, there are no commands of documents, and large titles have no menus.
public struct ToolbarTitleMenu<Content: View> {
  private let content: Content?

  /// Creates a menu of the commands of the document, of which there are none.
  public init() where Content == EmptyView { content = nil }

  /// Creates a menu.
  ///
  /// - Parameter content: The items.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu: ToolbarContent {
  /// The type of the parts of a menu, which has none.
  public typealias Body = Never
  /// The menu as an item.
  public var _entries: [_ToolbarEntry] {
    content.map { [_ToolbarEntry(placement: .titleMenu, content: AnyView($0))] } ?? []
  }
}

/// A kind of item that bars have by themselves.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The button that hides and shows the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// The place of an item that bars have by themselves.
///
/// Accepted, and has no effect: such items keep their places.
public struct DefaultToolbarItem {
  /// Creates the place of an item.
  ///
  /// - Parameters:
  ///   - kind: The item.
  ///   - placement: The position; `.automatic` by default.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

extension DefaultToolbarItem: ToolbarContent {
  /// The type of the parts of an item, which has none.
  public typealias Body = Never
  /// No items.
  public var _entries: [_ToolbarEntry] { [] }
}
