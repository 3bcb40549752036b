/// The properties of the bar of a tab view that the views of its tabs set.
struct TabBarSettings: Equatable {
  var isHidden = false
  var hasBackground = true
  /// The background; `nil` for the standard one.
  var background: TabBarBackground?
}

/// The background of the bar of a tab view.
///
/// Styles have no values to compare, so that backgrounds are equal if they have the same identity.
final class TabBarBackground: Equatable, Sendable {
  let style: AnyShapeStyle

  init(style: AnyShapeStyle) { self.style = style }

  static func == (a: TabBarBackground, b: TabBarBackground) -> Bool { a === b }
}

enum TabBarKey: PreferenceKey {
  static var defaultValue: TabBarSettings { TabBarSettings() }

  static func reduce(value: inout TabBarSettings, nextValue: () -> TabBarSettings) {
    let next = nextValue()
    value.isHidden = value.isHidden || next.isHidden
    value.hasBackground = value.hasBackground && next.hasBackground
    value.background = value.background ?? next.background
  }
}
