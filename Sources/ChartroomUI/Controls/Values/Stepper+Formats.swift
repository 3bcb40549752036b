public import Foundation

extension Stepper where Label == Text {
  /// Creates a control that changes a value with a format by a step.
  ///
  /// iOS displays the title alone, and no value.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which is looked up in the translations.
  ///   - value: A binding to the value.
  ///   - step: The change.
  ///   - format: The format of the value.
  ///   - onEditingChanged: A closure that is called with `true` before a change and with `false` after it.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      value: value, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a control that changes a value with a format by a step.
  ///
  /// iOS displays the title alone, and no value.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: A binding to the value.
  ///   - step: The change.
  ///   - format: The format of the value.
  ///   - onEditingChanged: A closure that is called with `true` before a change and with `false` after it.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      value: value, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a control that changes a value with a format by a step within a range.
  ///
  /// iOS displays the title alone, and no value.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which is looked up in the translations.
  ///   - value: A binding to the value.
  ///   - bounds: The range of the value.
  ///   - step: The change.
  ///   - format: The format of the value.
  ///   - onEditingChanged: A closure that is called with `true` before a change and with `false` after it.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>,
    in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a control that changes a value with a format by a step within a range.
  ///
  /// iOS displays the title alone, and no value.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: A binding to the value.
  ///   - bounds: The range of the value.
  ///   - step: The change.
  ///   - format: The format of the value.
  ///   - onEditingChanged: A closure that is called with `true` before a change and with `false` after it.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}
