/// A style that draws switches and other controls that are on or off.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the view of a control.
  associatedtype Body: View
  /// The properties of a control.
  typealias Configuration = ToggleStyleConfiguration
  /// Returns the view of a control.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control that a `ToggleStyle` draws.
public struct ToggleStyleConfiguration {
  /// The label of a control.
  public typealias Label = _StylePart

  /// The label of the control.
  public let label: Label
  /// Whether the control is on.
  @Binding public var isOn: Bool
  /// Whether the control represents several states that differ.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool = false) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

nonisolated extension View {
  /// Sets the style of the toggles in the view.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    controlStyle(\.toggleStyle, .erasing(style, in: ToggleBody.self))
  }
}

struct ToggleBody<Style: ToggleStyle> {
  let style: Style
  let configuration: ToggleStyleConfiguration

  nonisolated init(style: Style, configuration: ToggleStyleConfiguration) {
    self.style = style
    self.configuration = configuration
  }
}

extension ToggleBody: StyleBody {
  var body: some View { style.makeBody(configuration: configuration) }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<ToggleStyleConfiguration> {
    .erasing(DefaultToggleStyle(), in: ToggleBody.self)
  }
}

extension EnvironmentValues {
  package var toggleStyle: ControlStyle<ToggleStyleConfiguration> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}
