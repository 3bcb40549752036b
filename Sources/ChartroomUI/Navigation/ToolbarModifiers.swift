import Graphics

nonisolated extension View {
  /// Adds items to the bars of the screen.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    background(ToolbarPreference(content: content()))
  }

  /// Removes an item that the bars of the screen have by themselves.
  ///
  /// - Note: Unlike in SwiftUI, the title cannot be removed.
  ///
  /// - Parameter defaultItemKind: The item; only the button for the sidebar is removed.
  /// - Returns: The view.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    background(
      BarPreference(
        shape: NavigationBarShape(hidesSidebarToggle: defaultItemKind == .sidebarToggle)))
  }

  /// Sets whether the bars of the screen are visible.
  ///
  /// - Parameters:
  ///   - visibility: `.hidden` hides the bars.
  ///   - bars: The bars; only the bar at the top and that of a tab view can be hidden.
  /// - Returns: The view.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, of: bars)
  }

  /// Sets whether the bars of the screen are visible.
  ///
  /// - Parameters:
  ///   - visibility: `.hidden` hides the bars.
  ///   - bars: The bars; only the bar at the top and that of a tab view can be hidden.
  /// - Returns: The view.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barVisibility(visibility, of: bars)
  }

  private func barVisibility(_ visibility: Visibility, of bars: [ToolbarPlacement]) -> some View {
    let isHidden = visibility == .hidden && (bars.isEmpty || bars.contains(.navigationBar))
    let tabBar = TabBarSettings(isHidden: visibility == .hidden && bars.contains(.tabBar))
    return background(
      BarPreference(shape: NavigationBarShape(isHidden: isHidden), tabBar: tabBar))
  }
}

/// A bar of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  private enum Place { case navigationBar, bottomBar, tabBar }

  private let place: Place

  /// The bar at the top.
  public static let automatic = ToolbarPlacement(place: .navigationBar)
  /// The bar at the top.
  public static let navigationBar = ToolbarPlacement(place: .navigationBar)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(place: .bottomBar)
  /// The bar of a tab view.
  public static let tabBar = ToolbarPlacement(place: .tabBar)
}

/// A view that passes items of the bars to the screen around it.
private struct ToolbarPreference<Content: ToolbarContent> {
  let content: Content
  @Environment(\.self) private var environment

  init(content: Content) { self.content = content }
}

extension ToolbarPreference: View {
  var body: some View {
    let entries = content._entries.map { entry in
      ToolbarEntry(
        placement: entry.placement,
        content: AnyView(BarContent(content: entry.content, inherited: environment)))
    }
    func has(_ region: ToolbarItemPlacement.Region) -> Bool {
      entries.contains { $0.placement.region == region }
    }
    return BarPreference(
      bar: NavigationBar(items: entries),
      shape: NavigationBarShape(
        hasTitle: has(.title) || has(.largeTitle),
        hasItems: entries.contains { ![.bottom, .titleMenu].contains($0.placement.region) },
        hasBottomItems: has(.bottom), hasSubtitle: has(.subtitle) || has(.largeSubtitle)))
  }
}
