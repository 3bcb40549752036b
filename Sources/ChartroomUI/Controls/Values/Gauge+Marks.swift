extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with a label of the value and labels of other values.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The range of the value; `0...1` by default.
  ///   - label: The views that describe the gauge.
  ///   - currentValueLabel: The views that describe the value.
  ///   - markedValueLabels: The views that describe other values; no built-in style displays them.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: nil, maximumValueLabel: nil, markedValueLabels: markedValueLabels())
  }
}
