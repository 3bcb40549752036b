public import ChartroomUI
import Graphics

/// The preference that passes the proxy of a chart to its layers.
enum ChartProxyKey: PreferenceKey {
  static var defaultValue: ChartProxy? { nil }

  static func reduce(value: inout ChartProxy?, nextValue: () -> ChartProxy?) {
    value = value ?? nextValue()
  }
}

extension ChartProxy {
  /// Returns content in the coordinates of the proxy.
  ///
  /// Offsets and positions run from the right in a view from right to left, but the coordinates of the proxy, the frame
  /// of the plot and the locations of gestures from the left.
  nonisolated fileprivate func layer<Content: View>(_ content: (ChartProxy) -> Content) -> some View
  {
    content(self).transformEnvironment(\.layoutDirection) { direction in
      if model.isMirrored { direction = .leftToRight }
    }
  }
}

nonisolated extension View {
  /// Adds an overlay to a view that contains a chart.
  ///
  /// The content is created after the first layout of the chart, and again when the scales or the plot change. It is
  /// laid out from left to right, as the coordinates of the proxy are.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the content in the view.
  ///   - content: A closure that creates the content from the proxy of the first chart in the view.
  /// - Returns: The view with its overlay.
  public func chartOverlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
  ) -> some View {
    overlayPreferenceValue(ChartProxyKey.self, alignment: alignment) { proxy in
      if let proxy { proxy.layer(content) }
    }
  }

  /// Adds a background to a view that contains a chart.
  ///
  /// The content is created after the first layout of the chart, and again when the scales or the plot change. It is
  /// laid out from left to right, as the coordinates of the proxy are.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the content in the view.
  ///   - content: A closure that creates the content from the proxy of the first chart in the view.
  /// - Returns: The view with its background.
  public func chartBackground<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
  ) -> some View {
    backgroundPreferenceValue(ChartProxyKey.self, alignment: alignment) { proxy in
      if let proxy { proxy.layer(content) }
    }
  }
}
