/// A point of the outline of an area.
///
/// An area joins the marks of a series, as `LineMark` does. Areas at the same positions are stacked.
public struct AreaMark {
  @usableFromInline package let data: MarkData
}

extension AreaMark: Mark {}

extension AreaMark {
  /// Creates a point of an area between zero and a value.
  ///
  /// - Parameters:
  ///   - x: The value on the X axis.
  ///   - y: The value on the Y axis.
  ///   - stacking: The way in which areas are stacked; `standard` by default.
  @inlinable
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    data = MarkData(kind: .area, x: MarkExtent(x), y: MarkExtent(y), stacking: stacking)
  }

  /// Creates a point of the area of a series, between zero and a value.
  ///
  /// - Parameters:
  ///   - x: The value on the X axis.
  ///   - y: The value on the Y axis.
  ///   - series: The series. All points of a series belong to one area, regardless of their styles.
  ///   - stacking: The way in which areas are stacked; `standard` by default.
  @inlinable
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    data = MarkData(
      kind: .area, x: MarkExtent(x), y: MarkExtent(y), stacking: stacking,
      series: MarkSeriesName(series))
  }

  /// Creates a point of an area between two values on the Y axis.
  ///
  /// - Parameters:
  ///   - x: The value on the X axis.
  ///   - yStart: The value at one edge.
  ///   - yEnd: The value at the other edge.
  @inlinable
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    data = MarkData(kind: .area, x: MarkExtent(x), y: MarkExtent(yStart, yEnd))
  }

  /// Creates a point of the area of a series, between two values on the Y axis.
  ///
  /// - Parameters:
  ///   - x: The value on the X axis.
  ///   - yStart: The value at one edge.
  ///   - yEnd: The value at the other edge.
  ///   - series: The series. All points of a series belong to one area, regardless of their styles.
  @inlinable
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    data = MarkData(
      kind: .area, x: MarkExtent(x), y: MarkExtent(yStart, yEnd), series: MarkSeriesName(series))
  }

  /// Creates a point of an area between two values on the X axis.
  ///
  /// - Parameters:
  ///   - xStart: The value at one edge.
  ///   - xEnd: The value at the other edge.
  ///   - y: The value on the Y axis.
  @inlinable
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    data = MarkData(kind: .area, x: MarkExtent(xStart, xEnd), y: MarkExtent(y))
  }

  /// Creates a point of the area of a series, between two values on the X axis.
  ///
  /// - Parameters:
  ///   - xStart: The value at one edge.
  ///   - xEnd: The value at the other edge.
  ///   - y: The value on the Y axis.
  ///   - series: The series. All points of a series belong to one area, regardless of their styles.
  @inlinable
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    data = MarkData(
      kind: .area, x: MarkExtent(xStart, xEnd), y: MarkExtent(y), series: MarkSeriesName(series))
  }
}
