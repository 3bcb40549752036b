public import Foundation

/// A rectangle between values, or at a position with a width and a height.
public struct RectangleMark {
  @usableFromInline package let data: MarkData
}

extension RectangleMark: Mark {}

extension RectangleMark {
  /// Creates a rectangle at a position.
  ///
  /// - Parameters:
  ///   - x: The position on the X axis.
  ///   - y: The position on the Y axis.
  ///   - width: The width; by default that of the category, unit or bin.
  ///   - height: The height; by default that of the category, unit or bin.
  @inlinable
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    data = MarkData(
      kind: .rectangle, x: MarkExtent(x), y: MarkExtent(y), width: width, height: height)
  }

  /// Creates a rectangle at a position on the X axis and between two values on the Y axis.
  ///
  /// - Parameters:
  ///   - x: The position on the X axis.
  ///   - yStart: The value at one edge.
  ///   - yEnd: The value at the other edge.
  ///   - width: The width; by default that of the category, unit or bin.
  @inlinable
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    data = MarkData(kind: .rectangle, x: MarkExtent(x), y: MarkExtent(yStart, yEnd), width: width)
  }

  /// Creates a rectangle between two values on the X axis and at a position on the Y axis.
  ///
  /// - Parameters:
  ///   - xStart: The value at one edge.
  ///   - xEnd: The value at the other edge.
  ///   - y: The position on the Y axis.
  ///   - height: The height; by default that of the category, unit or bin.
  @inlinable
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    data = MarkData(kind: .rectangle, x: MarkExtent(xStart, xEnd), y: MarkExtent(y), height: height)
  }

  /// Creates a rectangle between values on both axes.
  ///
  /// - Parameters:
  ///   - xStart: The value at one vertical edge.
  ///   - xEnd: The value at the other vertical edge.
  ///   - yStart: The value at one horizontal edge.
  ///   - yEnd: The value at the other horizontal edge.
  @inlinable
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    data = MarkData(kind: .rectangle, x: MarkExtent(xStart, xEnd), y: MarkExtent(yStart, yEnd))
  }

  /// Creates a rectangle at a position on the X axis and between fixed places on the Y axis.
  ///
  /// - Parameters:
  ///   - x: The position on the X axis.
  ///   - yStart: The distance of one edge from the top of the plot, in points; `nil`, the default, for the top.
  ///   - yEnd: The distance of the other edge from the top of the plot, in points; `nil`, the default, for the bottom.
  ///   - width: The width; by default that of the category, unit or bin.
  @inlinable
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    data = MarkData(kind: .rectangle, x: MarkExtent(x), y: .fixed(yStart, yEnd), width: width)
  }

  /// Creates a rectangle between fixed places on the X axis and at a position on the Y axis.
  ///
  /// - Parameters:
  ///   - xStart: The distance of one edge from the left of the plot, in points; `nil`, the default, for the left.
  ///   - xEnd: The distance of the other edge from the left of the plot, in points; `nil`, the default, for the right.
  ///   - y: The position on the Y axis.
  ///   - height: The height; by default that of the category, unit or bin.
  @inlinable
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    data = MarkData(kind: .rectangle, x: .fixed(xStart, xEnd), y: MarkExtent(y), height: height)
  }

  /// Creates a rectangle between two values on the X axis and fixed places on the Y axis.
  ///
  /// - Parameters:
  ///   - xStart: The value at one vertical edge.
  ///   - xEnd: The value at the other vertical edge.
  ///   - yStart: The distance of one edge from the top of the plot, in points; `nil`, the default, for the top.
  ///   - yEnd: The distance of the other edge from the top of the plot, in points; `nil`, the default, for the bottom.
  @inlinable
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    data = MarkData(kind: .rectangle, x: MarkExtent(xStart, xEnd), y: .fixed(yStart, yEnd))
  }

  /// Creates a rectangle between fixed places on the X axis and two values on the Y axis.
  ///
  /// - Parameters:
  ///   - xStart: The distance of one edge from the left of the plot, in points; `nil`, the default, for the left.
  ///   - xEnd: The distance of the other edge from the left of the plot, in points; `nil`, the default, for the right.
  ///   - yStart: The value at one horizontal edge.
  ///   - yEnd: The value at the other horizontal edge.
  @inlinable
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    data = MarkData(kind: .rectangle, x: .fixed(xStart, xEnd), y: MarkExtent(yStart, yEnd))
  }

  /// Creates a rectangle between fixed places, which fills the plot by default.
  ///
  /// - Parameters:
  ///   - xStart: The distance of one edge from the left of the plot, in points; `nil`, the default, for the left.
  ///   - xEnd: The distance of the other edge from the left of the plot, in points; `nil`, the default, for the right.
  ///   - yStart: The distance of one edge from the top of the plot, in points; `nil`, the default, for the top.
  ///   - yEnd: The distance of the other edge from the top of the plot, in points; `nil`, the default, for the bottom.
  public init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    data = MarkData(kind: .rectangle, x: .fixed(xStart, xEnd), y: .fixed(yStart, yEnd))
  }
}
