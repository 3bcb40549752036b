nonisolated extension View {
  /// Adds a menu that a long press on the view opens.
  ///
  /// The menu lies beside the view, and the rest of the screen is shaded.
  ///
  /// - Parameter menuItems: The rows of the menu, as in a `Menu`; without any, nothing is opened.
  /// - Returns: The view with the menu.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuOpening(items: menuItems()))
  }

  /// Adds a menu that a long press on the view opens.
  ///
  /// - Note: Unlike in SwiftUI, the view itself is shown beside the menu in place of a preview, which is never created.
  /// - Parameters:
  ///   - menuItems: The rows of the menu, as in a `Menu`.
  ///   - preview: The view to show beside the menu.
  /// - Returns: The view with the menu.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuOpening(items: menuItems()))
  }
}

/// A modifier that opens a menu for a long press.
private struct ContextMenuOpening<Items: View> {
  let items: Items
  @State private var isOpen = false
  @Environment(\.isEnabled) private var isEnabled

  nonisolated init(items: Items) { self.items = items }
}

extension ContextMenuOpening: RowsModifier {
  var rowScope: RowScope { .eachRow }
}

extension ContextMenuOpening: ViewModifier {
  @ViewBuilder
  func body(content: Content) -> some View {
    if Items.self == EmptyView.self {
      content
    } else {
      content
        .gesture(
          LongPressGesture().onEnded { _ in
            if RowList(of: items).count > 0 { isOpen = true }
          }, isEnabled: isEnabled
        )
        .modifier(
          FlagPresentation(
            style: .contextMenu, isPresented: $isOpen, content: { AnyView(items) }))
    }
  }
}
