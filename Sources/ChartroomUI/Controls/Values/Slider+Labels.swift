// The initialisers of sliders whose label is the last parameter.

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The range of the number; `0...1` by default.
  ///   - onEditingChanged: A closure that is called with `true` when a drag begins and with `false` when it ends.
  ///   - label: The views that describe the slider, which iOS does not display.
  @available(*, deprecated, message: "Use an initialiser whose label precedes onEditingChanged.")
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: label,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with a label and steps.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The range of the number.
  ///   - step: The distance between numbers, 1 by default.
  ///   - onEditingChanged: A closure that is called with `true` when a drag begins and with `false` when it ends.
  ///   - label: The views that describe the slider, which iOS does not display.
  @available(*, deprecated, message: "Use an initialiser whose label precedes onEditingChanged.")
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label,
      onEditingChanged: onEditingChanged)
  }
}

extension Slider {
  /// Creates a slider with a label, labels of the ends of the range.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The range of the number; `0...1` by default.
  ///   - onEditingChanged: A closure that is called with `true` when a drag begins and with `false` when it ends.
  ///   - minimumValueLabel: The view at the leading end.
  ///   - maximumValueLabel: The view at the trailing end.
  ///   - label: The views that describe the slider, which iOS does not display.
  @available(*, deprecated, message: "Use an initialiser whose label precedes onEditingChanged.")
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with a label, labels of the ends of the range and steps.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The range of the number.
  ///   - step: The distance between numbers, 1 by default.
  ///   - onEditingChanged: A closure that is called with `true` when a drag begins and with `false` when it ends.
  ///   - minimumValueLabel: The view at the leading end.
  ///   - maximumValueLabel: The view at the trailing end.
  ///   - label: The views that describe the slider, which iOS does not display.
  @available(*, deprecated, message: "Use an initialiser whose label precedes onEditingChanged.")
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel },
      onEditingChanged: onEditingChanged)
  }
}
