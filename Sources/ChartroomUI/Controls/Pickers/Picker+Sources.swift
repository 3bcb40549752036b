extension Picker {
  /// Creates a picker of several selections, which are set together.
  ///
  /// While they differ, the selection of the first source is displayed. Without sources, nothing is selected.
  ///
  /// - Parameters:
  ///   - sources: The values with the selections.
  ///   - selection: The path of the binding to the selection in a value.
  ///   - content: The views to choose from.
  ///   - label: The views to display as the label.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let selections = sources.map { $0[keyPath: selection] }
    self.init(of: .common(of: selections), content: content(), label: label())
  }

  /// Creates a picker of several selections, which are set together, with a label of the value that is selected.
  ///
  /// - Parameters:
  ///   - sources: The values with the selections.
  ///   - selection: The path of the binding to the selection in a value.
  ///   - content: The views to choose from.
  ///   - label: The views to display as the label.
  ///   - currentValueLabel: The views to display as the value that is selected.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    let selections = sources.map { $0[keyPath: selection] }
    self.init(
      of: .common(of: selections), content: content(), label: label(),
      currentValueLabel: _StylePart(currentValueLabel()))
  }
}

extension Picker where Label == Text {
  /// Creates a picker of several selections with a text label.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - sources: The values with the selections.
  ///   - selection: The path of the binding to the selection in a value.
  ///   - content: The views to choose from.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker of several selections with a text label.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - sources: The values with the selections.
  ///   - selection: The path of the binding to the selection in a value.
  ///   - content: The views to choose from.
  @_disfavoredOverload
  public init<Title: StringProtocol, Sources: RandomAccessCollection>(
    _ title: Title, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }

  /// Creates a picker of several selections with a text label and a label of the value that is selected.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - sources: The values with the selections.
  ///   - selection: The path of the binding to the selection in a value.
  ///   - content: The views to choose from.
  ///   - currentValueLabel: The views to display as the value that is selected.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker of several selections with a text label and a label of the value that is selected.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - sources: The values with the selections.
  ///   - selection: The path of the binding to the selection in a value.
  ///   - content: The views to choose from.
  ///   - currentValueLabel: The views to display as the value that is selected.
  @_disfavoredOverload
  public init<Title: StringProtocol, Sources: RandomAccessCollection>(
    _ title: Title, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a text label and a label of the value that is selected.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - selection: A binding to the selected value.
  ///   - content: The views to choose from.
  ///   - currentValueLabel: The views to display as the value that is selected.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a text label and a label of the value that is selected.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - selection: A binding to the selected value.
  ///   - content: The views to choose from.
  ///   - currentValueLabel: The views to display as the value that is selected.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }
}

extension Binding where Value: Hashable {
  /// Returns a binding to the value that all of `bindings` have, and which sets all of them; `nil` for none.
  ///
  /// While they differ, the value is that of the first binding.
  fileprivate static func common(of bindings: [Binding<Value>]) -> Binding<Value>? {
    guard let first = bindings.first else { return nil }
    return Binding(
      get: { first.wrappedValue },
      set: { new in for binding in bindings { binding.wrappedValue = new } })
  }
}
