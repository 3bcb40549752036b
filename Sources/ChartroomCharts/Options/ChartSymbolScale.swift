import ChartScales
public import ChartroomUI

nonisolated extension View {
  private func symbols(_ change: @escaping (inout StyleSettings<MarkSymbol>) -> Void) -> some View {
    transformEnvironment(\.chartOptions.symbols, transform: change)
  }

  /// Sets the symbols of the values of `symbol(by:)`.
  ///
  /// - Parameter mapping: The values, in the order of the legend, with their symbols.
  /// - Returns: The view with the symbols.
  public func chartSymbolScale<Value: Plottable, Symbol: ChartSymbolShape>(
    _ mapping: KeyValuePairs<Value, Symbol>
  ) -> some View {
    let pairs = mapping.map { ($0.key.primitivePlottable._plotted, MarkSymbol($0.value)) }
    return symbols { $0 = StyleSettings(styles: .pairs(pairs)) }
  }

  /// Sets the symbols of the values of `symbol(by:)`, which can be of several types.
  ///
  /// - Parameter mapping: The values, in the order of the legend, with their symbols.
  /// - Returns: The view with the symbols.
  @_disfavoredOverload
  public func chartSymbolScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, any ChartSymbolShape>
  ) -> some View {
    let pairs = mapping.map { ($0.key.primitivePlottable._plotted, MarkSymbol($0.value)) }
    return symbols { $0 = StyleSettings(styles: .pairs(pairs)) }
  }

  /// Sets the values of `symbol(by:)`.
  ///
  /// - Parameter domain: The values in the order of the legend.
  /// - Returns: The view with the scale.
  public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    symbols { $0.domain = domain._domain }
  }

  /// Sets the values of `symbol(by:)` and their symbols.
  ///
  /// - Parameters:
  ///   - domain: The values in the order of the legend.
  ///   - range: The symbols, which repeat if there are more values.
  /// - Returns: The view with the symbols.
  public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    let styles = StyleSettings<MarkSymbol>.Styles(range) { MarkSymbol($0) }
    return symbols { $0 = StyleSettings(domain: domain._domain, styles: styles) }
  }

  /// Sets the values of `symbol(by:)` and their symbols.
  ///
  /// - Parameters:
  ///   - domain: The values in the order of the legend.
  ///   - range: The symbols, which repeat if there are more values.
  /// - Returns: The view with the symbols.
  public func chartSymbolScale<Domain: ScaleDomain, Symbol: ChartSymbolShape>(
    domain: Domain, range: [Symbol]
  ) -> some View {
    let styles = range.map { MarkSymbol($0) }
    return symbols { $0 = StyleSettings(domain: domain._domain, styles: .list(styles)) }
  }

  /// Sets the symbols of the values of `symbol(by:)`, in the order of the data.
  ///
  /// - Parameter range: The symbols, which repeat if there are more values.
  /// - Returns: The view with the symbols.
  public func chartSymbolScale<Range: ScaleRange>(
    range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    let styles = StyleSettings<MarkSymbol>.Styles(range) { MarkSymbol($0) }
    return symbols { $0 = StyleSettings(domain: $0.domain, styles: styles) }
  }

  /// Sets the symbols of the values of `symbol(by:)`, in the order of the data.
  ///
  /// - Parameter range: The symbols, which repeat if there are more values.
  /// - Returns: The view with the symbols.
  public func chartSymbolScale<Symbol: ChartSymbolShape>(range: [Symbol]) -> some View {
    let styles = range.map { MarkSymbol($0) }
    return symbols { $0 = StyleSettings(domain: $0.domain, styles: .list(styles)) }
  }

  /// Sets the values of `symbol(by:)` and a function that returns their symbols.
  ///
  /// - Parameters:
  ///   - domain: The values in the order of the legend.
  ///   - mapping: A closure that returns the symbol of a value.
  /// - Returns: The view with the symbols.
  public func chartSymbolScale<Value: Plottable, Symbol: ChartSymbolShape>(
    domain: [Value], mapping: @escaping (Value) -> Symbol
  ) -> some View {
    let styles = StyleSettings<MarkSymbol>.Styles { MarkSymbol(mapping($0)) }
    return symbols { $0 = StyleSettings(domain: domain._domain, styles: styles) }
  }

  /// Sets a function that returns the symbols of the values of `symbol(by:)`.
  ///
  /// - Parameter mapping: A closure that returns the symbol of a value.
  /// - Returns: The view with the symbols.
  public func chartSymbolScale<Value: Plottable, Symbol: ChartSymbolShape>(
    mapping: @escaping (Value) -> Symbol
  ) -> some View {
    let styles = StyleSettings<MarkSymbol>.Styles { MarkSymbol(mapping($0)) }
    return symbols { $0 = StyleSettings(domain: $0.domain, styles: styles) }
  }
}
