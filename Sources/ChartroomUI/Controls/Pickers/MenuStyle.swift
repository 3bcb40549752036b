/// A style of menus, all of which are drawn as buttons.
public protocol MenuStyle {}

/// The style that suits the place of a menu.
public struct DefaultMenuStyle: MenuStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of a button in the button style of the environment.
public struct ButtonMenuStyle: MenuStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style that suits the place of the menu.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The style of a button in the button style of the environment.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The style of a button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

nonisolated extension View {
  /// Sets the style of menus.
  ///
  /// Accepted, and has no effect: all menus are drawn as buttons.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
}
