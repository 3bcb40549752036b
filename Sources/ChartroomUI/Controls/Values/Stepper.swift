import Foundation
import Graphics

/// A control that raises and lowers a value.
///
/// The label is at the leading edge, and two buttons of together 94 × 32 points at the trailing edge.
public struct Stepper<Label: View> {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  private let onEditingChanged: (Bool) -> Void

  /// Creates a control that calls actions.
  ///
  /// - Parameters:
  ///   - label: The views to display as the label.
  ///   - onIncrement: The closure to call when the value is to be raised; `nil` disables the button.
  ///   - onDecrement: The closure to call when the value is to be lowered; `nil` disables the button.
  ///   - onEditingChanged: A closure that is called with `true` before a change and with `false` after it.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }
}

extension Stepper: View {
  /// The label and the buttons.
  public var body: some View {
    ControlLine {
      label
    } control: {
      HStack(spacing: 0) {
        StepperButton(isPlus: false, action: decrement, onEditingChanged: onEditingChanged)
        RoundedRectangle(cornerRadius: 0.5).fill(Color.separator).frame(width: 1, height: 18)
        StepperButton(isPlus: true, action: increment, onEditingChanged: onEditingChanged)
      }
      .frame(width: 94, height: 32)
      .background(Color.tertiaryFill, in: RoundedRectangle(cornerRadius: 8))
    }
  }
}

/// One half of a stepper.
private struct StepperButton {
  let isPlus: Bool
  let action: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  @Environment(\.isEnabled) private var isEnabled
}

extension StepperButton: View {
  var body: some View {
    let isActive = isEnabled && action != nil
    Color.clear
      .overlay {
        ZStack {
          Capsule().frame(width: 15, height: 1.5)
          if isPlus { Capsule().frame(width: 1.5, height: 15) }
        }
        .foregroundStyle(isActive ? Color.primary : Color.tertiaryLabel)
      }
      .contentShape(Rectangle())
      .gesture(
        TapGesture().onEnded {
          onEditingChanged(true)
          action?()
          onEditingChanged(false)
        },
        isEnabled: isActive)
  }
}

extension Stepper {
  /// Creates a control that changes a value by a step.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - step: The change.
  ///   - label: The views to display as the label.
  ///   - onEditingChanged: A closure that is called with `true` before a change and with `false` after it.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a control that changes a value by a step within a range.
  ///
  /// A button that would leave the range is disabled, unless the value is less than a step from the bound: then it
  /// sets the bound.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of the value.
  ///   - step: The change.
  ///   - label: The views to display as the label.
  ///   - onEditingChanged: A closure that is called with `true` before a change and with `false` after it.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let current = value.wrappedValue
    let increment = {
      value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound)
    }
    let decrement = {
      value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound)
    }
    self.init(
      label: label, onIncrement: current < bounds.upperBound ? increment : nil,
      onDecrement: current > bounds.lowerBound ? decrement : nil,
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Creates a control with a text label that calls actions.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - onIncrement: The closure to call when the value is to be raised; `nil` disables the button.
  ///   - onDecrement: The closure to call when the value is to be lowered; `nil` disables the button.
  ///   - onEditingChanged: A closure that is called with `true` before a change and with `false` after it.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a control that calls actions, with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - onIncrement: The closure to call when the value is to be raised; `nil` disables the button.
  ///   - onDecrement: The closure to call when the value is to be lowered; `nil` disables the button.
  ///   - onEditingChanged: A closure that is called with `true` before a change and with `false` after it.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a control with a text label that changes a value by a step.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - value: A binding to the value.
  ///   - step: The change.
  ///   - onEditingChanged: A closure that is called with `true` before a change and with `false` after it.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a control that changes a value by a step, with a label whose values are formatted in the locale of the
  /// environment.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - value: A binding to the value.
  ///   - step: The change.
  ///   - onEditingChanged: A closure that is called with `true` before a change and with `false` after it.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a control with a text label that changes a value by a step within a range.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - value: A binding to the value.
  ///   - bounds: The range of the value.
  ///   - step: The change.
  ///   - onEditingChanged: A closure that is called with `true` before a change and with `false` after it.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a control that changes a value by a step within a range, with a label whose values are formatted in the
  /// locale of the environment.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - value: A binding to the value.
  ///   - bounds: The range of the value.
  ///   - step: The change.
  ///   - onEditingChanged: A closure that is called with `true` before a change and with `false` after it.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }
}
