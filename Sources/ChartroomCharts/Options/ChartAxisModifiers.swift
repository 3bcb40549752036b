public import ChartroomUI

nonisolated extension View {
  /// Shows or hides the X axis of charts in the view, with its grid lines.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chartOptions) {
      $0.xAxis = visibility == .hidden ? .hidden : .automatic
    }
  }

  /// Sets the content of the X axis of charts in the view.
  ///
  /// - Parameter content: The marks of the axis. An axis without marks is empty.
  /// - Returns: The view with the axis.
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return transformEnvironment(\.chartOptions) { $0.xAxis = .content(content) }
  }

  /// Shows or hides the Y axis of charts in the view, with its grid lines.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chartOptions) {
      $0.yAxis = visibility == .hidden ? .hidden : .automatic
    }
  }

  /// Sets the content of the Y axis of charts in the view.
  ///
  /// - Parameter content: The marks of the axis. An axis without marks is empty.
  /// - Returns: The view with the axis.
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return transformEnvironment(\.chartOptions) { $0.yAxis = .content(content) }
  }

  /// Modifies the areas of the X axes of charts in the view: those of the labels beside the plots.
  ///
  /// A frame determines the height of the area.
  /// - Note: Unlike in Swift Charts, the modified area is behind the labels and the ticks, so that modifiers such as
  ///   `opacity(_:)` do not apply to these.
  /// - Parameter content: A closure that returns the modified area, such as `$0.background(.gray)`.
  /// - Returns: The view with the modified axes.
  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    transformEnvironment(\.chartOptions) { $0.xAxisStyle = { AnyView(content($0)) } }
  }

  /// Modifies the areas of the Y axes of charts in the view: those of the labels beside the plots.
  ///
  /// A frame determines the width of the area.
  /// - Note: Unlike in Swift Charts, the modified area is behind the labels and the ticks, so that modifiers such as
  ///   `opacity(_:)` do not apply to these.
  /// - Parameter content: A closure that returns the modified area, such as `$0.background(.gray)`.
  /// - Returns: The view with the modified axes.
  public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    transformEnvironment(\.chartOptions) { $0.yAxisStyle = { AnyView(content($0)) } }
  }

  /// Modifies the plots of charts in the view: their grid lines and marks.
  ///
  /// - Parameter content: A closure that returns the modified plot, such as `$0.background(.gray)`.
  /// - Returns: The view with the modified plots.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    transformEnvironment(\.chartOptions) { $0.plotStyle = { AnyView(content($0)) } }
  }
}
