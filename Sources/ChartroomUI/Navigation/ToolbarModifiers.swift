import Graphics

nonisolated extension View {
  /// Adds items to the bars of the screen.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    background(ToolbarPreference(content: content()))
  }

  /// Sets whether the bars of the screen are visible.
  ///
  /// - Parameters:
  ///   - visibility: `.hidden` hides the bars.
  ///   - bars: The bars; only the bar at the top can be hidden.
  /// - Returns: The view.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let isHidden = visibility == .hidden && (bars.isEmpty || bars.contains(.navigationBar))
    return background(BarPreference(shape: NavigationBarShape(isHidden: isHidden)))
  }

  /// Sets whether the bars of the screen are visible.
  ///
  /// - Parameters:
  ///   - visibility: `.hidden` hides the bars.
  ///   - bars: The bars; only the bar at the top can be hidden.
  /// - Returns: The view.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    let isHidden = visibility == .hidden && (bars.isEmpty || bars.contains(.navigationBar))
    return background(BarPreference(shape: NavigationBarShape(isHidden: isHidden)))
  }

  /// Leaves the view as it is.
  ///
  /// - Note: Unlike in SwiftUI, bars have no background.
  public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Leaves the view as it is.
  ///
  /// - Note: Unlike in SwiftUI, bars have no background.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
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
}

extension ToolbarPreference: View {
  var body: some View {
    let entries = content._entries
    BarPreference(
      bar: NavigationBar(items: entries),
      shape: NavigationBarShape(
        hasItems: entries.contains { $0.placement.region != .bottom },
        hasBottomItems: entries.contains { $0.placement.region == .bottom }))
  }
}
