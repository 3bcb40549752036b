import Foundation
public import Graphics

/// The style of toggles that is used unless another one is set: a switch, or a button in bars and groups of controls.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label and a switch, or a button.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticToggle(configuration: configuration)
  }
}

/// A style with the label at the leading edge and a switch at the trailing edge.
///
/// A switch that is on has the tint colour, or green if no tint is set.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
  private let tint: Color?

  /// Creates the style.
  public nonisolated init() { tint = nil }

  /// Creates the style with the colour of switches that are on.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// Returns the label and a switch.
  public func makeBody(configuration: Configuration) -> some View {
    ControlLine {
      configuration.label
    } control: {
      Switch(isOn: configuration.$isOn, ownTint: tint)
    }
  }
}

/// A style that draws toggles like buttons, which have a translucent background while they are on.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns a button with the label.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      configuration: PrimitiveButtonStyleConfiguration(role: nil, label: configuration.label) {
        configuration.isOn.toggle()
      }
    ) { isPressed in
      ToggleButtonLabel(
        label: configuration.label, isOn: configuration.isOn, isPressed: isPressed)
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that is used unless another one is set.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The label at the leading edge and a switch at the trailing edge.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button with a translucent background while it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A toggle in the style that suits its place.
private struct AutomaticToggle {
  let configuration: ToggleStyleConfiguration
  @Environment(\.isInToolbar) private var isInToolbar
  @Environment(\.isInControlGroup) private var isInControlGroup
}

extension AutomaticToggle: View {
  var body: some View {
    if isInToolbar || isInControlGroup {
      ButtonToggleStyle().makeBody(configuration: configuration)
    } else {
      SwitchToggleStyle().makeBody(configuration: configuration)
    }
  }
}

/// A switch of 51 × 31 points.
private struct Switch {
  @Binding var isOn: Bool
  let ownTint: Color?
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled

  private var style: AnyShapeStyle {
    guard isOn else { return AnyShapeStyle(Color.secondaryFill) }
    return ownTint.map { AnyShapeStyle($0) } ?? tint ?? AnyShapeStyle(Color.green)
  }
}

extension Switch: View {
  var body: some View {
    Capsule()
      .fill(style)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle()
          .fill(.white)
          .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
          .shadow(color: .black.opacity(0.06), radius: 0.5, y: 1)
          .padding(2)
      }
      .frame(width: 51, height: 31)
      .opacity(isEnabled ? 1 : 0.5)
      .contentShape(Rectangle())
      .gesture(
        TapGesture().onEnded { withAnimation(.easeInOut(duration: 0.2)) { isOn.toggle() } },
        isEnabled: isEnabled)
  }
}

/// The label of a toggle that looks like a button.
private struct ToggleButtonLabel {
  let label: _StylePart
  let isOn: Bool
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.isInToolbar) private var isInToolbar
  @Environment(\.isInControlGroup) private var isInControlGroup
}

extension ToggleButtonLabel: View {
  var body: some View {
    let label = label.foregroundStyle(
      isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.tertiaryLabel))
    let background =
      isOn ? AnyShapeStyle(TintShapeStyle().opacity(0.15)) : AnyShapeStyle(Color.clear)
    Group {
      if isCompact {
        label
          .padding(.horizontal, 8)
          .padding(.vertical, 4)
          .background(background, in: borderShape.shape(for: controlSize))
          .padding(.horizontal, -8)
      } else {
        label.modifier(ButtonBorder(background: background))
      }
    }
    .opacity(isPressed ? 0.75 : 1)
  }

  /// Whether the label has the width of one of a button beside it, and the background extends beyond it.
  private var isCompact: Bool { isInToolbar || isInControlGroup }
}
