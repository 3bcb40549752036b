public import Foundation

/// Symbols, one for each element of a collection.
public struct PointPlot<Content> {
  let content: Content
}

extension PointPlot: ChartContent where Content: ChartContent {}

extension PointPlot: PrimitiveChartContent where Content: ChartContent {
  /// Adds the marks of the plot.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _MarkCollector) {
    Content._collect(content.content, into: collector)
  }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements.
  public typealias DataElement = Content.DataElement

  /// Returns the plot with a modification.
  ///
  /// This method is an implementation detail. Do not call it.
  nonisolated public func _modified(by change: _ElementChange<DataElement>) -> Self {
    Self(content: content._modified(by: change))
  }
}

extension PointPlot {
  /// Creates points.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The values on the X axis.
  ///   - y: The values on the Y axis.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data, PlotDescription(kind: .point, x: ElementExtent(x), y: ElementExtent(y)))
  }

  /// Creates points at a fixed place on the Y axis.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The values on the X axis.
  ///   - y: The distance from the top of the plot, in points; `nil`, the default, for the middle.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: CGFloat? = nil
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data, PlotDescription(kind: .point, x: ElementExtent(x), y: .fixed(y, y)))
  }

  /// Creates points at places on the Y axis that depend on the element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The values on the X axis.
  ///   - y: The key path of the distance from the top of the plot, in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: KeyPath<Data.Element, CGFloat>
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data, PlotDescription(kind: .point, x: ElementExtent(x), y: .fixed(y, y)))
  }

  /// Creates points at a fixed place on the X axis.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The distance from the left of the plot, in points; `nil`, the default, for the middle.
  ///   - y: The values on the Y axis.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data, PlotDescription(kind: .point, x: .fixed(x, x), y: ElementExtent(y)))
  }

  /// Creates points at places on the X axis that depend on the element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The key path of the distance from the left of the plot, in points.
  ///   - y: The values on the Y axis.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, Y>
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data, PlotDescription(kind: .point, x: .fixed(x, x), y: ElementExtent(y)))
  }
}
