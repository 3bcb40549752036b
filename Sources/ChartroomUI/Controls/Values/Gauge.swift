/// A view that shows a value in a range.
///
/// The style of the environment draws it; by default a bar with labels.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
> {
  private let configuration: GaugeStyleConfiguration
  @Environment(\.gaugeStyle) private var style

  init<Value: BinaryFloatingPoint>(
    _ value: Value, _ bounds: ClosedRange<Value>, label: Label,
    currentValueLabel: CurrentValueLabel?, minimumValueLabel: BoundsLabel?,
    maximumValueLabel: BoundsLabel?, markedValueLabels: MarkedValueLabels?
  ) {
    let share =
      (Double(value) - Double(bounds.lowerBound))
      / (Double(bounds.upperBound) - Double(bounds.lowerBound))
    configuration = GaugeStyleConfiguration(
      value: share > 0 ? min(share, 1) : 0, label: _StylePart(label),
      currentValueLabel: currentValueLabel.map { _StylePart($0) },
      minimumValueLabel: minimumValueLabel.map { _StylePart($0) },
      maximumValueLabel: maximumValueLabel.map { _StylePart($0) },
      markedValueLabels: markedValueLabels.map { _StylePart($0) })
  }
}

extension Gauge: View {
  /// The value in the style of the environment.
  public var body: some View { style.view(of: configuration, in: \.gaugeStyle) }
}

extension Gauge {
  /// Creates a gauge with labels of its value, its bounds and further values.
  ///
  /// - Parameters:
  ///   - value: The value, which is limited to the range.
  ///   - bounds: The range; `0...1` by default.
  ///   - label: The views that describe the purpose of the gauge.
  ///   - currentValueLabel: The views that describe the value.
  ///   - minimumValueLabel: The views that describe the lower bound.
  ///   - maximumValueLabel: The views that describe the upper bound.
  ///   - markedValueLabels: The views that describe other values; no built-in style displays them.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
      markedValueLabels: markedValueLabels())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels of its value and its bounds.
  ///
  /// - Parameters:
  ///   - value: The value, which is limited to the range.
  ///   - bounds: The range; `0...1` by default.
  ///   - label: The views that describe the purpose of the gauge.
  ///   - currentValueLabel: The views that describe the value.
  ///   - minimumValueLabel: The views that describe the lower bound.
  ///   - maximumValueLabel: The views that describe the upper bound.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
      markedValueLabels: nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label of its value.
  ///
  /// - Parameters:
  ///   - value: The value, which is limited to the range.
  ///   - bounds: The range; `0...1` by default.
  ///   - label: The views that describe the purpose of the gauge.
  ///   - currentValueLabel: The views that describe the value.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value, bounds, label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: nil, maximumValueLabel: nil, markedValueLabels: nil)
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge.
  ///
  /// - Parameters:
  ///   - value: The value, which is limited to the range.
  ///   - bounds: The range; `0...1` by default.
  ///   - label: The views that describe the purpose of the gauge.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value, bounds, label: label(), currentValueLabel: nil, minimumValueLabel: nil,
      maximumValueLabel: nil, markedValueLabels: nil)
  }
}
