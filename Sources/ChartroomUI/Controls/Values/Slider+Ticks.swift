/// The neutral value, the enabled range and the tick marks of a slider.
struct SliderMarks {
  /// The number from which the track is filled; `nil` for the lower bound.
  var neutralValue: Double?
  /// The numbers that can be set; `nil` for all of the range.
  var enabledBounds: ClosedRange<Double>?
  /// The numbers with a dot below the track.
  var ticks: [Double] = []
}

/// A tick mark of a slider.
public struct SliderTick<Value: BinaryFloatingPoint> {
  let value: Value

  /// Creates a mark without a label.
  public init(_ value: Value) { self.value = value }

  /// Creates a mark with a label, which iOS does not display.
  public init<Label: View>(_ value: Value, @ViewBuilder label: () -> Label) { self.value = value }
}

/// A builder of the marks of a slider.
@resultBuilder
public struct SliderTickBuilder<Value: BinaryFloatingPoint> {
  /// Returns the mark of a statement.
  public static func buildExpression(_ tick: SliderTick<Value>) -> [SliderTick<Value>] { [tick] }
  /// Returns the marks of all statements.
  public static func buildBlock(_ ticks: [SliderTick<Value>]...) -> [SliderTick<Value>] {
    Array(ticks.joined())
  }
  /// Returns the marks of a condition.
  public static func buildOptional(_ ticks: [SliderTick<Value>]?) -> [SliderTick<Value>] {
    ticks ?? []
  }
  /// Returns the marks of the first branch.
  public static func buildEither(first ticks: [SliderTick<Value>]) -> [SliderTick<Value>] { ticks }
  /// Returns the marks of the second branch.
  public static func buildEither(second ticks: [SliderTick<Value>]) -> [SliderTick<Value>] { ticks }
  /// Returns the marks of a loop.
  public static func buildArray(_ ticks: [[SliderTick<Value>]]) -> [SliderTick<Value>] {
    Array(ticks.joined())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with marks.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The range of the number; `0...1` by default.
  ///   - neutralValue: The number from which the track is filled; `nil`, the default, for the lower bound.
  ///   - enabledBounds: The numbers that drags set; `nil`, the default, for all of the range.
  ///   - label: The views that describe the slider, which iOS does not display.
  ///   - currentValueLabel: The views that describe the number, which are not displayed; none by default.
  ///   - ticks: The numbers with a dot below the track; none by default.
  ///   - onEditingChanged: A closure that is called with `true` when a drag begins and with `false` when it ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, neutralValue: Value? = nil,
    enabledBounds: ClosedRange<Value>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<Value> ticks: () -> [SliderTick<Value>] = { [] },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(),
      onEditingChanged: onEditingChanged)
    marks = SliderMarks(neutralValue, enabledBounds, ticks())
  }
}

extension Slider {
  /// Creates a slider with labels of the ends of the range, and marks.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The range of the number; `0...1` by default.
  ///   - neutralValue: The number from which the track is filled; `nil`, the default, for the lower bound.
  ///   - enabledBounds: The numbers that drags set; `nil`, the default, for all of the range.
  ///   - label: The views that describe the slider, which iOS does not display.
  ///   - currentValueLabel: The views that describe the number, which are not displayed; none by default.
  ///   - minimumValueLabel: The views at the leading end.
  ///   - maximumValueLabel: The views at the trailing end.
  ///   - ticks: The numbers with a dot below the track; none by default.
  ///   - onEditingChanged: A closure that is called with `true` when a drag begins and with `false` when it ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, neutralValue: Value? = nil,
    enabledBounds: ClosedRange<Value>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<Value> ticks: () -> [SliderTick<Value>] = { [] },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
    marks = SliderMarks(neutralValue, enabledBounds, ticks())
  }
}

extension SliderMarks {
  fileprivate init<Value: BinaryFloatingPoint>(
    _ neutralValue: Value?, _ enabledBounds: ClosedRange<Value>?, _ ticks: [SliderTick<Value>]
  ) {
    self.neutralValue = neutralValue.map { Double($0) }
    self.enabledBounds = enabledBounds.map { Double($0.lowerBound)...Double($0.upperBound) }
    self.ticks = ticks.map { Double($0.value) }
  }
}
