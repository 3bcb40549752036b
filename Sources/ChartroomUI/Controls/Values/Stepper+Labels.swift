public import Foundation

// The initialisers of steppers with formats and a label of views, and those with the label at the end.

extension Stepper {
  /// Creates a control that changes a value by a step, with the format in which the value is announced.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - step: The change.
  ///   - format: The format, which is not displayed.
  ///   - label: The views to display as the label.
  ///   - onEditingChanged: A closure that is called with `true` before a change and with `false` after it.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, step: Format.FormatInput.Stride = 1, format: Format,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a control that changes a value by a step within a range, with the format in which it is announced.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of the value.
  ///   - step: The change.
  ///   - format: The format, which is not displayed.
  ///   - label: The views to display as the label.
  ///   - onEditingChanged: A closure that is called with `true` before a change and with `false` after it.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a control that calls actions.
  ///
  /// - Parameters:
  ///   - onIncrement: The closure to call when the value is to be raised; `nil` disables the button.
  ///   - onDecrement: The closure to call when the value is to be lowered; `nil` disables the button.
  ///   - onEditingChanged: A closure that is called with `true` before a change and with `false` after it.
  ///   - label: The views to display as the label.
  @available(*, deprecated, message: "Use init(label:onIncrement:onDecrement:onEditingChanged:).")
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a control that changes a value by a step.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - step: The change.
  ///   - onEditingChanged: A closure that is called with `true` before a change and with `false` after it.
  ///   - label: The views to display as the label.
  @available(*, deprecated, message: "Use init(value:step:label:onEditingChanged:).")
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a control that changes a value by a step within a range.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of the value.
  ///   - step: The change.
  ///   - onEditingChanged: A closure that is called with `true` before a change and with `false` after it.
  ///   - label: The views to display as the label.
  @available(*, deprecated, message: "Use init(value:in:step:label:onEditingChanged:).")
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}
