/// A control for a text.
///
/// An empty field shows its prompt, or its label if there is none. A tap gives it the focus, and `Stage.send(_:)` then
/// delivers the input of a keyboard, which is added at the end of the text. A field of one line truncates a longer
/// text, and shows its end while it has the focus. Without a width to fill, it is as wide as its text.
public struct TextField<Label: View> {
  let configuration: FieldConfiguration

  init(_ configuration: FieldConfiguration) where Label == _StylePart {
    self.configuration = configuration
  }

  init(
    _ source: FieldSource, prompt: Text?, axis: Axis = .horizontal, label: Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    configuration = FieldConfiguration(
      label: _StylePart(label), prompt: prompt, source: source,
      form: axis == .vertical ? .paragraph : .line, onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }
}

extension TextField: View {
  /// The field in the style of the environment.
  public var body: some View { StyledField(configuration: configuration) }
}

extension TextField {
  /// Creates a field for a string.
  ///
  /// - Parameters:
  ///   - text: A binding to the string.
  ///   - prompt: The text to show while the field is empty; `nil`, the default, for the label.
  ///   - label: The views that describe the field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(FieldSource(text), prompt: prompt, label: label())
  }

  /// Creates a field for a string that can grow.
  ///
  /// - Parameters:
  ///   - text: A binding to the string.
  ///   - prompt: The text to show while the field is empty; `nil`, the default, for the label.
  ///   - axis: The axis along which the field grows: a `vertical` one has as many lines as the text needs, within the
  ///     `lineLimit(_:)`.
  ///   - label: The views that describe the field.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldSource(text), prompt: prompt, axis: axis, label: label())
  }

  /// Creates a field for a string, of which a part can be selected.
  ///
  /// - Parameters:
  ///   - text: A binding to the string.
  ///   - selection: A binding to the selection, which is never written.
  ///   - prompt: The text to show while the field is empty; `nil`, the default, for the label.
  ///   - axis: The axis along which the field grows; `nil`, the default, for none.
  ///   - label: The views that describe the field.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldSource(text), prompt: prompt, axis: axis ?? .horizontal, label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a field for a string, with a title that is looked up in the translations.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which an empty field shows.
  ///   - text: A binding to the string.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(FieldSource(text), prompt: nil, label: Text(titleKey))
  }

  /// Creates a field for a string.
  ///
  /// - Parameters:
  ///   - title: The title, which an empty field shows.
  ///   - text: A binding to the string.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(FieldSource(text), prompt: nil, label: Text(title))
  }

  /// Creates a field for a string, with a title that is looked up in the translations.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - text: A binding to the string.
  ///   - prompt: The text to show while the field is empty; `nil` for the title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(FieldSource(text), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field for a string.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - text: A binding to the string.
  ///   - prompt: The text to show while the field is empty; `nil` for the title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(FieldSource(text), prompt: prompt, label: Text(title))
  }

  /// Creates a field for a string that can grow, with a title that is looked up in the translations.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - text: A binding to the string.
  ///   - prompt: The text to show while the field is empty; `nil`, the default, for the title.
  ///   - axis: The axis along which the field grows.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(FieldSource(text), prompt: prompt, axis: axis, label: Text(titleKey))
  }

  /// Creates a field for a string that can grow.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - text: A binding to the string.
  ///   - prompt: The text to show while the field is empty; `nil`, the default, for the title.
  ///   - axis: The axis along which the field grows.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(FieldSource(text), prompt: prompt, axis: axis, label: Text(title))
  }

  /// Creates a field for a string, of which a part can be selected.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - text: A binding to the string.
  ///   - selection: A binding to the selection, which is never written.
  ///   - prompt: The text to show while the field is empty; `nil`, the default, for the title.
  ///   - axis: The axis along which the field grows; `nil`, the default, for none.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(
      FieldSource(text), prompt: prompt, axis: axis ?? .horizontal, label: Text(titleKey))
  }

  /// Creates a field for a string, of which a part can be selected.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - text: A binding to the string.
  ///   - selection: A binding to the selection, which is never written.
  ///   - prompt: The text to show while the field is empty; `nil`, the default, for the title.
  ///   - axis: The axis along which the field grows; `nil`, the default, for none.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(FieldSource(text), prompt: prompt, axis: axis ?? .horizontal, label: Text(title))
  }
}

extension TextField where Label == Text {
  /// Creates a field for a string that reports its editing.
  ///
  /// This is the iOS 13 form; use `onSubmit(of:_:)` and `focused(_:)` instead.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which an empty field shows.
  ///   - text: A binding to the string.
  ///   - onEditingChanged: A closure that is called when the field gets or loses the focus.
  ///   - onCommit: A closure that is called when the text is submitted.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      FieldSource(text), prompt: nil, label: Text(titleKey), onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }

  /// Creates a field for a string that reports its submission.
  ///
  /// This is the iOS 13 form; use `onSubmit(of:_:)` instead.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which an empty field shows.
  ///   - text: A binding to the string.
  ///   - onCommit: A closure that is called when the text is submitted.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(FieldSource(text), prompt: nil, label: Text(titleKey), onCommit: onCommit)
  }

  /// Creates a field for a string that reports its editing.
  ///
  /// This is the iOS 13 form; use `onSubmit(of:_:)` and `focused(_:)` instead.
  ///
  /// - Parameters:
  ///   - title: The title, which an empty field shows.
  ///   - text: A binding to the string.
  ///   - onEditingChanged: A closure that is called when the field gets or loses the focus.
  ///   - onCommit: A closure that is called when the text is submitted.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      FieldSource(text), prompt: nil, label: Text(title), onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }

  /// Creates a field for a string that reports its submission.
  ///
  /// This is the iOS 13 form; use `onSubmit(of:_:)` instead.
  ///
  /// - Parameters:
  ///   - title: The title, which an empty field shows.
  ///   - text: A binding to the string.
  ///   - onCommit: A closure that is called when the text is submitted.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(FieldSource(text), prompt: nil, label: Text(title), onCommit: onCommit)
  }
}
