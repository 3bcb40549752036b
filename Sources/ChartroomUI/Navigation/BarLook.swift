public import Graphics

/// The background of a bar, and its colour scheme.
struct BarLook: Equatable {
  /// A background.
  ///
  /// Styles have no values to compare, so that backgrounds are equal if they have the same identity.
  final class Background: Equatable, Sendable {
    let style: AnyShapeStyle

    init(style: AnyShapeStyle) { self.style = style }

    static func == (a: Background, b: Background) -> Bool { a === b }
  }

  /// Whether the background is visible; `.automatic` for that of a tab view's bar, and for that of a bar at the top
  /// while content is beneath it.
  var visibility = Visibility.automatic
  /// The background; `nil` for the standard one.
  var background: Background?
  /// The colour scheme while the background is visible; `nil` for that of the environment.
  var colorScheme: ColorScheme?

  /// Adds the settings of another view, unless they are set.
  mutating func add(_ other: BarLook) {
    if visibility == .automatic { visibility = other.visibility }
    background = background ?? other.background
    colorScheme = colorScheme ?? other.colorScheme
  }

  /// The style of the background.
  var style: AnyShapeStyle { background?.style ?? AnyShapeStyle(Material.bar) }
}

nonisolated extension View {
  /// Sets the background of bars while it is visible.
  ///
  /// The bar of a tab view shows its background. The bar at the top shows it while scrolled content is beneath it, and
  /// always with `toolbarBackground(.visible, for: .navigationBar)`.
  ///
  /// - Parameters:
  ///   - style: The background.
  ///   - bars: The bars; that at the top by default. The bar at the bottom of a screen stays as it is.
  /// - Returns: The view.
  public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(BarLook(background: BarLook.Background(style: AnyShapeStyle(style))), of: bars)
  }

  /// Sets whether bars have a background.
  ///
  /// - Parameters:
  ///   - visibility: `.visible` shows the background; `.hidden` hides it with the line at its edge. `.automatic` shows
  ///     that of the bar at the top while scrolled content is beneath it.
  ///   - bars: The bars; that at the top by default. The bar at the bottom of a screen stays as it is.
  /// - Returns: The view.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(BarLook(visibility: visibility), of: bars)
  }

  /// Sets whether bars have a background.
  ///
  /// - Parameters:
  ///   - visibility: `.visible` shows the background; `.hidden` hides it with the line at its edge. `.automatic` shows
  ///     that of the bar at the top while scrolled content is beneath it.
  ///   - bars: The bars; that at the top by default. The bar at the bottom of a screen stays as it is.
  /// - Returns: The view.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(BarLook(visibility: visibility), of: bars)
  }

  /// Sets the colour scheme of bars while their background is visible; `nil` selects that of the environment.
  ///
  /// - Parameters:
  ///   - colorScheme: The colour scheme.
  ///   - bars: The bars; that at the top by default. The bar at the bottom of a screen stays as it is.
  /// - Returns: The view.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(BarLook(colorScheme: colorScheme), of: bars)
  }

  private func barLook(_ look: BarLook, of bars: [ToolbarPlacement]) -> some View {
    let isTop = bars.isEmpty || bars.contains(.navigationBar)
    return background(
      BarPreference(
        shape: NavigationBarShape(look: isTop ? look : BarLook()),
        tabBar: TabBarSettings(look: bars.contains(.tabBar) ? look : BarLook())))
  }
}
