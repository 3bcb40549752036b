/// A button that opens a menu of actions.
///
/// - Note: Unlike in SwiftUI, a tap opens no menu; it performs the primary action, if there is one.
public struct Menu<Label: View, Content: View> {
  private let label: Label
  private let primaryAction: (@MainActor () -> Void)?

  private init(label: Label, primaryAction: (@MainActor () -> Void)?) {
    self.label = label
    self.primaryAction = primaryAction
  }
}

extension Menu: View {
  /// The label, as that of a button.
  public var body: some View { Button(action: primaryAction ?? {}, label: { label }) }
}

extension Menu {
  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - content: The actions of the menu, which are not displayed.
  ///   - label: The views to display as the label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), primaryAction: nil)
  }

  /// Creates a menu with an action.
  ///
  /// - Parameters:
  ///   - content: The actions of the menu, which are not displayed.
  ///   - label: The views to display as the label.
  ///   - primaryAction: The closure to call when the label is tapped.
  @preconcurrency
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: label(), primaryAction: primaryAction)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a text label.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - content: The actions of the menu, which are not displayed.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  /// Creates a menu with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - content: The actions of the menu, which are not displayed.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
}
