public import ChartroomUI

nonisolated extension View {
  /// Sets the domain and the type of the X scale of charts in the view.
  ///
  /// - Parameters:
  ///   - domain: The values from the left to the right of the plot.
  ///   - type: The type of the scale; `nil`, the default, depends on the data.
  /// - Returns: The view with the scale.
  public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chartScale(\.x, domain: domain._domain, type: type)
  }

  /// Sets the domain, the part of the plot and the type of the X scale of charts in the view.
  ///
  /// - Parameters:
  ///   - domain: The values from the left to the right of the plot.
  ///   - range: The part of the plot that the scale takes.
  ///   - type: The type of the scale; `nil`, the default, depends on the data.
  /// - Returns: The view with the scale.
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartScale(\.x, domain: domain._domain, range: range._range, type: type)
  }

  /// Sets the part of the plot and the type of the X scale of charts in the view.
  ///
  /// - Parameters:
  ///   - range: The part of the plot that the scale takes.
  ///   - type: The type of the scale; `nil`, the default, depends on the data.
  /// - Returns: The view with the scale.
  public func chartXScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    chartScale(\.x, range: range._range, type: type)
  }

  /// Sets the type of the X scale of charts in the view; `nil` depends on the data.
  public func chartXScale(type: ScaleType?) -> some View {
    environment(\.chartOptions.x.type, type)
  }

  /// Sets the domain and the type of the Y scale of charts in the view.
  ///
  /// - Parameters:
  ///   - domain: The values from the bottom to the top of the plot.
  ///   - type: The type of the scale; `nil`, the default, depends on the data.
  /// - Returns: The view with the scale.
  public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chartScale(\.y, domain: domain._domain, type: type)
  }

  /// Sets the domain, the part of the plot and the type of the Y scale of charts in the view.
  ///
  /// - Parameters:
  ///   - domain: The values from the bottom to the top of the plot.
  ///   - range: The part of the plot that the scale takes.
  ///   - type: The type of the scale; `nil`, the default, depends on the data.
  /// - Returns: The view with the scale.
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartScale(\.y, domain: domain._domain, range: range._range, type: type)
  }

  /// Sets the part of the plot and the type of the Y scale of charts in the view.
  ///
  /// - Parameters:
  ///   - range: The part of the plot that the scale takes.
  ///   - type: The type of the scale; `nil`, the default, depends on the data.
  /// - Returns: The view with the scale.
  public func chartYScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    chartScale(\.y, range: range._range, type: type)
  }

  /// Sets the type of the Y scale of charts in the view; `nil` depends on the data.
  public func chartYScale(type: ScaleType?) -> some View {
    environment(\.chartOptions.y.type, type)
  }

  private func chartScale(
    _ scale: WritableKeyPath<ChartOptions, ChartOptions.Scale>, domain: _ScaleDomain? = nil,
    range: _PositionScaleRange? = nil, type: ScaleType?
  ) -> some View {
    transformEnvironment(\.chartOptions) {
      $0[keyPath: scale].domain = domain ?? $0[keyPath: scale].domain
      $0[keyPath: scale].range = range ?? $0[keyPath: scale].range
      $0[keyPath: scale].type = type ?? $0[keyPath: scale].type
    }
  }

  /// Sets the styles of the values of `foregroundStyle(by:)`.
  ///
  /// - Parameter mapping: The values, in the order of the legend, with their styles.
  /// - Returns: The view with the styles.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Style>
  ) -> some View {
    let pairs = mapping.map { ($0.key.primitivePlottable._plotted, AnyShapeStyle($0.value)) }
    return transformEnvironment(\.chartOptions) { $0.foregroundStyles = .pairs(pairs) }
  }

  /// Sets the styles of the values of `foregroundStyle(by:)` in the order of the data.
  ///
  /// - Parameter range: The styles, which repeat if there are more values.
  /// - Returns: The view with the styles.
  public func chartForegroundStyleScale<Style: ShapeStyle>(range: [Style]) -> some View {
    let styles = range.map { AnyShapeStyle($0) }
    return transformEnvironment(\.chartOptions) { $0.foregroundStyles = .range(nil, styles) }
  }

  /// Sets the values of `foregroundStyle(by:)` and their styles.
  ///
  /// - Parameters:
  ///   - domain: The values, in the order of the legend.
  ///   - range: The styles, which repeat if there are more values.
  /// - Returns: The view with the styles.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value], range: [Style]
  ) -> some View {
    let values = domain.map(\.primitivePlottable._plotted)
    let styles = range.map { AnyShapeStyle($0) }
    return transformEnvironment(\.chartOptions) { $0.foregroundStyles = .range(values, styles) }
  }
}
