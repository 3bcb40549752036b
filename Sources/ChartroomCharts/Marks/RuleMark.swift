public import Foundation

/// A straight line at a value, across the plot or between two values.
public struct RuleMark {
  @usableFromInline package let data: MarkData
}

extension RuleMark: Mark {}

extension RuleMark {
  /// Creates a vertical line with ends at fixed places.
  ///
  /// - Parameters:
  ///   - x: The value on the X axis.
  ///   - yStart: The distance of one end from the top of the plot, in points; `nil`, the default, for the top.
  ///   - yEnd: The distance of the other end from the top of the plot, in points; `nil`, the default, for the bottom.
  @inlinable
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    data = MarkData(kind: .rule, x: MarkExtent(x), y: .fixed(yStart, yEnd))
  }

  /// Creates a vertical line between two values.
  ///
  /// - Parameters:
  ///   - x: The value on the X axis.
  ///   - yStart: The value at one end.
  ///   - yEnd: The value at the other end.
  @inlinable
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    data = MarkData(kind: .rule, x: MarkExtent(x), y: MarkExtent(yStart, yEnd))
  }

  /// Creates a vertical line between two values, at a fixed place.
  ///
  /// - Parameters:
  ///   - x: The distance from the left of the plot, in points; `nil`, the default, for the middle.
  ///   - yStart: The value at one end.
  ///   - yEnd: The value at the other end.
  @inlinable
  public init<Y: Plottable>(
    x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    data = MarkData(kind: .rule, x: .fixed(x, x), y: MarkExtent(yStart, yEnd))
  }

  /// Creates a horizontal line between two values, at a fixed place.
  ///
  /// - Parameters:
  ///   - xStart: The value at one end.
  ///   - xEnd: The value at the other end.
  ///   - y: The distance from the top of the plot, in points; `nil`, the default, for the middle.
  @inlinable
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
  ) {
    data = MarkData(kind: .rule, x: MarkExtent(xStart, xEnd), y: .fixed(y, y))
  }

  /// Creates a horizontal line with ends at fixed places.
  ///
  /// - Parameters:
  ///   - xStart: The distance of one end from the left of the plot, in points; `nil`, the default, for the left.
  ///   - xEnd: The distance of the other end from the left of the plot, in points; `nil`, the default, for the right.
  ///   - y: The value on the Y axis.
  @inlinable
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    data = MarkData(kind: .rule, x: .fixed(xStart, xEnd), y: MarkExtent(y))
  }

  /// Creates a horizontal line between two values.
  ///
  /// - Parameters:
  ///   - xStart: The value at one end.
  ///   - xEnd: The value at the other end.
  ///   - y: The value on the Y axis.
  @inlinable
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    data = MarkData(kind: .rule, x: MarkExtent(xStart, xEnd), y: MarkExtent(y))
  }
}
