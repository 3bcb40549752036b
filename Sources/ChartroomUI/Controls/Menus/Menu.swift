/// A button that opens a menu of actions.
///
/// The menu lies above the screen, beside the label. Buttons, toggles, pickers and other menus are its rows; sections
/// and dividers separate them. An action closes the menu, as does a tap beside it.
public struct Menu<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  private let primaryAction: (@MainActor () -> Void)?
  @State private var isOpen = false
  @Environment(\.menuLevels) private var levels
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuStyle) private var style

  private init(
    label: Label, content: Content, primaryAction: (@MainActor () -> Void)? = nil
  ) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }
}

extension Menu: View {
  /// The label, as that of a button, or as a row of another menu.
  public var body: some View {
    if let style, levels.isEmpty {
      style.view(
        of: MenuStyleConfiguration(
          label: _StylePart(label), content: _StylePart(content), primaryAction: primaryAction)
      )
      .environment(\.menuStyle, nil)
    } else {
      opener.modifier(
        FlagPresentation(style: .menu, isPresented: $isOpen, content: { AnyView(content) }))
    }
  }

  @ViewBuilder @MainActor private var opener: some View {
    if !levels.isEmpty {
      MenuItem(label: label, opensMenu: true) { isOpen = true }
    } else if let primaryAction {
      Button {
        // The release after a long press is no tap.
        if !isOpen { primaryAction() }
      } label: {
        label
      }
      .simultaneousGesture(
        LongPressGesture().onEnded { _ in isOpen = true }, isEnabled: isEnabled)
    } else {
      Button(action: { isOpen = true }, label: { label })
    }
  }
}

extension Menu {
  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - content: The rows of the menu.
  ///   - label: The views to display as the label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// Creates a menu that a long press opens, with an action for a tap.
  ///
  /// - Parameters:
  ///   - content: The rows of the menu.
  ///   - label: The views to display as the label.
  ///   - primaryAction: The closure to call when the label is tapped.
  @preconcurrency
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from the configuration that a style receives.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content,
      primaryAction: configuration.primaryAction)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a text label.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - content: The rows of the menu.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  /// Creates a menu with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - content: The rows of the menu.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
}
