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
  /// Creates marks at round values or at multiples of a step, with content that depends on the value.
  ///
  /// - Parameters:
  ///   - preset: The place of the labels.
  ///   - position: The edge of the plot.
  ///   - values: The values; about four, or all categories, by default.
  ///   - content: A closure that returns the marks at a value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      position: position, preset: preset, values: values, content: content, stroke: nil,
      format: nil)
  }

  /// Creates marks at round values or at multiples of a step, with the same content for all values.
  ///
  /// - Parameters:
  ///   - preset: The place of the labels.
  ///   - position: The edge of the plot.
  ///   - values: The values; about four, or all categories, by default.
  ///   - content: A closure that returns the marks at each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { _ in content() }
  }

  /// Creates marks at given values, with content that depends on the value.
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

  /// Creates marks at given values, with the same content for all values.
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
  /// Creates the values of a list.
  package init<Value: Plottable>(_ values: [Value]) {
    kind = .list(values.map(\.primitivePlottable._plotted))
  }
}

/// The default marks of an axis.
///
/// This type is an implementation detail. Do not use it.
public struct _DefaultAxisMark: PrimitiveAxisMark {
  /// Adds nothing, because the axis adds its default marks itself.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _AxisMarkCollector) {}
}

extension AxisMarks where Content == _DefaultAxisMark {
  /// Creates the default marks: a grid line, a tick and a label at each value.
  ///
  /// - Parameters:
  ///   - preset: The place of the labels.
  ///   - position: The edge of the plot.
  ///   - values: The values; about four, or all categories, by default.
  ///   - stroke: The style of the grid lines and ticks; for `nil`, the default, half a point wide, and dashed on the X
  ///     axis.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(
      position: position, preset: preset, values: values, content: nil, stroke: stroke, format: nil)
  }

  /// Creates the default marks at given values.
  ///
  /// - Parameters:
  ///   - preset: The place of the labels.
  ///   - position: The edge of the plot.
  ///   - values: The values.
  ///   - stroke: The style of the grid lines and ticks; for `nil`, the default, half a point wide, and dashed on the X
  ///     axis.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke)
  }

  /// Creates the default marks, with a format for the labels.
  ///
  /// - Parameters:
  ///   - format: The format of the labels.
  ///   - preset: The place of the labels.
  ///   - position: The edge of the plot.
  ///   - values: The values; about four, or all categories, by default.
  ///   - stroke: The style of the grid lines and ticks; for `nil`, the default, half a point wide, and dashed on the X
  ///     axis.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      position: position, preset: preset, values: values, content: nil, stroke: stroke,
      format: AxisLabelFormat(format))
  }

  /// Creates the default marks at given values, with a format for the labels.
  ///
  /// - Parameters:
  ///   - format: The format of the labels.
  ///   - preset: The place of the labels.
  ///   - position: The edge of the plot.
  ///   - values: The values.
  ///   - stroke: The style of the grid lines and ticks; for `nil`, the default, half a point wide, and dashed on the X
  ///     axis.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Format.FormatInput], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      format: format, preset: preset, position: position, values: AxisMarkValues(values),
      stroke: stroke)
  }

  /// Creates the default marks at given values of another type, with a format for the labels.
  ///
  /// - Parameters:
  ///   - format: The format of the labels.
  ///   - preset: The place of the labels.
  ///   - position: The edge of the plot.
  ///   - values: The values.
  ///   - stroke: The style of the grid lines and ticks; for `nil`, the default, half a point wide, and dashed on the X
  ///     axis.
  @_disfavoredOverload
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      format: format, preset: preset, position: position, values: AxisMarkValues(values),
      stroke: stroke)
  }
}
