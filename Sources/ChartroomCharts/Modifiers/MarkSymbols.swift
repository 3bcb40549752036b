public import ChartroomUI
public import Foundation

nonisolated extension ChartContent {
  /// Sets the symbol of points, and adds a symbol at each point of lines.
  public func symbol<Symbol: ChartSymbolShape>(_ symbol: Symbol) -> some ChartContent {
    ModifiedMarks(content: self, change: .symbol(MarkSymbol(symbol)))
  }

  /// Shows a view in place of the symbol of each point, and at each point of lines.
  ///
  /// The views are in front of all marks.
  ///
  /// - Parameter symbol: The view.
  /// - Returns: The marks with the views.
  public func symbol<Symbol: View>(@ViewBuilder symbol: () -> Symbol) -> some ChartContent {
    ModifiedMarks(content: self, change: .symbolView(AnyView(symbol())))
  }

  /// Sets the symbol of points by a value, with a legend.
  ///
  /// The default symbols are filled, including those on lines.
  @inlinable
  public func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    _EncodedMarks(self, .symbol, by: value)
  }

  /// Sets the area of symbols, in square points; 50 by default.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    ModifiedMarks(content: self, change: .symbolSize(.area(area)))
  }

  /// Sets the width and the height of symbols, in points.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    ModifiedMarks(content: self, change: .symbolSize(.box(size)))
  }

  /// Sets the area of symbols by a value, with a legend.
  ///
  /// - Parameter value: The value. By default, the areas for numbers and dates grow linearly from 16 square points at
  ///   the beginning of the scale to 320 at its end. A scale of numbers includes zero by default.
  /// - Returns: The marks with the areas.
  @inlinable
  public func symbolSize<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    _EncodedMarks(self, .symbolSize, by: value)
  }

  /// Places the marks of a category or calendar unit side by side, by a value.
  ///
  /// A line or an area moves as a whole, by the value of its first mark.
  ///
  /// - Parameters:
  ///   - value: The value. The marks are in the order in which their values first appear.
  ///   - axis: The axis along which the marks are placed; that of the categories or units by default.
  ///   - span: The length that the marks share; by default seven tenths of the category or unit.
  /// - Returns: The marks side by side.
  public func position<Value: Plottable>(
    by value: PlottableValue<Value>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    ModifiedMarks(content: self, change: .position(value.label, value.extent, axis, span))
  }
}
