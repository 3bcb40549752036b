public import Foundation
public import Graphics

/// Grid lines, ticks and labels at the values of an axis.
public struct AxisMarks<Content: AxisMark> {
  let position: AxisMarkPosition
  let preset: AxisMarkPreset
  let values: AxisMarkValues
  /// The marks at a value; `nil` for the usual ones.
  let content: ((AxisValue) -> Content)?
  let stroke: StrokeStyle?
  let format: AxisLabelFormat?
}

extension AxisMarks: PrimitiveAxisContent {
  /// Adds the marks at each value.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _AxisCollector) {
    collector.add(content)
  }
}

extension AxisMarks {
  /// Creates marks at round values or at multiples of a step, with content for each value.
  ///
  /// - Parameters:
  ///   - preset: The place of the labels.
  ///   - position: The edge of the plot.
  ///   - values: The values; about four by default.
  ///   - content: A closure that returns the marks at a value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      position: position, preset: preset, values: values, content: content, stroke: nil,
      format: nil)
  }

  /// Creates marks at round values or at multiples of a step, with equal content for all values.
  ///
  /// - Parameters:
  ///   - preset: The place of the labels.
  ///   - position: The edge of the plot.
  ///   - values: The values; about four by default.
  ///   - content: A closure that returns the marks at each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { _ in content() }
  }

  /// Creates marks at given values, with content for each value.
  ///
  /// - Parameters:
  ///   - preset: The place of the labels.
  ///   - position: The edge of the plot.
  ///   - values: The values.
  ///   - content: A closure that returns the marks at a value.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      preset: preset, position: position, values: AxisMarkValues(values), content: content)
  }

  /// Creates marks at given values, with equal content for all values.
  ///
  /// - Parameters:
  ///   - preset: The place of the labels.
  ///   - position: The edge of the plot.
  ///   - values: The values.
  ///   - content: A closure that returns the marks at each value.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(
      preset: preset, position: position, values: AxisMarkValues(values), content: content)
  }
}

extension AxisMarkValues {
  init<Value: Plottable>(_ values: [Value]) {
    kind = .list(values.map(\.primitivePlottable._plotted))
  }
}

/// The usual marks of an axis.
///
/// This type is an implementation detail. Do not use it.
public struct _DefaultAxisMark: PrimitiveAxisMark {
  /// Adds nothing, because the axis adds its usual marks itself.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _AxisMarkCollector) {}
}

extension AxisMarks where Content == _DefaultAxisMark {
  /// Creates the usual marks.
  ///
  /// - Parameters:
  ///   - preset: The place of the labels.
  ///   - position: The edge of the plot.
  ///   - values: The values; about four by default.
  ///   - stroke: The style of the grid lines; `nil`, the default, for the usual one.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(
      position: position, preset: preset, values: values, content: nil, stroke: stroke, format: nil)
  }

  /// Creates the usual marks at given values.
  ///
  /// - Parameters:
  ///   - preset: The place of the labels.
  ///   - position: The edge of the plot.
  ///   - values: The values.
  ///   - stroke: The style of the grid lines; `nil`, the default, for the usual one.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke)
  }

  /// Creates the usual marks with a format of the labels.
  ///
  /// - Parameters:
  ///   - format: The format of the values.
  ///   - preset: The place of the labels.
  ///   - position: The edge of the plot.
  ///   - values: The values; about four by default.
  ///   - stroke: The style of the grid lines; `nil`, the default, for the usual one.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      position: position, preset: preset, values: values, content: nil, stroke: stroke,
      format: AxisLabelFormat(format))
  }

  /// Creates the usual marks at given values with a format of the labels.
  ///
  /// - Parameters:
  ///   - format: The format of the values.
  ///   - preset: The place of the labels.
  ///   - position: The edge of the plot.
  ///   - values: The values.
  ///   - stroke: The style of the grid lines; `nil`, the default, for the usual one.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      format: format, preset: preset, position: position, values: AxisMarkValues(values),
      stroke: stroke)
  }
}
