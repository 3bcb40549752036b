public import Foundation

/// A bar from zero to a value, or between two values.
///
/// A bar is at a category, a calendar unit or another position on one axis, and extends along the other axis. Bars at
/// the same position are stacked.
public struct BarMark {
  @usableFromInline package let data: MarkData
}

extension BarMark: Mark {}

extension BarMark {
  /// Creates a bar from zero to a value.
  ///
  /// - Parameters:
  ///   - x: The position or the value on the X axis.
  ///   - y: The position or the value on the Y axis.
  ///   - width: The width of a vertical bar; by default seven tenths of the category or unit.
  ///   - height: The height of a horizontal bar; by default seven tenths of the category or unit.
  ///   - stacking: The way in which bars at the same position are stacked; `standard` by default.
  @inlinable
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
  ///   - width: The width; by default seven tenths of the category or unit.
  @inlinable
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
  ///   - height: The height; by default seven tenths of the category or unit.
  @inlinable
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    data = MarkData(kind: .bar, x: MarkExtent(xStart, xEnd), y: MarkExtent(y), height: height)
  }

  /// Creates a vertical bar between two fixed places on the Y axis, or a horizontal bar from zero.
  ///
  /// If `x` is a number, the bar is horizontal: it extends from zero to `x`, between the two places, and all such bars
  /// form one stack. Otherwise, it is vertical.
  ///
  /// - Parameters:
  ///   - x: The position or the value on the X axis.
  ///   - yStart: The distance of one end from the top of the plot, in points; `nil`, the default, for the top.
  ///   - yEnd: The distance of the other end from the top of the plot, in points; `nil`, the default, for the bottom.
  ///   - width: The width of a vertical bar; by default seven tenths of the category or unit.
  ///   - stacking: The way in which bars at the same position are stacked; `standard` by default.
  @inlinable
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    data = MarkData(
      kind: .bar, x: MarkExtent(x), y: .fixed(yStart, yEnd), width: width, stacking: stacking)
  }

  /// Creates a horizontal bar between two fixed places on the X axis, or a vertical bar from zero.
  ///
  /// If `y` is a number, the bar is vertical: it extends from zero to `y`, between the two places, and all such bars
  /// form one stack. Otherwise, it is horizontal.
  ///
  /// - Parameters:
  ///   - xStart: The distance of one end from the left of the plot, in points; `nil`, the default, for the left.
  ///   - xEnd: The distance of the other end from the left of the plot, in points; `nil`, the default, for the right.
  ///   - y: The position or the value on the Y axis.
  ///   - height: The height of a horizontal bar; by default seven tenths of the category or unit.
  ///   - stacking: The way in which bars at the same position are stacked; `standard` by default.
  @inlinable
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
  ///   - yStart: The distance of one edge from the top of the plot, in points; `nil`, the default, for the top.
  ///   - yEnd: The distance of the other edge from the top of the plot, in points; `nil`, the default, for the bottom.
  @inlinable
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    data = MarkData(kind: .bar, x: MarkExtent(xStart, xEnd), y: .fixed(yStart, yEnd))
  }

  /// Creates a bar between two fixed places on the X axis and two values on the Y axis.
  ///
  /// - Parameters:
  ///   - xStart: The distance of one edge from the left of the plot, in points; `nil`, the default, for the left.
  ///   - xEnd: The distance of the other edge from the left of the plot, in points; `nil`, the default, for the right.
  ///   - yStart: The value at one end.
  ///   - yEnd: The value at the other end.
  @inlinable
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    data = MarkData(kind: .bar, x: .fixed(xStart, xEnd), y: MarkExtent(yStart, yEnd))
  }
}
