public import ChartroomUI

nonisolated extension View {
  /// Sets the domain and the type of the X scale of charts in the view.
  ///
  /// - Parameters:
  ///   - domain: The values, from the left to the right of the plot.
  ///   - type: The type of the scale; `nil`, the default, lets the data determine it.
  /// - Returns: The view with the scale.
  public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chartScale(\.x, domain: domain._domain, type: type)
  }

  /// Sets the domain, the range and the type of the X scale of charts in the view.
  ///
  /// - Parameters:
  ///   - domain: The values, from the left to the right of the plot.
  ///   - range: The part of the plot that the scale occupies.
  ///   - type: The type of the scale; `nil`, the default, lets the data determine it.
  /// - Returns: The view with the scale.
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartScale(\.x, domain: domain._domain, range: range._positionRange, type: type)
  }

  /// Sets the range and the type of the X scale of charts in the view.
  ///
  /// - Parameters:
  ///   - range: The part of the plot that the scale occupies.
  ///   - type: The type of the scale; `nil`, the default, lets the data determine it.
  /// - Returns: The view with the scale.
  public func chartXScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    chartScale(\.x, range: range._positionRange, type: type)
  }

  /// Sets the type of the X scale of charts in the view; for `nil`, the data determine the type.
  public func chartXScale(type: ScaleType?) -> some View {
    environment(\.chartOptions.x.type, type)
  }

  /// Sets the domain and the type of the Y scale of charts in the view.
  ///
  /// - Parameters:
  ///   - domain: The numbers or dates, from the bottom to the top of the plot, or the categories, from the top to the
  ///     bottom.
  ///   - type: The type of the scale; `nil`, the default, lets the data determine it.
  /// - Returns: The view with the scale.
  public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chartScale(\.y, domain: domain._domain, type: type)
  }

  /// Sets the domain, the range and the type of the Y scale of charts in the view.
  ///
  /// - Parameters:
  ///   - domain: The numbers or dates, from the bottom to the top of the plot, or the categories, from the top to the
  ///     bottom.
  ///   - range: The part of the plot that the scale occupies.
  ///   - type: The type of the scale; `nil`, the default, lets the data determine it.
  /// - Returns: The view with the scale.
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartScale(\.y, domain: domain._domain, range: range._positionRange, type: type)
  }

  /// Sets the range and the type of the Y scale of charts in the view.
  ///
  /// - Parameters:
  ///   - range: The part of the plot that the scale occupies.
  ///   - type: The type of the scale; `nil`, the default, lets the data determine it.
  /// - Returns: The view with the scale.
  public func chartYScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    chartScale(\.y, range: range._positionRange, type: type)
  }

  /// Sets the type of the Y scale of charts in the view; for `nil`, the data determine the type.
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
}
