public import ChartroomUI
public import Foundation

nonisolated extension View {
  private func sizes(_ change: @escaping (inout StyleSettings<CGFloat>) -> Void) -> some View {
    transformEnvironment(\.chartOptions.symbolSizes, transform: change)
  }

  /// Sets the areas of the symbols of the values of `symbolSize(by:)`, in square points.
  ///
  /// - Parameter mapping: The values, in the order of the legend, with the areas of their symbols.
  /// - Returns: The view with the sizes.
  public func chartSymbolSizeScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, CGFloat>
  ) -> some View {
    let styles = StyleSettings<CGFloat>.Styles(mapping)
    return sizes { $0 = StyleSettings(type: $0.type, styles: styles) }
  }

  /// Sets the values of `symbolSize(by:)` and the areas of their symbols, in square points.
  ///
  /// - Parameters:
  ///   - domain: The categories in the order of the legend, or the range of numbers or dates.
  ///   - range: The areas for categories, which repeat if there are more categories, or the areas between which those
  ///     for numbers and dates are interpolated.
  ///   - type: The type of a scale of numbers; linear for `nil`, the default.
  /// - Returns: The view with the sizes.
  public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    let styles = StyleSettings<CGFloat>.Styles(range) { $0 }
    return sizes { $0 = StyleSettings(domain: domain._domain, type: type, styles: styles) }
  }

  /// Sets the values of `symbolSize(by:)` and the areas of their symbols, in square points.
  ///
  /// - Parameters:
  ///   - domain: The categories in the order of the legend, or the range of numbers or dates.
  ///   - range: The least and the greatest area.
  ///   - type: The type of a scale of numbers; linear for `nil`, the default.
  /// - Returns: The view with the sizes.
  public func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View {
    let styles = StyleSettings<CGFloat>.Styles(range) { $0 }
    return sizes { $0 = StyleSettings(domain: domain._domain, type: type, styles: styles) }
  }

  /// Sets the values of `symbolSize(by:)`.
  ///
  /// - Parameters:
  ///   - domain: The categories in the order of the legend, or the range of numbers or dates.
  ///   - type: The type of a scale of numbers; linear for `nil`, the default.
  /// - Returns: The view with the scale.
  public func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    sizes {
      $0.domain = domain._domain
      $0.type = type ?? $0.type
    }
  }

  /// Sets the areas of the symbols of the values of `symbolSize(by:)`, in square points.
  ///
  /// - Parameters:
  ///   - range: The areas for categories, which repeat if there are more categories, or the areas between which those
  ///     for numbers and dates are interpolated.
  ///   - type: The type of a scale of numbers; linear for `nil`, the default.
  /// - Returns: The view with the sizes.
  public func chartSymbolSizeScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    let styles = StyleSettings<CGFloat>.Styles(range) { $0 }
    return sizes { $0 = StyleSettings(domain: $0.domain, type: type ?? $0.type, styles: styles) }
  }

  /// Sets the areas of the symbols of the values of `symbolSize(by:)`, in square points.
  ///
  /// - Parameters:
  ///   - range: The least and the greatest area.
  ///   - type: The type of a scale of numbers; linear for `nil`, the default.
  /// - Returns: The view with the sizes.
  public func chartSymbolSizeScale(
    range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View {
    let styles = StyleSettings<CGFloat>.Styles(range) { $0 }
    return sizes { $0 = StyleSettings(domain: $0.domain, type: type ?? $0.type, styles: styles) }
  }

  /// Sets the type of the scale of `symbolSize(by:)`; linear for `nil`.
  public func chartSymbolSizeScale(type: ScaleType?) -> some View { sizes { $0.type = type } }

  /// Sets the values of `symbolSize(by:)` and a function that returns the areas of their symbols.
  ///
  /// - Parameters:
  ///   - domain: The values in the order of the legend.
  ///   - mapping: A closure that returns the area of the symbol of a value, in square points.
  /// - Returns: The view with the sizes.
  public func chartSymbolSizeScale<Value: Plottable>(
    domain: [Value], mapping: @escaping (Value) -> CGFloat
  ) -> some View {
    let styles = StyleSettings<CGFloat>.Styles(mapping)
    return sizes { $0 = StyleSettings(domain: domain._domain, styles: styles) }
  }

  /// Sets a function that returns the areas of the symbols of the values of `symbolSize(by:)`.
  ///
  /// - Parameter mapping: A closure that returns the area of the symbol of a value, in square points.
  /// - Returns: The view with the sizes.
  public func chartSymbolSizeScale<Value: Plottable>(
    mapping: @escaping (Value) -> CGFloat
  ) -> some View {
    let styles = StyleSettings<CGFloat>.Styles(mapping)
    return sizes { $0 = StyleSettings(domain: $0.domain, type: $0.type, styles: styles) }
  }
}
