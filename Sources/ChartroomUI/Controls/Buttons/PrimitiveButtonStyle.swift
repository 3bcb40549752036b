/// A style that draws buttons and decides which interaction performs their action.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the view of a button.
  associatedtype Body: View
  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Returns the view of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that a `PrimitiveButtonStyle` draws.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public typealias Label = _StylePart

  /// The purpose of the button; `nil` for none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: @MainActor () -> Void

  /// Performs the action of the button.
  @MainActor @preconcurrency
  public func trigger() { action() }
}

nonisolated extension View {
  /// Sets the style of the buttons in the view, including their interaction.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    controlStyle(\.buttonStyle, .erasing(style, in: PrimitiveButtonBody.self))
  }
}

struct PrimitiveButtonBody<Style: PrimitiveButtonStyle> {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  nonisolated init(style: Style, configuration: PrimitiveButtonStyleConfiguration) {
    self.style = style
    self.configuration = configuration
  }
}

extension PrimitiveButtonBody: StyleBody {
  var body: some View { style.makeBody(configuration: configuration) }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<PrimitiveButtonStyleConfiguration> {
    .erasing(DefaultButtonStyle(), in: PrimitiveButtonBody.self)
  }
}

extension EnvironmentValues {
  /// The style of buttons; `DefaultButtonStyle` by default.
  package var buttonStyle: ControlStyle<PrimitiveButtonStyleConfiguration> {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}
