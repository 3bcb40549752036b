import Foundation
import Graphics

/// The style of buttons that is used unless another one is set: that of `BorderlessButtonStyle`.
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label in the tint colour.
  ///
  /// In a row of a list, a tap anywhere in the row triggers the button, unless it hits another control.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration).modifier(RowAction())
  }
}

/// A style whose buttons are labels in the tint colour.
///
/// Buttons with the role `destructive` are red. Disabled buttons are grey, and a button is dimmed while it is
/// pressed.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label in the tint colour.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { isPressed in
      BorderlessLabel(role: configuration.role, label: configuration.label, isPressed: isPressed)
    }
  }
}

/// The label of a button without a border.
private struct BorderlessLabel {
  let role: ButtonRole?
  let label: _StylePart
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonForegroundStyle) private var outerStyle
}

extension BorderlessLabel: View {
  var body: some View {
    label.buttonLabelStyle(style).opacity(isPressed ? 0.2 : 1)
  }

  /// The style of the label; `nil` for that of a view around the button.
  private var style: AnyShapeStyle? {
    if outerStyle != nil { return nil }
    guard isEnabled else { return AnyShapeStyle(Color.tertiaryLabel) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }
}

/// A style whose buttons are labels without a colour of their own.
///
/// A button is dimmed while it is pressed or disabled.
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { isPressed in
      PlainLabel(label: configuration.label, isPressed: isPressed)
    }
  }
}

private struct PlainLabel {
  let label: _StylePart
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled
}

extension PlainLabel: View {
  var body: some View { label.opacity(isPressed ? 0.4 : isEnabled ? 1 : 0.5) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that is used unless another one is set.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Labels in the tint colour.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Labels without a colour of their own.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
