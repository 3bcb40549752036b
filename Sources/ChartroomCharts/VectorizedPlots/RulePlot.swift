public import Foundation

/// Straight lines, one for each element of a collection, across the plot or between two values.
public struct RulePlot<Content> {
  let content: Content
}

extension RulePlot: ChartContent where Content: ChartContent {}

extension RulePlot: PrimitiveChartContent where Content: ChartContent {
  /// Adds the marks of the plot.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _MarkCollector) {
    Content._collect(content.content, into: collector)
  }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements.
  public typealias DataElement = Content.DataElement

  /// Returns the plot with a modification.
  ///
  /// This method is an implementation detail. Do not call it.
  nonisolated public func _modified(by change: _ElementChange<DataElement>) -> Self {
    Self(content: content._modified(by: change))
  }
}

extension RulePlot {
  /// Creates vertical lines with ends at fixed places.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The values on the X axis.
  ///   - yStart: The distance of one end from the top of the plot, in points; `nil`, the default, for the top.
  ///   - yEnd: The distance of the other end from the top of the plot, in points; `nil`, the default, for the bottom.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .rule, x: ElementExtent(x), y: .fixed(yStart, yEnd)))
  }

  /// Creates vertical lines between places on the Y axis that depend on the element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The values on the X axis.
  ///   - yStart: The key path of the distance of one end from the top of the plot, in points.
  ///   - yEnd: The key path of the distance of the other end from the top of the plot, in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .rule, x: ElementExtent(x), y: .fixed(yStart, yEnd)))
  }

  /// Creates vertical lines between two values of each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The values on the X axis.
  ///   - yStart: The values at one end.
  ///   - yEnd: The values at the other end.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .rule, x: ElementExtent(x), y: ElementExtent(yStart, yEnd)))
  }

  /// Creates vertical lines between two values of each element, at a fixed place.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The distance from the left of the plot, in points; `nil`, the default, for the middle.
  ///   - yStart: The values at one end.
  ///   - yEnd: The values at the other end.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .rule, x: .fixed(x, x), y: ElementExtent(yStart, yEnd)))
  }

  /// Creates horizontal lines between two values of each element, at a fixed place.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The values at one end.
  ///   - xEnd: The values at the other end.
  ///   - y: The distance from the top of the plot, in points; `nil`, the default, for the middle.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: CGFloat? = nil
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .rule, x: ElementExtent(xStart, xEnd), y: .fixed(y, y)))
  }

  /// Creates horizontal lines with ends at fixed places.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The distance of one end from the left of the plot, in points; `nil`, the default, for the left.
  ///   - xEnd: The distance of the other end from the left of the plot, in points; `nil`, the default, for the right.
  ///   - y: The values on the Y axis.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .rule, x: .fixed(xStart, xEnd), y: ElementExtent(y)))
  }

  /// Creates horizontal lines between places on the X axis that depend on the element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The key path of the distance of one end from the left of the plot, in points.
  ///   - xEnd: The key path of the distance of the other end from the left of the plot, in points.
  ///   - y: The values on the Y axis.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .rule, x: .fixed(xStart, xEnd), y: ElementExtent(y)))
  }

  /// Creates horizontal lines between two values of each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The values at one end.
  ///   - xEnd: The values at the other end.
  ///   - y: The values on the Y axis.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .rule, x: ElementExtent(xStart, xEnd), y: ElementExtent(y)))
  }

  /// Creates vertical lines between two values of each element, at places that depend on the element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The key path of the distance from the left of the plot, in points.
  ///   - yStart: The values at one end.
  ///   - yEnd: The values at the other end.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data, PlotDescription(kind: .rule, x: .fixed(x, x), y: ElementExtent(yStart, yEnd)))
  }

  /// Creates horizontal lines between two values of each element, at places that depend on the element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The values at one end.
  ///   - xEnd: The values at the other end.
  ///   - y: The key path of the distance from the top of the plot, in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: KeyPath<Data.Element, CGFloat>
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data, PlotDescription(kind: .rule, x: ElementExtent(xStart, xEnd), y: .fixed(y, y)))
  }
}
