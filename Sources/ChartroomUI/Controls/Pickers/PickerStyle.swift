/// The appearance of pickers.
///
/// Apps use the styles of this module and declare none.
public protocol PickerStyle: Sendable {
  /// The appearance.
  ///
  /// This property is an implementation detail. Do not read or implement it.
  var _kind: _PickerKind { get }
}

/// The kind of the appearance of pickers.
///
/// This type is an implementation detail. Do not use it.
public enum _PickerKind: Sendable {
  case automatic, menu, segmented, inline, wheel, navigationLink, palette
}

/// The style that is used unless another one is set: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The appearance.
  public var _kind: _PickerKind { .automatic }
}

/// A style that shows the selected view, and the others in a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The appearance.
  public var _kind: _PickerKind { .menu }
}

/// A style that shows all views side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The appearance.
  public var _kind: _PickerKind { .segmented }
}

/// A style that shows the views as rows of the list around the picker, with a check mark in the selected one, and on a
/// wheel outside of lists.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The appearance.
  public var _kind: _PickerKind { .inline }
}

/// A style that shows the views on a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The appearance.
  public var _kind: _PickerKind { .wheel }
}

/// A style that shows the selected view beside a link.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The appearance.
  public var _kind: _PickerKind { .navigationLink }
}

/// A style that shows all views side by side.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The appearance.
  public var _kind: _PickerKind { .palette }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// A menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The selected view, with the others in a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All views side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All views below each other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The views on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The selected view beside a link.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// All views side by side.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

nonisolated extension View {
  /// Sets the style of the pickers in the view.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    environment(\.pickerStyle, style._kind)
  }
}

private enum PickerStyleKey: EnvironmentKey { static var defaultValue: _PickerKind { .automatic } }

extension EnvironmentValues {
  package var pickerStyle: _PickerKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}
