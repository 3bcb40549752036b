public import ChartroomUI
public import Graphics

nonisolated extension View {
  private func lines(_ change: @escaping (inout StyleSettings<StrokeStyle>) -> Void) -> some View {
    transformEnvironment(\.chartOptions.lineStyles, transform: change)
  }

  /// Sets the line styles of the values of `lineStyle(by:)`.
  ///
  /// - Parameter mapping: The values, in the order of the legend, with their line styles.
  /// - Returns: The view with the line styles.
  public func chartLineStyleScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, StrokeStyle>
  ) -> some View {
    let styles = StyleSettings<StrokeStyle>.Styles(mapping)
    return lines { $0 = StyleSettings(styles: styles) }
  }

  /// Sets the values of `lineStyle(by:)`.
  ///
  /// - Parameter domain: The values in the order of the legend.
  /// - Returns: The view with the scale.
  public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    lines { $0.domain = domain._domain }
  }

  /// Sets the values of `lineStyle(by:)` and their line styles.
  ///
  /// - Parameters:
  ///   - domain: The values in the order of the legend.
  ///   - range: The line styles, which repeat if there are more values.
  /// - Returns: The view with the line styles.
  public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    let styles = StyleSettings<StrokeStyle>.Styles(range) { $0 }
    return lines { $0 = StyleSettings(domain: domain._domain, styles: styles) }
  }

  /// Sets the line styles of the values of `lineStyle(by:)`, in the order of the data.
  ///
  /// - Parameter range: The line styles, which repeat if there are more values.
  /// - Returns: The view with the line styles.
  public func chartLineStyleScale<Range: ScaleRange>(
    range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    let styles = StyleSettings<StrokeStyle>.Styles(range) { $0 }
    return lines { $0 = StyleSettings(domain: $0.domain, styles: styles) }
  }

  /// Sets the values of `lineStyle(by:)` and a function that returns their line styles.
  ///
  /// - Parameters:
  ///   - domain: The values in the order of the legend.
  ///   - mapping: A closure that returns the line style of a value.
  /// - Returns: The view with the line styles.
  public func chartLineStyleScale<Value: Plottable>(
    domain: [Value], mapping: @escaping (Value) -> StrokeStyle
  ) -> some View {
    let styles = StyleSettings<StrokeStyle>.Styles(mapping)
    return lines { $0 = StyleSettings(domain: domain._domain, styles: styles) }
  }

  /// Sets a function that returns the line styles of the values of `lineStyle(by:)`.
  ///
  /// - Parameter mapping: A closure that returns the line style of a value.
  /// - Returns: The view with the line styles.
  public func chartLineStyleScale<Value: Plottable>(
    mapping: @escaping (Value) -> StrokeStyle
  ) -> some View {
    let styles = StyleSettings<StrokeStyle>.Styles(mapping)
    return lines { $0 = StyleSettings(domain: $0.domain, styles: styles) }
  }
}
