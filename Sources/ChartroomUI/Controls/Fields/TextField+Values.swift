public import Foundation

extension FieldSource {
  /// A value in a format.
  fileprivate init<Format: ParseableFormatStyle>(
    _ value: Binding<Format.FormatInput>, _ format: Format
  ) where Format.FormatOutput == String {
    self.init {
      $0.text(of: value.wrappedValue, as: format)
    } write: { text, formatting in
      if let new = formatting.value(of: text, as: format) { value.wrappedValue = new }
    }
  }

  /// An optional value in a format; the text of `nil` is empty.
  fileprivate init<Format: ParseableFormatStyle>(
    _ value: Binding<Format.FormatInput?>, _ format: Format
  ) where Format.FormatOutput == String {
    self.init { formatting in
      value.wrappedValue.map { formatting.text(of: $0, as: format) } ?? ""
    } write: { text, formatting in
      if text.isEmpty {
        value.wrappedValue = nil
      } else if let new = formatting.value(of: text, as: format) {
        value.wrappedValue = new
      }
    }
  }

  /// A value by a formatter.
  init<Value>(_ value: Binding<Value>, _ formatter: Formatter) {
    self.init {
      $0.text(of: value.wrappedValue, by: formatter)
    } write: { text, formatting in
      if let new = formatting.value(of: text, by: formatter) as? Value {
        value.wrappedValue = new
      }
    }
  }
}

extension TextField {
  /// Creates a field for a value in a format.
  ///
  /// The value is set when the text is submitted or the field loses the focus, unless the text is invalid.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - format: The format.
  ///   - prompt: The text to show while the field is empty; `nil`, the default, for the label.
  ///   - label: The views that describe the field.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(FieldSource(value, format), prompt: prompt, label: label())
  }

  /// Creates a field for an optional value in a format, of which `nil` is an empty text.
  ///
  /// The value is set when the text is submitted or the field loses the focus, unless the text is invalid.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - format: The format.
  ///   - prompt: The text to show while the field is empty; `nil`, the default, for the label.
  ///   - label: The views that describe the field.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(FieldSource(value, format), prompt: prompt, label: label())
  }

  /// Creates a field for a value by a formatter.
  ///
  /// The value is set when the text is submitted or the field loses the focus, unless the text is invalid.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - formatter: The formatter.
  ///   - prompt: The text to show while the field is empty; `nil`, the default, for the label.
  ///   - label: The views that describe the field.
  public init<Value>(
    value: Binding<Value>, formatter: Formatter, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(FieldSource(value, formatter), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a field for a value in a format.
  ///
  /// The value is set when the text is submitted or the field loses the focus, unless the text is invalid.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which is looked up in the translations.
  ///   - value: A binding to the value.
  ///   - format: The format.
  ///   - prompt: The text to show while the field is empty; `nil`, the default, for the title.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(FieldSource(value, format), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field for a value in a format.
  ///
  /// The value is set when the text is submitted or the field loses the focus, unless the text is invalid.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: A binding to the value.
  ///   - format: The format.
  ///   - prompt: The text to show while the field is empty; `nil`, the default, for the title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(FieldSource(value, format), prompt: prompt, label: Text(title))
  }

  /// Creates a field for an optional value in a format, of which `nil` is an empty text.
  ///
  /// The value is set when the text is submitted or the field loses the focus, unless the text is invalid.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which is looked up in the translations.
  ///   - value: A binding to the value.
  ///   - format: The format.
  ///   - prompt: The text to show while the field is empty; `nil`, the default, for the title.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(FieldSource(value, format), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field for an optional value in a format, of which `nil` is an empty text.
  ///
  /// The value is set when the text is submitted or the field loses the focus, unless the text is invalid.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: A binding to the value.
  ///   - format: The format.
  ///   - prompt: The text to show while the field is empty; `nil`, the default, for the title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(FieldSource(value, format), prompt: prompt, label: Text(title))
  }

  /// Creates a field for a value by a formatter.
  ///
  /// The value is set when the text is submitted or the field loses the focus, unless the text is invalid.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which is looked up in the translations.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter.
  ///   - prompt: The text to show while the field is empty; `nil`, the default, for the title.
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(FieldSource(value, formatter), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field for a value by a formatter.
  ///
  /// The value is set when the text is submitted or the field loses the focus, unless the text is invalid.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter.
  ///   - prompt: The text to show while the field is empty; `nil`, the default, for the title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(FieldSource(value, formatter), prompt: prompt, label: Text(title))
  }
}
