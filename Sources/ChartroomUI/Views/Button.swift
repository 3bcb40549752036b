/// A control that performs an action when its label is tapped.
///
/// - Note: Unlike in SwiftUI, a button has no style. Its label is rendered unchanged, even while the button
///   is pressed.
public struct Button<Label: View> {
  private let action: @MainActor () -> Void
  private let label: Label

  /// Creates a button with a label.
  ///
  /// - Parameters:
  ///   - action: The closure to call when the label is tapped.
  ///   - label: The views to display as the label.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }
}

extension Button: View {
  /// The label, which performs the action when tapped anywhere in its frame.
  public var body: some View {
    label.contentShape(Rectangle()).onTapGesture { action() }
  }
}

extension Button where Label == Text {
  /// Creates a button with a text label.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - action: The closure to call when the label is tapped.
  @preconcurrency
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - action: The closure to call when the label is tapped.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }
}
