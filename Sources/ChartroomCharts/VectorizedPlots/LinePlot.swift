import ChartroomUI

/// A line through the elements of a collection, or the graph of a function.
///
/// A plot of elements joins them as `LineMark` does, but is created much faster than a mark for each element:
///
/// ```swift
/// Chart { LinePlot(samples, x: .value("Time", \.time), y: .value("Level", \.level)) }
/// ```
public struct LinePlot<Content> {
  let content: Content
}

extension LinePlot: ChartContent where Content: ChartContent {}

extension LinePlot: PrimitiveChartContent where Content: ChartContent {
  /// Adds the marks of the plot.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _MarkCollector) {
    Content._collect(content.content, into: collector)
  }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements.
  public typealias DataElement = Content.DataElement

  /// Returns the plot with a modification.
  ///
  /// This method is an implementation detail. Do not call it.
  nonisolated public func _modified(by change: _ElementChange<DataElement>) -> Self {
    Self(content: content._modified(by: change))
  }
}

extension LinePlot {
  /// Creates a line through elements.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The values on the X axis.
  ///   - y: The values on the Y axis.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data, PlotDescription(kind: .line, x: ElementExtent(x), y: ElementExtent(y)))
  }

  /// Creates a line through the elements of each series.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The values on the X axis.
  ///   - y: The values on the Y axis.
  ///   - series: The series. All elements of a series belong to one line, regardless of their styles.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .line, x: ElementExtent(x), y: ElementExtent(y), series: series.column))
  }
}

extension LinePlot where Content == _PlotFunction {
  /// Creates the graph of a function.
  ///
  /// The function is sampled densely, and most densely where it bends. The line has gaps where the function is NaN or
  /// infinite, at its poles and where it jumps. The line ends at the bounds of an explicit domain of the Y axis. An
  /// automatic domain leaves out the neighbourhoods of poles.
  ///
  /// - Parameters:
  ///   - x: The name of the values on the X axis.
  ///   - y: The name of the values on the Y axis.
  ///   - domain: The values for which the function is drawn; `nil`, the default, for the domain of the X axis, which
  ///     is -10...10 if nothing else determines it.
  ///   - function: The function. It returns NaN where it is undefined.
  public init<X: StringProtocol, Y: StringProtocol>(
    x: X, y: Y, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    content = _PlotFunction(
      kind: .line, xLabel: String(x), yLabel: String(y), domain: domain
    ) { ($0, function($0)) }
  }

  /// Creates a parametric curve.
  ///
  /// - Parameters:
  ///   - x: The name of the values on the X axis.
  ///   - y: The name of the values on the Y axis.
  ///   - t: The name of the parameter.
  ///   - domain: The values of the parameter for which the curve is drawn.
  ///   - function: The function from the parameter to a point. It returns NaN where it is undefined.
  public init<X: StringProtocol, Y: StringProtocol, T: StringProtocol>(
    x: X, y: Y, t: T, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    content = _PlotFunction(
      kind: .line, xLabel: String(x), yLabel: String(y), domain: domain, isParametric: true
    ) { function($0) }
  }

  /// Creates the graph of a function, with texts or localised strings as names.
  ///
  /// - Parameters:
  ///   - x: The name of the values on the X axis.
  ///   - y: The name of the values on the Y axis.
  ///   - domain: The values for which the function is drawn; `nil`, the default, for the domain of the X axis, which
  ///     is -10...10 if nothing else determines it.
  ///   - function: The function. It returns NaN where it is undefined.
  public init<Label: _ChartLabel>(
    x: Label, y: Label, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    self.init(x: x._text.string, y: y._text.string, domain: domain, function: function)
  }

  /// Creates a parametric curve, with texts or localised strings as names.
  ///
  /// - Parameters:
  ///   - x: The name of the values on the X axis.
  ///   - y: The name of the values on the Y axis.
  ///   - t: The name of the parameter.
  ///   - domain: The values of the parameter for which the curve is drawn.
  ///   - function: The function from the parameter to a point. It returns NaN where it is undefined.
  public init<Label: _ChartLabel>(
    x: Label, y: Label, t: Label, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    self.init(
      x: x._text.string, y: y._text.string, t: t._text.string, domain: domain, function: function)
  }
}
