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
    transformEnvironment(\.chartOptions.x) {
      $0 = ChartOptions.Scale(domain: domain._domain, type: type ?? $0.type)
    }
  }

  /// Sets the type of the X scale of charts in the view.
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
    transformEnvironment(\.chartOptions.y) {
      $0 = ChartOptions.Scale(domain: domain._domain, type: type ?? $0.type)
    }
  }

  /// Sets the type of the Y scale of charts in the view.
  public func chartYScale(type: ScaleType?) -> some View {
    environment(\.chartOptions.y.type, type)
  }
}
