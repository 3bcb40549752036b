public import Foundation

/// Sectors, one for each element of a collection, as in a pie or donut chart.
public struct SectorPlot<Content> {
  let content: Content
}

extension SectorPlot: ChartContent where Content: ChartContent {}

extension SectorPlot: PrimitiveChartContent where Content: ChartContent {
  /// Adds the marks of the plot.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _MarkCollector) {
    Content._collect(content.content, into: collector)
  }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements.
  public typealias DataElement = Content.DataElement

  /// Returns the plot with a modification.
  ///
  /// This method is an implementation detail. Do not call it.
  nonisolated public func _modified(by change: _ElementChange<DataElement>) -> Self {
    Self(content: content._modified(by: change))
  }
}

extension SectorPlot {
  /// Creates sectors.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - angle: The values that the angles represent, or ranges of values for explicit ends.
  ///   - innerRadius: The radius of the hole; 0 by default.
  ///   - outerRadius: The outer radius; by default that of the plot.
  ///   - angularInset: The distance by which the straight edges of each sector move inwards, in points. `nil`, the
  ///     default, means 0.
  public init<Data: RandomAccessCollection, Angle: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, Angle>,
    innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: CGFloat? = nil
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .sector, x: .fixed(nil, nil), y: .fixed(nil, nil),
        sectors: PlotDescription.Sectors(
          angle: angle.column, innerRadius: innerRadius, outerRadius: outerRadius,
          angularInset: .constant(angularInset))))
  }

  /// Creates sectors with insets that depend on the element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - angle: The values that the angles represent, or ranges of values for explicit ends.
  ///   - innerRadius: The radius of the hole; 0 by default.
  ///   - outerRadius: The outer radius; by default that of the plot.
  ///   - angularInset: The key path of the distance by which the straight edges of a sector move inwards, in points.
  public init<Data: RandomAccessCollection, Angle: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, Angle>,
    innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic,
    angularInset: KeyPath<Data.Element, CGFloat>
  ) where Content == _PlotElements<Data> {
    content = _PlotElements(
      data,
      PlotDescription(
        kind: .sector, x: .fixed(nil, nil), y: .fixed(nil, nil),
        sectors: PlotDescription.Sectors(
          angle: angle.column, innerRadius: innerRadius, outerRadius: outerRadius,
          angularInset: .element(angularInset))))
  }
}
