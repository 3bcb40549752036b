public import ChartroomUI
public import Foundation
public import Graphics

/// The marks of a collection of elements.
///
/// Key paths of the elements can supply the marks' properties. Apply modifiers that take key paths first; the results
/// of other modifiers no longer have them.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The type of the elements.
  associatedtype DataElement
  /// Returns the content with a modification.
  ///
  /// This method is an implementation detail. Do not call or implement it.
  nonisolated func _modified(by change: _ElementChange<DataElement>) -> Self
}

nonisolated extension VectorizedChartContent {
  /// Sets the styles of marks to those at a key path.
  public func foregroundStyle<Style: ShapeStyle>(
    _ style: KeyPath<DataElement, Style>
  ) -> some VectorizedChartContent<DataElement> {
    setting { .style(AnyShapeStyle($0[keyPath: style])) }
  }

  /// Sets the styles of marks by values of the elements, with a legend.
  ///
  /// - Parameter value: The values. By default, each category has a separate colour, and the colours of numbers and
  ///   dates are those of a gradient.
  /// - Returns: The marks with the styles.
  public func foregroundStyle<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> some VectorizedChartContent<DataElement> {
    encoding(.foregroundStyle, value)
  }

  /// Multiplies the opacity of marks by the factors at a key path, which are clamped to 0...1.
  public func opacity(
    _ opacity: KeyPath<DataElement, Double>
  ) -> some VectorizedChartContent<DataElement> {
    setting { .opacity($0[keyPath: opacity]) }
  }

  /// Sets the styles of lines and rules to those at a key path.
  public func lineStyle(
    _ style: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    setting { .lineStyle($0[keyPath: style]) }
  }

  /// Sets the styles of lines by values of the elements, with a legend; by default, the lines differ in their dashes.
  public func lineStyle<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> some VectorizedChartContent<DataElement> {
    encoding(.lineStyle, value)
  }

  /// Sets the symbols of points to those at a key path.
  public func symbol<Symbol: ChartSymbolShape>(
    _ symbol: KeyPath<DataElement, Symbol>
  ) -> some VectorizedChartContent<DataElement> {
    setting { .symbol(MarkSymbol($0[keyPath: symbol])) }
  }

  /// Sets the symbols of points by values of the elements, with a legend.
  public func symbol<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> some VectorizedChartContent<DataElement> {
    encoding(.symbol, value)
  }

  /// Sets the areas of symbols to those at a key path, in square points.
  public func symbolSize(
    _ area: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    setting { .symbolSize(.area($0[keyPath: area])) }
  }

  /// Sets the widths and heights of symbols to those at a key path, in points.
  public func symbolSize(
    _ size: KeyPath<DataElement, CGSize>
  ) -> some VectorizedChartContent<DataElement> {
    setting { .symbolSize(.box($0[keyPath: size])) }
  }

  /// Sets the areas of symbols by values of the elements, with a legend.
  public func symbolSize<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> some VectorizedChartContent<DataElement> {
    encoding(.symbolSize, value)
  }

  /// Places the marks of a category or calendar unit side by side, by values of the elements.
  ///
  /// - Parameters:
  ///   - value: The values. The marks are in the order in which their values first appear.
  ///   - axis: The axis along which the marks are placed; that of the categories or units by default.
  ///   - span: The length that the marks share; by default seven tenths of the category or unit.
  /// - Returns: The marks side by side.
  public func position<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    _modified(by: _ElementChange(kind: .position(value.column, axis, span)))
  }

  private func setting(_ change: @escaping (DataElement) -> MarkChange) -> Self {
    _modified(by: _ElementChange(kind: .setting(change)))
  }

  private func encoding<Value>(
    _ channel: MarkChannel, _ value: PlottableProjection<DataElement, Value>
  ) -> Self {
    _modified(by: _ElementChange(kind: .encoding(channel, value.column)))
  }
}
