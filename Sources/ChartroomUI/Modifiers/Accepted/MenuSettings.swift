// Menus have one order and no arrows, and buttons are pressed once, so that most of these settings can only be read.

/// The order of the items of a menu.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// The order that suits the menu.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first items are the nearest ones to the finger.
  public static let priority = MenuOrder(name: "priority")
  /// The items are in the order of the source.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether an action closes its menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String

  /// The behaviour of the system.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// The menu is closed.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// The menu stays open.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// Whether a button repeats its action while it is pressed.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// The behaviour of the button.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// The action is repeated.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// The action is performed once.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// The effect of a selection on the pictures of a palette.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String
  private var variant = SymbolVariants.none

  /// The effect that suits the pictures.
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  /// No effect.
  public static let custom = PaletteSelectionEffect(name: "custom")

  /// A variant of the symbol, such as the filled one.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "symbolVariant", variant: variant)
  }
}

nonisolated extension View {
  /// Sets the order of the items of menus.
  ///
  /// Accepted, and has no effect but on the value in the environment: the rows have the order of the source.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Sets whether actions close their menu; by default, they do.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }

  /// Sets the visibility of the arrow that shows that a button opens a menu.
  ///
  /// Accepted, and has no effect but on the value in the environment: menus are drawn without such an arrow.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Sets whether buttons repeat their actions while they are pressed.
  ///
  /// Accepted, and has no effect but on the value in the environment: an action is performed once.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }

  /// Sets the effect of a selection on the pictures of palettes.
  ///
  /// Accepted, and has no effect: palettes are drawn like segmented pickers.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
}

private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
private enum MenuDismissKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}
private enum MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}
private enum ButtonRepeatKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
  /// The order of the items of menus; `.automatic` by default.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether the actions of menus close them.
  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuDismissKey.self] }
    set { self[MenuDismissKey.self] = newValue }
  }

  /// The visibility of the arrow of buttons that open menus; `.automatic` by default.
  public internal(set) var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }

  /// Whether buttons repeat their actions while they are pressed; `.automatic` by default.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatKey.self] }
    set { self[ButtonRepeatKey.self] = newValue }
  }
}
