/// A point of a line.
///
/// A line joins the marks of a series in the order of the data. Without a series, marks with the same values of
/// `foregroundStyle(by:)`, `lineStyle(by:)` and `symbol(by:)` belong to one line. A value that is not finite interrupts
/// the line.
public struct LineMark {
  @usableFromInline package let data: MarkData
}

extension LineMark: Mark {}

extension LineMark {
  /// Creates a point of a line.
  ///
  /// - Parameters:
  ///   - x: The value on the X axis.
  ///   - y: The value on the Y axis.
  @inlinable
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    data = MarkData(kind: .line, x: MarkExtent(x), y: MarkExtent(y))
  }

  /// Creates a point of the line of a series.
  ///
  /// - Parameters:
  ///   - x: The value on the X axis.
  ///   - y: The value on the Y axis.
  ///   - series: The series. All points of a series belong to one line, regardless of their styles.
  @inlinable
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    data = MarkData(kind: .line, x: MarkExtent(x), y: MarkExtent(y), series: MarkSeriesName(series))
  }
}
