public import ChartroomUI

/// The preference that passes the proxy of a chart to its layers.
enum ChartProxyKey: PreferenceKey {
  static var defaultValue: ChartProxy? { nil }

  static func reduce(value: inout ChartProxy?, nextValue: () -> ChartProxy?) {
    value = value ?? nextValue()
  }
}

nonisolated extension View {
  /// Adds an overlay to a view that contains a chart.
  ///
  /// The content is created after the first layout of the chart, and again when the scales or the plot change.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the content in the view.
  ///   - content: A closure that creates the content from the proxy of the first chart in the view.
  /// - Returns: The view with its overlay.
  public func chartOverlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
  ) -> some View {
    overlayPreferenceValue(ChartProxyKey.self, alignment: alignment) { proxy in
      if let proxy { content(proxy) }
    }
  }

  /// Adds a background to a view that contains a chart.
  ///
  /// The content is created after the first layout of the chart, and again when the scales or the plot change.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the content in the view.
  ///   - content: A closure that creates the content from the proxy of the first chart in the view.
  /// - Returns: The view with its background.
  public func chartBackground<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
  ) -> some View {
    backgroundPreferenceValue(ChartProxyKey.self, alignment: alignment) { proxy in
      if let proxy { content(proxy) }
    }
  }
}
