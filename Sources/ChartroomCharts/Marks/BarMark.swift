public import Foundation

/// A bar from zero to a value, or between two values.
///
/// A bar with a category, a calendar unit or another position on one axis extends along the other one. Bars at
/// equal positions are stacked.
public struct BarMark {
  package let data: MarkData
}

extension BarMark: Mark {}

extension BarMark {
  /// Creates a bar from zero to a value.
  ///
  /// - Parameters:
  ///   - x: The position or the value on the X axis.
  ///   - y: The position or the value on the Y axis.
  ///   - width: The width of a vertical bar; by default seven tenths of its category or unit.
  ///   - height: The height of a horizontal bar; by default seven tenths of its category or unit.
  ///   - stacking: The way in which bars at equal positions are stacked; `standard` by default.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    data = MarkData(
      kind: .bar, x: MarkExtent(x), y: MarkExtent(y), width: width, height: height,
      stacking: stacking)
  }

  /// Creates a vertical bar between two values.
  ///
  /// - Parameters:
  ///   - x: The position on the X axis.
  ///   - yStart: The value at one end.
  ///   - yEnd: The value at the other end.
  ///   - width: The width; by default seven tenths of its category or unit.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    data = MarkData(kind: .bar, x: MarkExtent(x), y: MarkExtent(yStart, yEnd), width: width)
  }

  /// Creates a horizontal bar between two values.
  ///
  /// - Parameters:
  ///   - xStart: The value at one end.
  ///   - xEnd: The value at the other end.
  ///   - y: The position on the Y axis.
  ///   - height: The height; by default seven tenths of its category or unit.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    data = MarkData(kind: .bar, x: MarkExtent(xStart, xEnd), y: MarkExtent(y), height: height)
  }

  /// Creates a vertical bar with ends at fixed places, or a horizontal bar of a stack.
  ///
  /// If `x` is a number and both ends are `nil`, the bar extends along the X axis from zero, and the bars of
  /// the chart form one stack. Otherwise, `nil` is an edge of the plot.
  ///
  /// - Parameters:
  ///   - x: The position or the value on the X axis.
  ///   - yStart: The distance of one end from the top of the plot, in points; `nil` by default.
  ///   - yEnd: The distance of the other end from the top of the plot, in points; `nil` by default.
  ///   - width: The width of a vertical bar; by default seven tenths of its category or unit.
  ///   - stacking: The way in which bars at equal positions are stacked; `standard` by default.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    data = MarkData(
      kind: .bar, x: MarkExtent(x), y: .fixed(yStart, yEnd), width: width, stacking: stacking)
  }

  /// Creates a horizontal bar with ends at fixed places, or a vertical bar of a stack.
  ///
  /// If `y` is a number and both ends are `nil`, the bar extends along the Y axis from zero, and the bars of
  /// the chart form one stack. Otherwise, `nil` is an edge of the plot.
  ///
  /// - Parameters:
  ///   - xStart: The distance of one end from the left of the plot, in points; `nil` by default.
  ///   - xEnd: The distance of the other end from the left of the plot, in points; `nil` by default.
  ///   - y: The position or the value on the Y axis.
  ///   - height: The height of a horizontal bar; by default seven tenths of its category or unit.
  ///   - stacking: The way in which bars at equal positions are stacked; `standard` by default.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    data = MarkData(
      kind: .bar, x: .fixed(xStart, xEnd), y: MarkExtent(y), height: height, stacking: stacking)
  }

  /// Creates a bar between two values on the X axis and two fixed places on the Y axis.
  ///
  /// - Parameters:
  ///   - xStart: The value at one end.
  ///   - xEnd: The value at the other end.
  ///   - yStart: The distance of one edge from the top of the plot, in points; `nil` for the top.
  ///   - yEnd: The distance of the other edge from the top of the plot, in points; `nil` for the bottom.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    data = MarkData(kind: .bar, x: MarkExtent(xStart, xEnd), y: .fixed(yStart, yEnd))
  }

  /// Creates a bar between two fixed places on the X axis and two values on the Y axis.
  ///
  /// - Parameters:
  ///   - xStart: The distance of one edge from the left of the plot, in points; `nil` for the left.
  ///   - xEnd: The distance of the other edge from the left of the plot, in points; `nil` for the right.
  ///   - yStart: The value at one end.
  ///   - yEnd: The value at the other end.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    data = MarkData(kind: .bar, x: .fixed(xStart, xEnd), y: MarkExtent(yStart, yEnd))
  }
}
