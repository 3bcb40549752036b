public import Foundation

extension TextField where Label == Text {
  /// Creates a field for a value with closures for the begin and the end of its editing.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter of the value.
  ///   - onEditingChanged: A closure that is called with `true` when the field gets the focus, and with `false` when
  ///     it loses it.
  ///   - onCommit: The closure to call when the text is submitted.
  @available(*, deprecated, message: "Use onSubmit(of:_:) and focused(_:).")
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      FieldSource(value, formatter), prompt: nil, label: Text(titleKey),
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a field for a value with closures for the begin and the end of its editing.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter of the value.
  ///   - onEditingChanged: A closure that is called with `true` when the field gets the focus, and with `false` when
  ///     it loses it.
  ///   - onCommit: The closure to call when the text is submitted.
  @available(*, deprecated, message: "Use onSubmit(of:_:) and focused(_:).")
  @_disfavoredOverload
  public init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      FieldSource(value, formatter), prompt: nil, label: Text(title),
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a field for a value with a closure for the end of its editing.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter of the value.
  ///   - onCommit: The closure to call when the text is submitted.
  @available(*, deprecated, message: "Use onSubmit(of:_:) and focused(_:).")
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldSource(value, formatter), prompt: nil, label: Text(titleKey), onCommit: onCommit)
  }

  /// Creates a field for a value with a closure for the end of its editing.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter of the value.
  ///   - onCommit: The closure to call when the text is submitted.
  @available(*, deprecated, message: "Use onSubmit(of:_:) and focused(_:).")
  @_disfavoredOverload
  public init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldSource(value, formatter), prompt: nil, label: Text(title), onCommit: onCommit)
  }
}
