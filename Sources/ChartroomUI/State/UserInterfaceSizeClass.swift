import Foundation

/// A coarse measure of the space available for an interface.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little space, such as the width of a phone.
  case compact
  /// Ample space, such as the width of a tablet.
  case regular
}

extension UserInterfaceSizeClass {
  /// The least width that is regular, in points: more than that of any phone held upright.
  private static var regularWidth: CGFloat { 500 }
  /// The least height that is regular, in points: more than that of any phone on its side.
  private static var regularHeight: CGFloat { 480 }

  /// Returns the class of a width, in points.
  static func horizontal(_ width: CGFloat) -> UserInterfaceSizeClass {
    width < regularWidth ? .compact : .regular
  }

  /// Returns the class of a height, in points.
  static func vertical(_ height: CGFloat) -> UserInterfaceSizeClass {
    height < regularHeight ? .compact : .regular
  }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}
private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

extension EnvironmentValues {
  /// The horizontal size class; `nil` if the width of the picture depends on its content.
  ///
  /// Unless it is set, a width of less than 500 points is compact, and so are the columns of a split view beside the
  /// last one.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical size class; `nil` if the height of the picture depends on its content.
  ///
  /// Unless it is set, a height of less than 480 points is compact.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}
