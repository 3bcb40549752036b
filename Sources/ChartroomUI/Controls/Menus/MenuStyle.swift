/// A style that draws menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The properties of the menu.
  typealias Configuration = MenuStyleConfiguration
  /// Returns the view of a menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu, from which `Menu(_:)` creates it in the style of the environment.
public struct MenuStyleConfiguration {
  /// The label.
  public typealias Label = _StylePart
  /// The rows of the menu.
  public typealias Content = _StylePart

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

/// The style that suits the place of a menu.
public struct DefaultMenuStyle: MenuStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the menu, drawn as a button.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// The style of a button in the button style of the environment.
public struct ButtonMenuStyle: MenuStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the menu, drawn as a button.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// The style of a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the menu, drawn as a button without a border.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style that suits the place of the menu.
  public static nonisolated var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The style of a button in the button style of the environment.
  public static nonisolated var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The style of a button without a border.
  public static nonisolated var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

nonisolated extension View {
  /// Sets the style of the menus in the view.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuStyle, .erasing(style, in: MenuStyleBody.self))
  }
}

private struct MenuStyleBody<Style: MenuStyle> {
  let style: Style
  let configuration: MenuStyleConfiguration

  nonisolated init(style: Style, configuration: MenuStyleConfiguration) {
    self.style = style
    self.configuration = configuration
  }
}

extension MenuStyleBody: StyleBody {
  var body: some View { style.makeBody(configuration: configuration) }
}

private enum MenuStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<MenuStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  /// The style of menus; `nil` for buttons.
  var menuStyle: ControlStyle<MenuStyleConfiguration>? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}
