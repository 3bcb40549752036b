import ChartScales
public import ChartroomUI

nonisolated extension View {
  private func foregroundStyles(
    _ change: @escaping (inout StyleSettings<AnyShapeStyle>) -> Void
  ) -> some View {
    transformEnvironment(\.chartOptions.foregroundStyles, transform: change)
  }

  /// Sets the styles of the values of `foregroundStyle(by:)`.
  ///
  /// - Parameter mapping: The values, in the order of the legend, with their styles.
  /// - Returns: The view with the styles.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Style>
  ) -> some View {
    let pairs = mapping.map { ($0.key.primitivePlottable._plotted, AnyShapeStyle($0.value)) }
    return foregroundStyles { $0 = StyleSettings(type: $0.type, styles: .pairs(pairs)) }
  }

  /// Sets the values of `foregroundStyle(by:)` and their styles.
  ///
  /// - Parameters:
  ///   - domain: The categories in the order of the legend, or the range of numbers or dates.
  ///   - range: The styles of categories, which repeat if there are more categories, or the styles between which those
  ///     of numbers and dates are interpolated.
  ///   - type: The type of a scale of numbers; linear for `nil`, the default.
  /// - Returns: The view with the styles.
  public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    let styles = StyleSettings<AnyShapeStyle>.Styles(range) { AnyShapeStyle($0) }
    return foregroundStyles {
      $0 = StyleSettings(domain: domain._domain, type: type, styles: styles)
    }
  }

  /// Sets the values of `foregroundStyle(by:)` and their styles.
  ///
  /// - Parameters:
  ///   - domain: The categories in the order of the legend, or the range of numbers or dates.
  ///   - range: The styles of categories, which repeat if there are more categories, or the styles between which those
  ///     of numbers and dates are interpolated.
  ///   - type: The type of a scale of numbers; linear for `nil`, the default.
  /// - Returns: The view with the styles.
  public func chartForegroundStyleScale<Domain: ScaleDomain, Style: ShapeStyle>(
    domain: Domain, range: [Style], type: ScaleType? = nil
  ) -> some View {
    let styles = range.map { AnyShapeStyle($0) }
    return foregroundStyles {
      $0 = StyleSettings(domain: domain._domain, type: type, styles: .list(styles))
    }
  }

  /// Sets the values of `foregroundStyle(by:)`.
  ///
  /// - Parameters:
  ///   - domain: The categories in the order of the legend, or the range of numbers or dates.
  ///   - type: The type of a scale of numbers; linear for `nil`, the default.
  /// - Returns: The view with the scale.
  public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    foregroundStyles {
      $0.domain = domain._domain
      $0.type = type ?? $0.type
    }
  }

  /// Sets the styles of the values of `foregroundStyle(by:)`, in the order of the data.
  ///
  /// - Parameters:
  ///   - range: The styles of categories, which repeat if there are more categories, or the styles between which those
  ///     of numbers and dates are interpolated. From a gradient, categories get colours at equal distances.
  ///   - type: The type of a scale of numbers; linear for `nil`, the default.
  /// - Returns: The view with the styles.
  public func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    let styles = StyleSettings<AnyShapeStyle>.Styles(range) { AnyShapeStyle($0) }
    return foregroundStyles {
      $0 = StyleSettings(domain: $0.domain, type: type ?? $0.type, styles: styles)
    }
  }

  /// Sets the styles of the values of `foregroundStyle(by:)`, in the order of the data.
  ///
  /// - Parameters:
  ///   - range: The styles of categories, which repeat if there are more categories, or the styles between which those
  ///     of numbers and dates are interpolated.
  ///   - type: The type of a scale of numbers; linear for `nil`, the default.
  /// - Returns: The view with the styles.
  public func chartForegroundStyleScale<Style: ShapeStyle>(
    range: [Style], type: ScaleType? = nil
  ) -> some View {
    let styles = range.map { AnyShapeStyle($0) }
    return foregroundStyles {
      $0 = StyleSettings(domain: $0.domain, type: type ?? $0.type, styles: .list(styles))
    }
  }

  /// Sets the type of the scale of `foregroundStyle(by:)`.
  ///
  /// - Parameter type: The type; linear for `nil`. `category` gives each number or date a separate colour.
  /// - Returns: The view with the scale.
  public func chartForegroundStyleScale(type: ScaleType?) -> some View {
    foregroundStyles { $0.type = type }
  }

  /// Sets the values of `foregroundStyle(by:)` and a function that returns their styles.
  ///
  /// - Parameters:
  ///   - domain: The values in the order of the legend.
  ///   - mapping: A closure that returns the style of a value.
  /// - Returns: The view with the styles.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value], mapping: @escaping (Value) -> Style
  ) -> some View {
    let styles = StyleSettings<AnyShapeStyle>.Styles { AnyShapeStyle(mapping($0)) }
    return foregroundStyles { $0 = StyleSettings(domain: domain._domain, styles: styles) }
  }

  /// Sets a function that returns the styles of the values of `foregroundStyle(by:)`.
  ///
  /// - Parameter mapping: A closure that returns the style of a value.
  /// - Returns: The view with the styles.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    mapping: @escaping (Value) -> Style
  ) -> some View {
    let styles = StyleSettings<AnyShapeStyle>.Styles { AnyShapeStyle(mapping($0)) }
    return foregroundStyles { $0 = StyleSettings(domain: $0.domain, type: $0.type, styles: styles) }
  }
}
