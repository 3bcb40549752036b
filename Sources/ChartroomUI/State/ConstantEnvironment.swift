public import Foundation

// Properties of the environment that pictures do not depend on.

/// How the labels of a toolbar are displayed.
public struct ToolbarLabelStyle: Hashable, Sendable {
  private let name: String

  /// The style of the platform.
  public static let automatic = ToolbarLabelStyle(name: "automatic")
  /// Titles and icons.
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
  /// Titles only.
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
  /// Icons only.
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}

private enum HorizontalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}
private enum VerticalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

extension EnvironmentValues {
  /// How scroll views behave at the ends of their content in the horizontal direction; content stops there.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  /// How scroll views behave at the ends of their content in the vertical direction; content stops there.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }

  /// Whether a tab bar shows the tabs of its sections; always `false`.
  public var isTabBarShowingSections: Bool { false }

  /// How the labels of a toolbar are displayed; `nil` outside of a toolbar of macOS.
  public var toolbarLabelStyle: ToolbarLabelStyle? { nil }

  /// The sizes of buttons; buttons have the sizes of their labels.
  public var buttonSizing: ButtonSizing { .automatic }

  /// The distance between the icon and the title of labels, in points; `nil` for that of the style.
  public var labelIconToTitleSpacing: CGFloat? { nil }

  /// The width of the icons of labels, in points; `nil` for their own widths.
  public var labelReservedIconWidth: CGFloat? { nil }

  /// How writing tools change texts; there are none.
  public var writingToolsBehavior: WritingToolsBehavior? { nil }

  /// Whether buttons have borders for assistive technologies; always `false`.
  public var accessibilityShowBorders: Bool { false }
}
