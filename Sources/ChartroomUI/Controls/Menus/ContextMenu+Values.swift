/// The content of a context menu, as a value.
@available(*, deprecated, message: "Use contextMenu(menuItems:).")
public struct ContextMenu<MenuItems: View> {
  fileprivate let items: MenuItems

  /// Creates a menu.
  ///
  /// - Parameter menuItems: The rows of the menu.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

nonisolated extension View {
  /// Adds a context menu; `nil` for none.
  ///
  /// - Parameter contextMenu: The menu.
  /// - Returns: The view with the menu.
  @available(*, deprecated, message: "Use contextMenu(menuItems:).")
  @ViewBuilder
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    if let contextMenu {
      self.contextMenu { contextMenu.items }
    } else {
      self
    }
  }
}
