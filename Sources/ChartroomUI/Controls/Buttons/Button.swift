/// A control that performs an action when it is tapped.
///
/// The style of the environment draws the button; see `buttonStyle(_:)`. By default, the label has the tint colour,
/// and is dimmed while the button is pressed or disabled.
public struct Button<Label: View> {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// Creates a button with a label.
  ///
  /// - Parameters:
  ///   - action: The closure to call when the button is tapped.
  ///   - label: The views to display as the label.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a label.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button, which affects its colour; `nil` for none.
  ///   - action: The closure to call when the button is tapped.
  ///   - label: The views to display as the label.
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button: View {
  /// The button in the style of the environment.
  public var body: some View {
    StyledButton(
      configuration: PrimitiveButtonStyleConfiguration(
        role: role, label: _StylePart(label), action: action))
  }
}

/// A button in the style of the environment.
struct StyledButton {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.buttonStyle) private var style
}

extension StyledButton: View {
  var body: some View { style.view(of: configuration, in: \.buttonStyle) }
}

extension Button where Label == Text {
  /// Creates a button with a text label.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - role: The purpose of the button; `nil`, the default, for none.
  ///   - action: The closure to call when the button is tapped.
  @preconcurrency
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Creates a button with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - role: The purpose of the button; `nil`, the default, for none.
  ///   - action: The closure to call when the button is tapped.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the configuration that a style receives, drawn in the style of the environment.
  ///
  /// Inside of a style, this is the style that the environment has around the button.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role, action: configuration.action, label: { configuration.label })
  }
}
