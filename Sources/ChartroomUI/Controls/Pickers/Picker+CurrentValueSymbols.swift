// The initialisers of pickers with a label of the value, whose label is a title with an image.

extension Picker where Label == ChartroomUI.Label<Text, Image> {
  /// Creates a picker with a label of its value, with a title that is looked up in the translations and a system
  /// symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - systemImage: The name of the symbol.
  ///   - selection: A binding to the selected value.
  ///   - content: The views to choose from.
  ///   - currentValueLabel: The views to display as the value that is selected.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content) {
      ChartroomUI.Label(titleKey, systemImage: systemImage)
    } currentValueLabel: {
      currentValueLabel()
    }
  }

  /// Creates a picker with a label of its value, with a title and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the symbol.
  ///   - selection: A binding to the selected value.
  ///   - content: The views to choose from.
  ///   - currentValueLabel: The views to display as the value that is selected.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content) {
      ChartroomUI.Label(title, systemImage: systemImage)
    } currentValueLabel: {
      currentValueLabel()
    }
  }

  /// Creates a picker with a label of its value, with a title that is looked up in the translations and an image of
  /// the asset catalog.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The image.
  ///   - selection: A binding to the selected value.
  ///   - content: The views to choose from.
  ///   - currentValueLabel: The views to display as the value that is selected.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content) {
      ChartroomUI.Label(titleKey, image: image)
    } currentValueLabel: {
      currentValueLabel()
    }
  }

  /// Creates a picker with a label of its value, with a title and an image of the asset catalog.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - selection: A binding to the selected value.
  ///   - content: The views to choose from.
  ///   - currentValueLabel: The views to display as the value that is selected.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content) {
      ChartroomUI.Label(title, image: image)
    } currentValueLabel: {
      currentValueLabel()
    }
  }

  /// Creates a picker of several selections with a label of its value, with a title that is looked up in the
  /// translations and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - systemImage: The name of the symbol.
  ///   - sources: The values with the selections.
  ///   - selection: The path of the binding to the selection in a value.
  ///   - content: The views to choose from.
  ///   - currentValueLabel: The views to display as the value that is selected.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      ChartroomUI.Label(titleKey, systemImage: systemImage)
    } currentValueLabel: {
      currentValueLabel()
    }
  }

  /// Creates a picker of several selections with a label of its value, with a title and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the symbol.
  ///   - sources: The values with the selections.
  ///   - selection: The path of the binding to the selection in a value.
  ///   - content: The views to choose from.
  ///   - currentValueLabel: The views to display as the value that is selected.
  @_disfavoredOverload
  public init<Title: StringProtocol, Sources: RandomAccessCollection>(
    _ title: Title, systemImage: String, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      ChartroomUI.Label(title, systemImage: systemImage)
    } currentValueLabel: {
      currentValueLabel()
    }
  }

  /// Creates a picker of several selections with a label of its value, with a title that is looked up in the
  /// translations and an image of the asset catalog.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The image.
  ///   - sources: The values with the selections.
  ///   - selection: The path of the binding to the selection in a value.
  ///   - content: The views to choose from.
  ///   - currentValueLabel: The views to display as the value that is selected.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      ChartroomUI.Label(titleKey, image: image)
    } currentValueLabel: {
      currentValueLabel()
    }
  }

  /// Creates a picker of several selections with a label of its value, with a title and an image of the asset catalog.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - sources: The values with the selections.
  ///   - selection: The path of the binding to the selection in a value.
  ///   - content: The views to choose from.
  ///   - currentValueLabel: The views to display as the value that is selected.
  @_disfavoredOverload
  public init<Title: StringProtocol, Sources: RandomAccessCollection>(
    _ title: Title, image: ImageResource, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      ChartroomUI.Label(title, image: image)
    } currentValueLabel: {
      currentValueLabel()
    }
  }
}
