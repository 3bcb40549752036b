public import Foundation

/// Bars, one for each element of a collection.
public struct BarPlot<Content> {
  let content: Content
}

extension BarPlot: ChartContent where Content: ChartContent {}

extension BarPlot: PrimitiveChartContent where Content: ChartContent {
  /// Adds the marks of the plot.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _MarkCollector) {
    Content._collect(content.content, into: collector)
  }
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements.
  public typealias DataElement = Content.DataElement

  /// Returns the plot with a modification.
  ///
  /// This method is an implementation detail. Do not call it.
  nonisolated public func _modified(by change: _ElementChange<DataElement>) -> Self {
    Self(content: content._modified(by: change))
  }
}

extension BarPlot {
  /// Creates bars from zero to the values of elements.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The positions or the values on the X axis.
  ///   - y: The positions or the values on the Y axis.
  ///   - width: The widths of vertical bars; by default seven tenths of the category or unit.
  ///   - height: The heights of horizontal bars; by default seven tenths of the category or unit.
  ///   - stacking: The way in which bars at the same position are stacked; `standard` by default.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .bar, x: ElementExtent(x), y: ElementExtent(y), width: width, height: height,
        stacking: stacking))
  }

  /// Creates vertical bars between two values of each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The positions on the X axis.
  ///   - yStart: The values at one end.
  ///   - yEnd: The values at the other end.
  ///   - width: The widths of the bars; by default seven tenths of the category or unit.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .bar, x: ElementExtent(x), y: ElementExtent(yStart, yEnd), width: width))
  }

  /// Creates horizontal bars between two values of each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The values at one end.
  ///   - xEnd: The values at the other end.
  ///   - y: The positions on the Y axis.
  ///   - height: The heights of the bars; by default seven tenths of the category or unit.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .bar, x: ElementExtent(xStart, xEnd), y: ElementExtent(y), height: height))
  }

  /// Creates vertical bars between two fixed places on the Y axis, or horizontal bars from zero.
  ///
  /// If the values on the X axis are numbers, the bars are horizontal: they extend from zero, between the two places,
  /// and form one stack. Otherwise, they are vertical.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The positions or the values on the X axis.
  ///   - yStart: The distance of one end from the top of the plot, in points; `nil`, the default, for the top.
  ///   - yEnd: The distance of the other end from the top of the plot, in points; `nil`, the default, for the bottom.
  ///   - width: The widths of vertical bars; by default seven tenths of the category or unit.
  ///   - stacking: The way in which bars at the same position are stacked; `standard` by default.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil, width: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .bar, x: ElementExtent(x), y: .fixed(yStart, yEnd), width: width,
        stacking: stacking))
  }

  /// Creates vertical bars between places on the Y axis that depend on the element.
  ///
  /// If the values on the X axis are numbers, the bars are horizontal: they extend from zero, between the two places,
  /// and form one stack.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The positions or the values on the X axis.
  ///   - yStart: The key path of the distance of one end from the top of the plot, in points.
  ///   - yEnd: The key path of the distance of the other end from the top of the plot, in points.
  ///   - width: The widths of vertical bars; by default seven tenths of the category or unit.
  ///   - stacking: The way in which bars at the same position are stacked; `standard` by default.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>, width: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .bar, x: ElementExtent(x), y: .fixed(yStart, yEnd), width: width,
        stacking: stacking))
  }

  /// Creates horizontal bars between two fixed places on the X axis, or vertical bars from zero.
  ///
  /// If the values on the Y axis are numbers, the bars are vertical: they extend from zero, between the two places, and
  /// form one stack. Otherwise, they are horizontal.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The distance of one end from the left of the plot, in points; `nil`, the default, for the left.
  ///   - xEnd: The distance of the other end from the left of the plot, in points; `nil`, the default, for the right.
  ///   - y: The positions or the values on the Y axis.
  ///   - height: The heights of horizontal bars; by default seven tenths of the category or unit.
  ///   - stacking: The way in which bars at the same position are stacked; `standard` by default.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .bar, x: .fixed(xStart, xEnd), y: ElementExtent(y), height: height,
        stacking: stacking))
  }

  /// Creates horizontal bars between places on the X axis that depend on the element.
  ///
  /// If the values on the Y axis are numbers, the bars are vertical: they extend from zero, between the two places, and
  /// form one stack.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The key path of the distance of one end from the left of the plot, in points.
  ///   - xEnd: The key path of the distance of the other end from the left of the plot, in points.
  ///   - y: The positions or the values on the Y axis.
  ///   - height: The heights of horizontal bars; by default seven tenths of the category or unit.
  ///   - stacking: The way in which bars at the same position are stacked; `standard` by default.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .bar, x: .fixed(xStart, xEnd), y: ElementExtent(y), height: height,
        stacking: stacking))
  }

  /// Creates bars between two values on the X axis and two fixed places on the Y axis.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The values at one end.
  ///   - xEnd: The values at the other end.
  ///   - yStart: The distance of one edge from the top of the plot, in points; `nil`, the default, for the top.
  ///   - yEnd: The distance of the other edge from the top of the plot, in points; `nil`, the default, for the bottom.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .bar, x: ElementExtent(xStart, xEnd), y: .fixed(yStart, yEnd)))
  }

  /// Creates bars between two fixed places on the X axis and two values on the Y axis.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The distance of one edge from the left of the plot, in points; `nil`, the default, for the left.
  ///   - xEnd: The distance of the other edge from the left of the plot, in points; `nil`, the default, for the right.
  ///   - yStart: The values at one end.
  ///   - yEnd: The values at the other end.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .bar, x: .fixed(xStart, xEnd), y: ElementExtent(yStart, yEnd)))
  }

  /// Creates bars between two values on the X axis and places on the Y axis that depend on the element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The values at one end.
  ///   - xEnd: The values at the other end.
  ///   - yStart: The key path of the distance of one edge from the top of the plot, in points.
  ///   - yEnd: The key path of the distance of the other edge from the top of the plot, in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(kind: .bar, x: ElementExtent(xStart, xEnd), y: .fixed(yStart, yEnd)))
  }

  /// Creates bars between places on the X axis that depend on the element and two values on the Y axis.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The key path of the distance of one edge from the left of the plot, in points.
  ///   - xEnd: The key path of the distance of the other edge from the left of the plot, in points.
  ///   - yStart: The values at one end.
  ///   - yEnd: The values at the other end.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(kind: .bar, x: .fixed(xStart, xEnd), y: ElementExtent(yStart, yEnd)))
  }
}
