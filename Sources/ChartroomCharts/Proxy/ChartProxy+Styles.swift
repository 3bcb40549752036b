import ChartScales
public import ChartroomUI
public import Foundation
public import Graphics

extension ChartProxy {
  /// Returns the style of a value of `foregroundStyle(by:)`; `nil` for values of another type and unknown categories.
  ///
  /// The colours are those in the environment of the chart.
  public func foregroundStyle<Value: Plottable>(for value: Value) -> AnyShapeStyle? {
    style(of: value, in: model.styles.paints).map { AnyShapeStyle(PaintStyle(paint: $0)) }
  }

  /// Returns the style of lines of a value of `lineStyle(by:)`; `nil` for values of another type and unknown
  /// categories.
  public func lineStyle<Value: Plottable>(for value: Value) -> StrokeStyle? {
    style(of: value, in: model.styles.lines)
  }

  /// Returns the symbol of a value of `symbol(by:)`; `nil` for values of another type and unknown categories.
  public func symbol<Value: Plottable>(for value: Value) -> AnyChartSymbolShape? {
    func erased<Symbol: ChartSymbolShape>(_ shape: Symbol) -> AnyChartSymbolShape {
      AnyChartSymbolShape(shape)
    }
    return style(of: value, in: model.styles.symbols).map { erased($0.shape) }
  }

  /// Returns the area of the symbols, in square points, of a value of `symbolSize(by:)`; `nil` for values of another
  /// type and unknown categories.
  public func symbolSize<Value: Plottable>(for value: Value) -> CGFloat? {
    style(of: value, in: model.styles.areas)
  }

  /// Returns the values of the scale of foreground styles: the ends of a range of numbers or dates, or all categories.
  ///
  /// - Parameter dataType: The type of the values; values of another type are left out.
  /// - Returns: The values, in the order of the legend.
  public func foregroundStyleDomain<Value: Plottable>(
    dataType: Value.Type = Value.self
  ) -> [Value] {
    model.styles.paints.domain.compactMap(Value.init(plotted:))
  }

  /// Returns the values of the scale of line styles, which are categories.
  ///
  /// - Parameter dataType: The type of the values; values of another type are left out.
  /// - Returns: The values, in the order of the legend.
  public func lineStyleDomain<Value: Plottable>(dataType: Value.Type = Value.self) -> [Value] {
    model.styles.lines.domain.compactMap(Value.init(plotted:))
  }

  /// Returns the values of the scale of symbols, which are categories.
  ///
  /// - Parameter dataType: The type of the values; values of another type are left out.
  /// - Returns: The values, in the order of the legend.
  public func symbolDomain<Value: Plottable>(dataType: Value.Type = Value.self) -> [Value] {
    model.styles.symbols.domain.compactMap(Value.init(plotted:))
  }

  /// Returns the values of the scale of symbol sizes: the ends of a range of numbers or dates, or all categories.
  ///
  /// - Parameter dataType: The type of the values; values of another type are left out.
  /// - Returns: The values, in the order of the legend.
  public func symbolSizeDomain<Value: Plottable>(dataType: Value.Type = Value.self) -> [Value] {
    model.styles.areas.domain.compactMap(Value.init(plotted:))
  }

  private func style<Value: Plottable, Style>(
    of value: Value, in styles: StyleScale<_PlottedValue, Style>
  ) -> Style? {
    styles.style(of: value.primitivePlottable._plotted)
  }
}

/// A style that is already resolved.
private struct PaintStyle: BasicShapeStyle {
  let paint: BasicPaint

  func basicPaint(in environment: EnvironmentValues) -> BasicPaint { paint }
}
