/// A description of an alert.
@available(
  *, deprecated, message: "Use a View modifier like alert(_:isPresented:actions:message:) instead."
)
public struct Alert {
  /// A button of an alert or of an action sheet.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: @MainActor () -> Void

    /// Returns a button.
    @preconcurrency
    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action ?? {})
    }

    /// Returns a button that ends the alert without a change.
    @preconcurrency
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action ?? {})
    }

    /// Returns a button named Cancel that ends the alert without a change.
    @preconcurrency
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
      cancel(Text(verbatim: "Cancel"), action: action)
    }

    /// Returns a button that deletes something; it is red.
    @preconcurrency
    public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The message below the title; `nil`, the default, for none.
  ///   - dismissButton: The button; `nil`, the default, for one named OK.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The message below the title; `nil`, the default, for none.
  ///   - primaryButton: The first button.
  ///   - secondaryButton: The second button.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A description of a confirmation dialog.
@available(
  *, deprecated,
  message:
    "Use a View modifier like confirmationDialog(_:isPresented:titleVisibility:actions:message:) instead."
)
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The message below the title; `nil`, the default, for none.
  ///   - buttons: The buttons; by default one that cancels.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

nonisolated extension View {
  /// Presents an alert while a binding is `true`.
  @available(*, deprecated, message: "Use alert(_:isPresented:actions:) instead.")
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(
      FlagPresentation(
        style: .alert, isPresented: isPresented, content: { AnyView(question(content())) }))
  }

  /// Presents an alert for the item that a binding holds.
  @available(*, deprecated, message: "Use alert(_:isPresented:presenting:actions:) instead.")
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      ItemPresentation(style: .alert, item: item, content: { AnyView(question(content($0))) }))
  }

  /// Presents a confirmation dialog while a binding is `true`.
  @available(*, deprecated, message: "Use confirmationDialog(_:isPresented:actions:) instead.")
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(
      FlagPresentation(
        style: .dialog, isPresented: isPresented, content: { AnyView(question(content())) }))
  }

  /// Presents a confirmation dialog for the item that a binding holds.
  @available(
    *, deprecated, message: "Use confirmationDialog(_:isPresented:presenting:actions:) instead."
  )
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(
      ItemPresentation(style: .dialog, item: item, content: { AnyView(question(content($0))) }))
  }
}

@available(*, deprecated)
private func question(_ alert: Alert) -> Question {
  question(alert.title, alert.message, alert.buttons)
}

@available(*, deprecated)
private func question(_ sheet: ActionSheet) -> Question {
  question(sheet.title, sheet.message, sheet.buttons)
}

@available(*, deprecated)
private func question(_ title: Text, _ message: Text?, _ buttons: [Alert.Button]) -> Question {
  Question(
    title: title, message: message.map { AnyView($0) },
    actions: AnyView(
      ForEach(buttons.indices, id: \.self) { index in
        Button(role: buttons[index].role, action: buttons[index].action) {
          buttons[index].label
        }
      }))
}
