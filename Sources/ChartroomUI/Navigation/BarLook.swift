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

  /// Whether the background is visible; `.automatic` if it is visible while content is beneath the bar.
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

  /// Returns whether the background is visible, for a bar with or without content beneath it.
  func isVisible(aboveContent isAboveContent: Bool) -> Bool {
    isAboveContent ? visibility != .hidden : visibility == .visible
  }

  /// The style of the background.
  var style: AnyShapeStyle { background?.style ?? AnyShapeStyle(Material.bar) }
}

nonisolated extension View {
  /// Sets the background of bars while it is visible.
  ///
  /// A bar shows its background while scrolled content is beneath it, and always with
  /// `toolbarBackground(.visible, for: .navigationBar)` or another bar.
  ///
  /// - Parameters:
  ///   - style: The background.
  ///   - bars: The bars; that at the top by default.
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
  ///     it while scrolled content is beneath the bar.
  ///   - bars: The bars; that at the top by default.
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
  ///     it while scrolled content is beneath the bar.
  ///   - bars: The bars; that at the top by default.
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
  ///   - bars: The bars; that at the top by default.
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
        shape: NavigationBarShape(
          look: isTop ? look : BarLook(),
          bottomLook: bars.contains(.bottomBar) ? look : BarLook()),
        tabBar: TabBarSettings(look: bars.contains(.tabBar) ? look : BarLook())))
  }
}
