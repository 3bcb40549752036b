// The initialisers of controls whose label is a title with a system symbol.

extension Picker where Label == ChartroomUI.Label<Text, Image> {
  /// Creates a picker with a title that is looked up in the translations and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - systemImage: The name of the symbol.
  ///   - selection: A binding to the selected value.
  ///   - content: The views to choose from.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      ChartroomUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker with a title and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the symbol.
  ///   - selection: A binding to the selected value.
  ///   - content: The views to choose from.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      ChartroomUI.Label(title, systemImage: systemImage)
    }
  }
}

extension Toggle where Label == ChartroomUI.Label<Text, Image> {
  /// Creates a control with a title that is looked up in the translations and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - systemImage: The name of the symbol.
  ///   - isOn: A binding to the state.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ChartroomUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a control with a title and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the symbol.
  ///   - isOn: A binding to the state.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ChartroomUI.Label(title, systemImage: systemImage) }
  }
}
