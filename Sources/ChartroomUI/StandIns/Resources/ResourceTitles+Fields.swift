public import Foundation

// The titles of `LocalizedStringResource` of fields.

extension SecureField where Label == Text {
  /// Creates a field with a title that is looked up in the translations.
  ///
  /// - Parameters:
  ///   - titleResource: The title, which an empty field shows.
  ///   - text: A binding to the text.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(titleResource.stringKey, text: text)
  }

  /// Creates a field with a title that is looked up in the translations.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - text: A binding to the text.
  ///   - prompt: The text to show while the field is empty; `nil` for the title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(titleResource.stringKey, text: text, prompt: prompt)
  }

  /// Creates a field that reports its submission.
  ///
  /// This is the iOS 13 form; use `onSubmit(of:_:)` instead.
  ///
  /// - Parameters:
  ///   - titleResource: The title, which an empty field shows.
  ///   - text: A binding to the text.
  ///   - onCommit: A closure that is called when the text is submitted.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleResource.stringKey, text: text, onCommit: onCommit)
  }
}

extension TextField where Label == Text {
  /// Creates a field for a value with closures for the begin and the end of its editing.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter of the value.
  ///   - onEditingChanged: A closure that is called with `true` when the field gets the focus, and with `false` when
  ///     it loses it.
  ///   - onCommit: The closure to call when the text is submitted.
  @available(*, deprecated, message: "Use onSubmit(of:_:) and focused(_:).")
  @_disfavoredOverload
  public init<Value>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      titleResource.stringKey, value: value, formatter: formatter,
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a field for a value with a closure for the end of its editing.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter of the value.
  ///   - onCommit: The closure to call when the text is submitted.
  @available(*, deprecated, message: "Use onSubmit(of:_:) and focused(_:).")
  @_disfavoredOverload
  public init<Value>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(titleResource.stringKey, value: value, formatter: formatter, onCommit: onCommit)
  }

  /// Creates a field for a value in a format.
  ///
  /// The value is set when the text is submitted or the field loses the focus, unless the text is invalid.
  ///
  /// - Parameters:
  ///   - titleResource: The title, which is looked up in the translations.
  ///   - value: A binding to the value.
  ///   - format: The format.
  ///   - prompt: The text to show while the field is empty; `nil`, the default, for the title.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(titleResource.stringKey, value: value, format: format, prompt: prompt)
  }

  /// Creates a field for an optional value in a format, of which `nil` is an empty text.
  ///
  /// The value is set when the text is submitted or the field loses the focus, unless the text is invalid.
  ///
  /// - Parameters:
  ///   - titleResource: The title, which is looked up in the translations.
  ///   - value: A binding to the value.
  ///   - format: The format.
  ///   - prompt: The text to show while the field is empty; `nil`, the default, for the title.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(titleResource.stringKey, value: value, format: format, prompt: prompt)
  }

  /// Creates a field for a value by a formatter.
  ///
  /// The value is set when the text is submitted or the field loses the focus, unless the text is invalid.
  ///
  /// - Parameters:
  ///   - titleResource: The title, which is looked up in the translations.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter.
  ///   - prompt: The text to show while the field is empty; `nil`, the default, for the title.
  @_disfavoredOverload
  public init<Value>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(titleResource.stringKey, value: value, formatter: formatter, prompt: prompt)
  }

  /// Creates a field for a string, with a title that is looked up in the translations.
  ///
  /// - Parameters:
  ///   - titleResource: The title, which an empty field shows.
  ///   - text: A binding to the string.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(titleResource.stringKey, text: text)
  }

  /// Creates a field for a string, with a title that is looked up in the translations.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - text: A binding to the string.
  ///   - prompt: The text to show while the field is empty; `nil` for the title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(titleResource.stringKey, text: text, prompt: prompt)
  }

  /// Creates a field for a string that can grow, with a title that is looked up in the translations.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - text: A binding to the string.
  ///   - prompt: The text to show while the field is empty; `nil`, the default, for the title.
  ///   - axis: The axis along which the field grows.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(titleResource.stringKey, text: text, prompt: prompt, axis: axis)
  }

  /// Creates a field for a string, of which a part can be selected.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - text: A binding to the string.
  ///   - selection: A binding to the selection, which is never written.
  ///   - prompt: The text to show while the field is empty; `nil`, the default, for the title.
  ///   - axis: The axis along which the field grows; `nil`, the default, for none.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(titleResource.stringKey, text: text, selection: selection, prompt: prompt, axis: axis)
  }

  /// Creates a field for a string that reports its editing.
  ///
  /// This is the iOS 13 form; use `onSubmit(of:_:)` and `focused(_:)` instead.
  ///
  /// - Parameters:
  ///   - titleResource: The title, which an empty field shows.
  ///   - text: A binding to the string.
  ///   - onEditingChanged: A closure that is called when the field gets or loses the focus.
  ///   - onCommit: A closure that is called when the text is submitted.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      titleResource.stringKey, text: text, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a field for a string that reports its submission.
  ///
  /// This is the iOS 13 form; use `onSubmit(of:_:)` instead.
  ///
  /// - Parameters:
  ///   - titleResource: The title, which an empty field shows.
  ///   - text: A binding to the string.
  ///   - onCommit: A closure that is called when the text is submitted.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleResource.stringKey, text: text, onCommit: onCommit)
  }
}
