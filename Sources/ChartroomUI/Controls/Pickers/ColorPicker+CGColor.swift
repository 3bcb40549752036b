import Graphics

extension ColorPicker {
  /// Creates a picker of a Core Graphics colour with a label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the colour.
  ///   - supportsOpacity: Whether the opacity can be set.
  ///   - label: The views to display as the label.
  public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    let color = Binding(
      get: { Color(cgColor: selection.wrappedValue) },
      set: { new in if let new = new.cgColor { selection.wrappedValue = new } })
    self.init(selection: color, supportsOpacity: supportsOpacity, label: label)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker of a Core Graphics colour with a text label.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - selection: A binding to the colour.
  ///   - supportsOpacity: Whether the opacity can be set.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker of a Core Graphics colour with a text label.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - selection: A binding to the colour.
  ///   - supportsOpacity: Whether the opacity can be set.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
