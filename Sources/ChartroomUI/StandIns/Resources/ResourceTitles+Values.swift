public import Foundation

// The titles of `LocalizedStringResource` of values.

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view of a task of unknown duration, with a label whose values are formatted in the locale of the
  /// environment.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init(titleResource.stringKey)
  }

  /// Creates a view of a task with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - value: The completed part, which is limited to 0...`total`; `nil` for a task of unknown duration.
  ///   - total: The whole; 1 by default.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: Value?, total: Value = 1.0
  ) where Label == Text {
    self.init(titleResource.stringKey, value: value, total: total)
  }
}

extension Stepper where Label == Text {
  /// Creates a control that changes a value with a format by a step.
  ///
  /// iOS displays the title alone, and no value.
  ///
  /// - Parameters:
  ///   - titleResource: The title, which is looked up in the translations.
  ///   - value: A binding to the value.
  ///   - step: The change.
  ///   - format: The format of the value.
  ///   - onEditingChanged: A closure that is called with `true` before a change and with `false` after it.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      titleResource.stringKey, value: value, step: step, format: format,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a control that changes a value with a format by a step within a range.
  ///
  /// iOS displays the title alone, and no value.
  ///
  /// - Parameters:
  ///   - titleResource: The title, which is looked up in the translations.
  ///   - value: A binding to the value.
  ///   - bounds: The range of the value.
  ///   - step: The change.
  ///   - format: The format of the value.
  ///   - onEditingChanged: A closure that is called with `true` before a change and with `false` after it.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<Format.FormatInput>,
    in bounds: ClosedRange<Format.FormatInput>, step: Format.FormatInput.Stride = 1,
    format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      titleResource.stringKey, value: value, in: bounds, step: step, format: format,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a control that calls actions, with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - onIncrement: The closure to call when the value is to be raised; `nil` disables the button.
  ///   - onDecrement: The closure to call when the value is to be lowered; `nil` disables the button.
  ///   - onEditingChanged: A closure that is called with `true` before a change and with `false` after it.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      titleResource.stringKey, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a control that changes a value by a step, with a label whose values are formatted in the locale of the
  /// environment.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - value: A binding to the value.
  ///   - step: The change.
  ///   - onEditingChanged: A closure that is called with `true` before a change and with `false` after it.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(titleResource.stringKey, value: value, step: step, onEditingChanged: onEditingChanged)
  }

  /// Creates a control that changes a value by a step within a range, with a label whose values are formatted in the
  /// locale of the environment.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - value: A binding to the value.
  ///   - bounds: The range of the value.
  ///   - step: The change.
  ///   - onEditingChanged: A closure that is called with `true` before a change and with `false` after it.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      titleResource.stringKey, value: value, in: bounds, step: step,
      onEditingChanged: onEditingChanged)
  }
}
