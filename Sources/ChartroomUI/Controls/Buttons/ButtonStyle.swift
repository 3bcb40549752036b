/// A style that draws buttons, with the standard interaction: a tap anywhere in the label performs the action.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view of a button.
  associatedtype Body: View
  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// Returns the view of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that a `ButtonStyle` draws.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public typealias Label = _StylePart

  /// The purpose of the button; `nil` for none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the button is being pressed.
  public let isPressed: Bool
}

nonisolated extension View {
  /// Sets the style of the buttons in the view.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    controlStyle(
      \.buttonStyle, .erasing(PressableStyle(style: style), in: PrimitiveButtonBody.self))
  }
}

/// A style that adds the standard interaction to a `ButtonStyle`.
struct PressableStyle<Style: ButtonStyle> {
  let style: Style
}

extension PressableStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { isPressed in
      ButtonBody(
        style: style,
        configuration: ButtonStyleConfiguration(
          role: configuration.role, label: configuration.label, isPressed: isPressed))
    }
  }
}

struct ButtonBody<Style: ButtonStyle> {
  let style: Style
  let configuration: ButtonStyleConfiguration

  nonisolated init(style: Style, configuration: ButtonStyleConfiguration) {
    self.style = style
    self.configuration = configuration
  }
}

extension ButtonBody: StyleBody {
  var body: some View { style.makeBody(configuration: configuration) }
}
