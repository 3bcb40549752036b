import ChartroomUI

/// An area through the elements of a collection, or the area between a function and zero or another function.
public struct AreaPlot<Content> {
  let content: Content
}

extension AreaPlot: ChartContent where Content: ChartContent {}

extension AreaPlot: PrimitiveChartContent where Content: ChartContent {
  /// Adds the marks of the plot.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _MarkCollector) {
    Content._collect(content.content, into: collector)
  }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements.
  public typealias DataElement = Content.DataElement

  /// Returns the plot with a modification.
  ///
  /// This method is an implementation detail. Do not call it.
  nonisolated public func _modified(by change: _ElementChange<DataElement>) -> Self {
    Self(content: content._modified(by: change))
  }
}

extension AreaPlot {
  /// Creates an area between zero and the values of elements.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The values on the X axis.
  ///   - y: The values on the Y axis.
  ///   - stacking: The way in which areas are stacked; `standard` by default.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .area, x: ElementExtent(x), y: ElementExtent(y), stacking: stacking))
  }

  /// Creates an area for each series, between zero and the values of elements.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The values on the X axis.
  ///   - y: The values on the Y axis.
  ///   - series: The series. All elements of a series belong to one area, regardless of their styles.
  ///   - stacking: The way in which areas are stacked; `standard` by default.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>, stacking: MarkStackingMethod = .standard
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .area, x: ElementExtent(x), y: ElementExtent(y), stacking: stacking,
        series: series.column))
  }

  /// Creates an area between two values of each element on the Y axis.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The values on the X axis.
  ///   - yStart: The values at one edge.
  ///   - yEnd: The values at the other edge.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data, PlotDescription(kind: .area, x: ElementExtent(x), y: ElementExtent(yStart, yEnd)))
  }

  /// Creates an area for each series, between two values of each element on the Y axis.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The values on the X axis.
  ///   - yStart: The values at one edge.
  ///   - yEnd: The values at the other edge.
  ///   - series: The series. All elements of a series belong to one area, regardless of their styles.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .area, x: ElementExtent(x), y: ElementExtent(yStart, yEnd), series: series.column))
  }

  /// Creates an area between two values of each element on the X axis.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The values at one edge.
  ///   - xEnd: The values at the other edge.
  ///   - y: The values on the Y axis.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data, PlotDescription(kind: .area, x: ElementExtent(xStart, xEnd), y: ElementExtent(y)))
  }

  /// Creates an area for each series, between two values of each element on the X axis.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The values at one edge.
  ///   - xEnd: The values at the other edge.
  ///   - y: The values on the Y axis.
  ///   - series: The series. All elements of a series belong to one area, regardless of their styles.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .area, x: ElementExtent(xStart, xEnd), y: ElementExtent(y), series: series.column))
  }
}

extension AreaPlot where Content == _PlotFunction {
  /// Creates the area between zero and a function.
  ///
  /// The function is sampled as for `LinePlot`.
  ///
  /// - Parameters:
  ///   - x: The name of the values on the X axis.
  ///   - y: The name of the values on the Y axis.
  ///   - domain: The values for which the area is drawn; `nil`, the default, for the domain of the X axis, which is
  ///     -10...10 if nothing else determines it.
  ///   - function: The function. It returns NaN where it is undefined.
  public init<X: StringProtocol, Y: StringProtocol>(
    x: X, y: Y, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    content = _PlotFunction(
      kind: .area, xLabel: String(x), yLabel: String(y), domain: domain
    ) { (0, function($0)) }
  }

  /// Creates the area between two functions.
  ///
  /// The functions are sampled as for `LinePlot`.
  ///
  /// - Parameters:
  ///   - x: The name of the values on the X axis.
  ///   - yStart: The name of the values at one edge.
  ///   - yEnd: The name of the values at the other edge.
  ///   - domain: The values for which the area is drawn; `nil`, the default, for the domain of the X axis, which is
  ///     -10...10 if nothing else determines it.
  ///   - function: A function that returns the values at both edges, or NaN where the area is undefined.
  public init<X: StringProtocol, Start: StringProtocol, End: StringProtocol>(
    x: X, yStart: Start, yEnd: End, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = _PlotFunction(
      kind: .area, xLabel: String(x), yLabel: String(yStart), domain: domain
    ) { function($0) }
  }

  /// Creates the area between zero and a function, with texts or localised strings as names.
  ///
  /// - Parameters:
  ///   - x: The name of the values on the X axis.
  ///   - y: The name of the values on the Y axis.
  ///   - domain: The values for which the area is drawn; `nil`, the default, for the domain of the X axis, which is
  ///     -10...10 if nothing else determines it.
  ///   - function: The function. It returns NaN where it is undefined.
  public init<Label: _ChartLabel>(
    x: Label, y: Label, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    self.init(x: x._text.string, y: y._text.string, domain: domain, function: function)
  }

  /// Creates the area between two functions, with texts or localised strings as names.
  ///
  /// - Parameters:
  ///   - x: The name of the values on the X axis.
  ///   - yStart: The name of the values at one edge.
  ///   - yEnd: The name of the values at the other edge.
  ///   - domain: The values for which the area is drawn; `nil`, the default, for the domain of the X axis, which is
  ///     -10...10 if nothing else determines it.
  ///   - function: A function that returns the values at both edges, or NaN where the area is undefined.
  public init<Label: _ChartLabel>(
    x: Label, yStart: Label, yEnd: Label, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(
      x: x._text.string, yStart: yStart._text.string, yEnd: yEnd._text.string, domain: domain,
      function: function)
  }
}
