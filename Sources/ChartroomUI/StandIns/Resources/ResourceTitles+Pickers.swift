public import Graphics

// The titles of `LocalizedStringResource` of pickers.

extension Picker where Label == ChartroomUI.Label<Text, Image> {
  /// Creates a picker with a label of its value, with a title that is looked up in the translations and a system
  /// symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - systemImage: The name of the symbol.
  ///   - selection: A binding to the selected value.
  ///   - content: The views to choose from.
  ///   - currentValueLabel: The views to display as the value that is selected.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      titleResource.stringKey, systemImage: systemImage, selection: selection, content: content,
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a label of its value, with a title that is looked up in the translations and an image of
  /// the asset catalog.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - image: The image.
  ///   - selection: A binding to the selected value.
  ///   - content: The views to choose from.
  ///   - currentValueLabel: The views to display as the value that is selected.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      titleResource.stringKey, image: image, selection: selection, content: content,
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker of several selections with a label of its value, with a title that is looked up in the
  /// translations and a system symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - systemImage: The name of the symbol.
  ///   - sources: The values with the selections.
  ///   - selection: The path of the binding to the selection in a value.
  ///   - content: The views to choose from.
  ///   - currentValueLabel: The views to display as the value that is selected.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      titleResource.stringKey, systemImage: systemImage, sources: sources, selection: selection,
      content: content, currentValueLabel: currentValueLabel)
  }

  /// Creates a picker of several selections with a label of its value, with a title that is looked up in the
  /// translations and an image of the asset catalog.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - image: The image.
  ///   - sources: The values with the selections.
  ///   - selection: The path of the binding to the selection in a value.
  ///   - content: The views to choose from.
  ///   - currentValueLabel: The views to display as the value that is selected.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      titleResource.stringKey, image: image, sources: sources, selection: selection,
      content: content, currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a title that is looked up in the translations and an image of the asset catalog.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - image: The image.
  ///   - selection: A binding to the selected value.
  ///   - content: The views to choose from.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.stringKey, image: image, selection: selection, content: content)
  }

  /// Creates a picker of several selections with a title that is looked up in the translations and a system symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - systemImage: The name of the symbol.
  ///   - sources: The values with the selections.
  ///   - selection: The path of the binding to the selection in a value.
  ///   - content: The views to choose from.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      titleResource.stringKey, systemImage: systemImage, sources: sources, selection: selection,
      content: content)
  }

  /// Creates a picker of several selections with a title that is looked up in the translations and an image of the
  /// asset catalog.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - image: The image.
  ///   - sources: The values with the selections.
  ///   - selection: The path of the binding to the selection in a value.
  ///   - content: The views to choose from.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      titleResource.stringKey, image: image, sources: sources, selection: selection,
      content: content)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker of a Core Graphics colour with a text label.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - selection: A binding to the colour.
  ///   - supportsOpacity: Whether the opacity can be set.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<CGColor>,
    supportsOpacity: Bool = true
  ) {
    self.init(titleResource.stringKey, selection: selection, supportsOpacity: supportsOpacity)
  }

  /// Creates a picker with a title that is looked up in the translations.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - selection: A binding to the colour.
  ///   - supportsOpacity: Whether translucent colours can be chosen; `true` by default.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(titleResource.stringKey, selection: selection, supportsOpacity: supportsOpacity)
  }
}

extension Picker where Label == Text {
  /// Creates a picker of several selections with a text label.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - sources: The values with the selections.
  ///   - selection: The path of the binding to the selection in a value.
  ///   - content: The views to choose from.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.stringKey, sources: sources, selection: selection, content: content)
  }

  /// Creates a picker of several selections with a text label and a label of the value that is selected.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - sources: The values with the selections.
  ///   - selection: The path of the binding to the selection in a value.
  ///   - content: The views to choose from.
  ///   - currentValueLabel: The views to display as the value that is selected.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      titleResource.stringKey, sources: sources, selection: selection, content: content,
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a text label and a label of the value that is selected.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - selection: A binding to the selected value.
  ///   - content: The views to choose from.
  ///   - currentValueLabel: The views to display as the value that is selected.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      titleResource.stringKey, selection: selection, content: content,
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - selection: A binding to the selected value.
  ///   - content: The views to choose from.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.stringKey, selection: selection, content: content)
  }
}
