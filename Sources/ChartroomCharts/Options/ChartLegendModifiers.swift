public import ChartroomUI
public import Foundation

nonisolated extension View {
  /// Shows or hides the legend of charts in the view.
  public func chartLegend(_ visibility: Visibility) -> some View {
    environment(\.chartOptions.legend.visibility, visibility)
  }

  /// Sets the place of the legend of charts in the view.
  ///
  /// The items of a legend at the leading or trailing edge are below one another.
  ///
  /// - Parameters:
  ///   - position: The edge of the plot; the bottom by default.
  ///   - alignment: The alignment along that edge; `nil`, the default, is leading or top.
  ///   - spacing: The distance from the plot and its labels, in points; `nil`, the default, for the usual one.
  /// - Returns: The view with the legend.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    transformEnvironment(\.chartOptions.legend) {
      $0.position = position
      $0.alignment = alignment
      $0.spacing = spacing
    }
  }

  /// Replaces the legend of charts in the view.
  ///
  /// - Parameters:
  ///   - position: The edge of the plot; the bottom by default.
  ///   - alignment: The alignment along that edge; `nil`, the default, is leading or top.
  ///   - spacing: The distance from the plot and its labels, in points; `nil`, the default, for the usual one.
  ///   - content: The views of the legend.
  /// - Returns: The view with the legend.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = AnyView(content())
    return transformEnvironment(\.chartOptions.legend) {
      $0 = ChartOptions.Legend(
        visibility: $0.visibility, position: position, alignment: alignment, spacing: spacing,
        content: content)
    }
  }
}
