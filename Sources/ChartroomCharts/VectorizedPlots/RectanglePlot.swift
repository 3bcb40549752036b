public import Foundation

/// Rectangles, one for each element of a collection, as in a heat map.
public struct RectanglePlot<Content> {
  let content: Content
}

extension RectanglePlot: ChartContent where Content: ChartContent {}

extension RectanglePlot: PrimitiveChartContent where Content: ChartContent {
  /// Adds the marks of the plot.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _MarkCollector) {
    Content._collect(content.content, into: collector)
  }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements.
  public typealias DataElement = Content.DataElement

  /// Returns the plot with a modification.
  ///
  /// This method is an implementation detail. Do not call it.
  nonisolated public func _modified(by change: _ElementChange<DataElement>) -> Self {
    Self(content: content._modified(by: change))
  }
}

extension RectanglePlot {
  /// Creates rectangles at positions.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The positions on the X axis.
  ///   - y: The positions on the Y axis.
  ///   - width: The widths; by default those of the categories, units or bins.
  ///   - height: The heights; by default those of the categories, units or bins.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .rectangle, x: ElementExtent(x), y: ElementExtent(y), width: width, height: height))
  }

  /// Creates rectangles at positions on the X axis and between two values on the Y axis.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The positions on the X axis.
  ///   - yStart: The values at one edge.
  ///   - yEnd: The values at the other edge.
  ///   - width: The widths; by default those of the categories, units or bins.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .rectangle, x: ElementExtent(x), y: ElementExtent(yStart, yEnd), width: width))
  }

  /// Creates rectangles between two values on the X axis and at positions on the Y axis.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The values at one edge.
  ///   - xEnd: The values at the other edge.
  ///   - y: The positions on the Y axis.
  ///   - height: The heights; by default those of the categories, units or bins.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .rectangle, x: ElementExtent(xStart, xEnd), y: ElementExtent(y), height: height))
  }

  /// Creates rectangles between two values on both axes.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The values at one edge.
  ///   - xEnd: The values at the other edge.
  ///   - yStart: The values at one edge.
  ///   - yEnd: The values at the other edge.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .rectangle, x: ElementExtent(xStart, xEnd), y: ElementExtent(yStart, yEnd)))
  }

  /// Creates rectangles at positions on the X axis and between fixed places on the Y axis.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The positions on the X axis.
  ///   - yStart: The distance of one edge from the top of the plot, in points; `nil`, the default, for the top.
  ///   - yEnd: The distance of the other edge from the top of the plot, in points; `nil`, the default, for the bottom.
  ///   - width: The widths; by default those of the categories, units or bins.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil, width: MarkDimensions<Data.Element> = .automatic
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .rectangle, x: ElementExtent(x), y: .fixed(yStart, yEnd), width: width))
  }

  /// Creates rectangles between fixed places on the X axis and at positions on the Y axis.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The distance of one edge from the left of the plot, in points; `nil`, the default, for the left.
  ///   - xEnd: The distance of the other edge from the left of the plot, in points; `nil`, the default, for the right.
  ///   - y: The positions on the Y axis.
  ///   - height: The heights; by default those of the categories, units or bins.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = .automatic
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .rectangle, x: .fixed(xStart, xEnd), y: ElementExtent(y), height: height))
  }

  /// Creates rectangles between two values on the X axis and fixed places on the Y axis.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The values at one edge.
  ///   - xEnd: The values at the other edge.
  ///   - yStart: The distance of one edge from the top of the plot, in points; `nil`, the default, for the top.
  ///   - yEnd: The distance of the other edge from the top of the plot, in points; `nil`, the default, for the bottom.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .rectangle, x: ElementExtent(xStart, xEnd), y: .fixed(yStart, yEnd)))
  }

  /// Creates rectangles between fixed places on the X axis and two values on the Y axis.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The distance of one edge from the left of the plot, in points; `nil`, the default, for the left.
  ///   - xEnd: The distance of the other edge from the left of the plot, in points; `nil`, the default, for the right.
  ///   - yStart: The values at one edge.
  ///   - yEnd: The values at the other edge.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .rectangle, x: .fixed(xStart, xEnd), y: ElementExtent(yStart, yEnd)))
  }

  /// Creates rectangles at positions on the X axis and between places on the Y axis that depend on the element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The positions on the X axis.
  ///   - yStart: The key path of the distance of one edge from the top of the plot, in points.
  ///   - yEnd: The key path of the distance of the other edge from the top of the plot, in points.
  ///   - width: The widths; by default those of the categories, units or bins.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(kind: .rectangle, x: ElementExtent(x), y: .fixed(yStart, yEnd), width: width))
  }

  /// Creates rectangles between places on the X axis that depend on the element, at positions on the Y axis.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The key path of the distance of one edge from the left of the plot, in points.
  ///   - xEnd: The key path of the distance of the other edge from the left of the plot, in points.
  ///   - y: The positions on the Y axis.
  ///   - height: The heights; by default those of the categories, units or bins.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = .automatic
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .rectangle, x: .fixed(xStart, xEnd), y: ElementExtent(y), height: height))
  }

  /// Creates rectangles between two values on the X axis and places on the Y axis that depend on the element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The values at one edge.
  ///   - xEnd: The values at the other edge.
  ///   - yStart: The key path of the distance of one edge from the top of the plot, in points.
  ///   - yEnd: The key path of the distance of the other edge from the top of the plot, in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(kind: .rectangle, x: ElementExtent(xStart, xEnd), y: .fixed(yStart, yEnd)))
  }

  /// Creates rectangles between places on the X axis that depend on the element and two values on the Y axis.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The key path of the distance of one edge from the left of the plot, in points.
  ///   - xEnd: The key path of the distance of the other edge from the left of the plot, in points.
  ///   - yStart: The values at one edge.
  ///   - yEnd: The values at the other edge.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(kind: .rectangle, x: .fixed(xStart, xEnd), y: ElementExtent(yStart, yEnd)))
  }

  /// Creates rectangles between fixed places, which fill the plot by default.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The distance of one edge from the left of the plot, in points; `nil`, the default, for the left.
  ///   - xEnd: The distance of the other edge from the left of the plot, in points; `nil`, the default, for the right.
  ///   - yStart: The distance of one edge from the top of the plot, in points; `nil`, the default, for the top.
  ///   - yEnd: The distance of the other edge from the top of the plot, in points; `nil`, the default, for the bottom.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data, PlotDescription(kind: .rectangle, x: .fixed(xStart, xEnd), y: .fixed(yStart, yEnd)))
  }

  /// Creates rectangles between places that depend on the element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The key path of the distance of one edge from the left of the plot, in points.
  ///   - xEnd: The key path of the distance of the other edge from the left of the plot, in points.
  ///   - yStart: The key path of the distance of one edge from the top of the plot, in points.
  ///   - yEnd: The key path of the distance of the other edge from the top of the plot, in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data, PlotDescription(kind: .rectangle, x: .fixed(xStart, xEnd), y: .fixed(yStart, yEnd)))
  }
}
